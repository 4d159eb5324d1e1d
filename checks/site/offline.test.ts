import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workerPath, workerPolicy } from '#contract/content-security-policy.ts';
import { isAdornment, listCorePaths } from '#site/offline/core-pages.ts';
import { readCore } from '../../site/integrations/offline-worker.ts';
import { attributesOf, dist, metaOf, readBuiltPages } from './built-site.ts';
import { emergencyPaths } from './content.ts';
import { pageAt } from './page-parts.ts';

const pages = await readBuiltPages();
const worker = await readFile(join(dist, workerPath), 'utf8');
const core = await readCore(dist);

test('the worker was built for these very pages', () => {
  expect(worker).toContain(core.revision);
  expect(core.pages.map(({ path }) => path)).toEqual(listCorePaths(emergencyPaths));
});

test('every file that it keeps for a page is there, those that scripts load later too', () => {
  const assets = core.pages.flatMap((page) => page.assets);
  expect(assets.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
  expect(assets.filter((path) => !worker.includes(path))).toEqual([]);
  const contact = core.pages.find(({ path }) => path === '/contact');
  expect(contact?.assets).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/inquiry-form\.island/),
      expect.stringMatching(/notices\.[\w-]+\.js/),
      expect.stringMatching(/notices\.[\w-]+\.css/),
    ]),
  );
});

test('everything that a core page names is kept with it, but what only adorns it', () => {
  const missing = core.pages.flatMap(({ path, assets }) => {
    const page = pageAt(path);
    const named = [
      ...attributesOf(page, 'use', 'data-href'),
      ...attributesOf(page, 'script', 'src'),
      ...attributesOf(page, 'astro-island', 'component-url'),
      ...attributesOf(page, 'astro-island', 'renderer-url'),
      ...[...page.html.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url as string),
    ].map((address) => address.split('#')[0] as string);
    const needed = named.filter((address) => address.startsWith('/') && !isAdornment(address));
    return needed.filter((address) => !assets.includes(address));
  });
  expect(missing).toEqual([]);
  expect(core.pages.flatMap(({ assets }) => assets.filter(isAdornment))).toEqual([]);
});

test('the worker is at most 8 KB, and pages and static hosts let it ask the site alone', async () => {
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(8 * 1024);
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  expect(headers.split('\n\n')).toContain(
    `${workerPath}\n  Cache-Control: no-cache\n  Content-Security-Policy: ${workerPolicy}`,
  );
});

test('the offline page has both telephones and a way to ask again, and lists every other page once', () => {
  const page = pageAt('/offline');
  const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
  const links = [...main.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href as string);
  expect(links.filter((href) => href.startsWith('tel:'))).toHaveLength(2);
  expect(links.filter((href) => href === '')).toHaveLength(1);
  const listed = pages.filter((each) => !metaOf(each, 'robots')?.includes('noindex'));
  expect(links.filter((href) => href.startsWith('/')).sort()).toEqual(
    listed.map(({ address }) => address).sort(),
  );
});

test('nothing leads to the offline page', async () => {
  const leading = pages.filter((page) => attributesOf(page, 'a', 'href').includes('/offline'));
  expect(leading).toEqual([]);
  for (const file of ['sitemap.xml', 'llms.txt', 'rss.xml']) {
    expect(await readFile(join(dist, file), 'utf8')).not.toContain('/offline');
  }
});
