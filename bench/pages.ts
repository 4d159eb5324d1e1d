import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../checks/browser/find-browser.ts';
import type { Report } from './report.ts';
import { withService } from './with-service.ts';

const runsPerPage = 3;

/** Lighthouse reports an audit as passed at this score or higher. Scores range from 0 to 1. */
const lowestPassingScore = 0.9;

/** Lighthouse metrics shown in the report. */
const metrics = [
  { audit: 'first-contentful-paint', column: 'FCP, s', format: formatSeconds },
  { audit: 'largest-contentful-paint', column: 'LCP, s', format: formatSeconds },
  { audit: 'speed-index', column: 'Speed Index, s', format: formatSeconds },
  { audit: 'total-blocking-time', column: 'TBT, ms', format: (value: number) => value.toFixed(0) },
  {
    audit: 'cumulative-layout-shift',
    column: 'CLS',
    format: (value: number) => value.toFixed(3),
  },
];

/** Lighthouse names of the file types whose compressed size the report shows. */
const fileKinds = [
  { kind: 'document', column: 'HTML, kB' },
  { kind: 'script', column: 'Script, kB' },
  { kind: 'font', column: 'Fonts, kB' },
  { kind: 'image', column: 'Images, kB' },
  { kind: 'total', column: 'Total, kB' },
];

/** The median of all runs for one page. */
interface PageResult {
  path: string;
  /** Scores from 0 to 100, by category title. */
  scores: Record<string, number>;
  /** Metrics by audit id, in milliseconds. The layout shift is a number without a unit. */
  metrics: Record<string, number>;
  /** Compressed bytes by file type. */
  bytes: Record<string, number>;
  requests: number;
  /** Titles of the audits that did not pass. */
  failedAudits: string[];
}

/**
 * Measures the speed and file sizes of built pages on the phone that Lighthouse simulates. Without `only`,
 * measures the top-level pages and one page of each folder.
 *
 * @throws Error if no browser is installed, or if a page in `only` does not exist.
 */
export async function benchPages(root: string, only?: readonly string[]): Promise<Report> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'Found no browser. Install Chromium, or set CHROME_PATH to the path of a browser.',
    );
  return withService(root, async ({ address }) => {
    const built = listPages(join(root, 'dist'));
    const paths = only ?? selectPages(built);
    const unknown = paths.filter((path) => !built.includes(path));
    if (unknown.length > 0) throw new Error(`The build contains no page at: ${unknown.join(', ')}`);
    const asRoot = process.getuid?.() === 0;
    const browser = await launch({
      executablePath,
      args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    });
    try {
      const port = Number(new URL(browser.wsEndpoint()).port);
      const results: PageResult[] = [];
      for (const path of paths) {
        process.stderr.write(`${results.length + 1} of ${paths.length}: ${path}\n`);
        results.push(await measurePage(address, path, port));
      }
      return describePages(results);
    } finally {
      await browser.close();
    }
  });
}

/** Lists the paths of all built pages. The path of the not-found page is /404. */
function listPages(site: string): string[] {
  return globSync('**/*.html', { cwd: site })
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort();
}

function selectPages(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => dirname(path));
  return [...folders].flatMap(([folder, pages]) => (folder === '/' ? pages : pages.slice(0, 1)));
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function measurePage(address: string, path: string, port: number): Promise<PageResult> {
  const runs: LighthouseResult[] = [];
  for (let run = 0; run < runsPerPage; run += 1) {
    // Without ignoreStatusCode, Lighthouse fails on the not-found page, which has status 404.
    const flags = { port, logLevel: 'error', ignoreStatusCode: true } as const;
    const result = await lighthouse(address + path, flags);
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    runs.push(result.lhr);
  }
  const [first] = runs as [LighthouseResult];
  const categories = Object.values(first.categories);
  const medianOf = (read: (run: LighthouseResult) => number | null | undefined) =>
    median(runs.map((run) => read(run) ?? 0));
  const files = summarizeFiles(first);
  return {
    path,
    scores: Object.fromEntries(
      categories.map(({ id, title }) => [
        title,
        Math.round(100 * medianOf((run) => run.categories[id]?.score)),
      ]),
    ),
    metrics: Object.fromEntries(
      metrics.map(({ audit }) => [audit, medianOf((run) => run.audits[audit]?.numericValue)]),
    ),
    bytes: Object.fromEntries(
      fileKinds.map(({ kind }) => [kind, files.get(kind)?.transferSize ?? 0]),
    ),
    requests: files.get('total')?.requestCount ?? 0,
    failedAudits: categories.flatMap(({ auditRefs }) => findFailedAudits(first, auditRefs)),
  };
}

interface FileSummary {
  resourceType: string;
  requestCount: number;
  transferSize: number;
}

/** Number and size of the files that the page loads, by file type. */
function summarizeFiles({ audits }: LighthouseResult): Map<string, FileSummary> {
  const details = audits['resource-summary']?.details as { items?: FileSummary[] } | undefined;
  return new Map((details?.items ?? []).map((item) => [item.resourceType, item]));
}

function findFailedAudits(
  { audits }: LighthouseResult,
  references: LighthouseResult['categories'][string]['auditRefs'],
): string[] {
  return references.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isFailed =
      audit && weight > 0 && audit.score !== null && audit.score < lowestPassingScore;
    return isFailed ? [audit.title] : [];
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function describePages(results: readonly PageResult[]): Report {
  const categories = Object.keys(results[0]?.scores ?? {});
  return {
    title: 'Pages on a simulated phone',
    columns: [
      'Page',
      ...categories,
      ...metrics.map(({ column }) => column),
      ...fileKinds.map(({ column }) => column),
      'Requests',
    ],
    rows: results.map((page) => [
      page.path,
      ...categories.map((category) => `${page.scores[category]}`),
      ...metrics.map(({ audit, format }) => format(page.metrics[audit] ?? 0)),
      ...fileKinds.map(({ kind }) => formatKilobytes(page.bytes[kind] ?? 0)),
      `${page.requests}`,
    ]),
    notes: [
      `Medians of ${runsPerPage} runs of Lighthouse with its default phone and an empty cache; sizes are compressed and include headers.`,
      ...results
        .filter(({ failedAudits }) => failedAudits.length > 0)
        .map(({ path, failedAudits }) => `${path}: ${failedAudits.join('; ')}`),
    ],
    results,
  };
}

function formatSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
