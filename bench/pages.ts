import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runService } from '#service/robustness/running-service.ts';
import { findBuiltSite, listBuiltPages } from './built-pages.ts';
import { measureFirstScreen } from './first-screen.ts';
import { runLighthouse } from './lighthouse.ts';
import type { PageReport, PageResult } from './page-report.ts';
import { startCounting } from './transfer.ts';

/**
 * How fast the built pages are and what they weigh, page by page, served by the site's own server;
 * what comes next is written to the standard error stream meanwhile. `only` are paths such as
 * `/contact`; without it all pages are measured.
 *
 * @throws Error when there is no built site, no browser, or no such page.
 */
export async function benchPages(root: string, only?: readonly string[]): Promise<PageReport> {
  const site = findBuiltSite(root);
  const paths = listBuiltPages(site);
  const unknown = only?.filter((path) => !paths.includes(path)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no such page: ${unknown.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const service = await runService(root, { settings: { DATA_DIR: folder } });
  const counting = await startCounting();
  try {
    const wanted = only ?? paths;
    const pages: PageResult[] = [];
    for (const [index, page] of wanted.entries()) {
      process.stderr.write(`${index + 1} of ${wanted.length}: ${page}\n`);
      const url = service.address + page;
      pages.push({
        page,
        intended: findIntended(site, page),
        transfers: await counting.count(url),
        lighthouse: await runLighthouse(url),
        settled: await measureFirstScreen(service.address, page),
      });
    }
    return { pages, remarks: howMeasured };
  } finally {
    await counting.stop();
    service.process.kill('SIGTERM');
    await service.exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The audits that a page fails because it is what it is. */
function findIntended(site: string, path: string): string[] {
  const html = readFileSync(join(site, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  return [
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) ? ['is-crawlable'] : []),
    ...(path === '/404' ? ['http-status-code', 'errors-in-console'] : []),
  ];
}

const howMeasured = [
  "Lighthouse's phone: 150 ms a round trip, 1.6 Mbit/s, a processor four times slower; simulated from a load without limits over HTTP/1.1 of this machine. Medians of three. Machine: Lighthouse's measure of the processor; other work on it makes FCP, LCP, TBT and Speed Index longer.",
  'Bytes: compressed, as they came over HTTP/1.1; heads are those of the answers. Drawings are SVG, pictures all else that is an image. The second page follows the home page with its cache. Ahead: prefetched or fetched by a service worker, not counted in the rest. The manifest is not in it: a browser without a window does not fetch it.',
];
