import lighthouse, { type Flags } from 'lighthouse';
import { median } from './median.ts';
import { startBrowser } from './start-browser.ts';

/** What Lighthouse says of one page on its simulated phone. */
export interface LighthouseResult {
  /** By category, 0 to 100. */
  scores: Record<string, number>;
  metrics: Metrics;
  /** Whether the largest paint was a picture. */
  largestIsPicture: boolean;
  /** What keeps a category below 100. */
  blames: Blame[];
  /** How fast Lighthouse found this machine; below 1,000 the simulated times are too long. */
  machineSpeed: number;
}

/** Milliseconds, but `shift`, which has no unit. */
interface Metrics {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  speedIndex: number;
}

interface Blame {
  category: string;
  /** Lighthouse's name of the audit. */
  audit: string;
  reason: string;
}

const runs = 3;

/**
 * Runs Lighthouse three times with an empty cache. Times are medians; what does not vary is looked
 * at once.
 *
 * @throws Error when the page cannot be loaded.
 */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runPatiently(url, run === 0));
  const [first] = results as [Result];
  const performances = results
    .map((result) => ({ result, score: result.categories.performance?.score ?? 0 }))
    .sort((one, other) => one.score - other.score);
  const middle = (performances[Math.floor(runs / 2)] as (typeof performances)[number]).result;
  const ofMetric = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const categories = { ...first.categories, performance: middle.categories.performance };
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, category]) => [
        id,
        Math.round((category?.score ?? 0) * 100),
      ]),
    ),
    metrics: {
      firstPaint: ofMetric('first-contentful-paint'),
      largestPaint: ofMetric('largest-contentful-paint'),
      blocked: ofMetric('total-blocking-time'),
      shift: ofMetric('cumulative-layout-shift'),
      speedIndex: ofMetric('speed-index'),
    },
    largestIsPicture: paintsPicture(middle),
    blames: [
      ...findBlames(middle).filter(({ category }) => category === 'performance'),
      ...findBlames(first).filter(({ category }) => category !== 'performance'),
    ],
    machineSpeed: median(results.map(({ environment }) => environment.benchmarkIndex)),
  };
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Audit = Result['audits'][string];

// A busy machine now and then spoils a recording; Lighthouse then says to run it again.
async function runPatiently(url: string, everything: boolean): Promise<Result> {
  for (let left = 2; ; left -= 1) {
    try {
      return await runOnce(url, everything);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function runOnce(url: string, everything: boolean): Promise<Result> {
  const browser = startBrowser(['--headless=new', '--remote-debugging-port=0', 'about:blank']);
  try {
    const flags: Flags = {
      port: await browser.readDevToolsPort(),
      logLevel: 'silent',
      // The not-found page is measured, too.
      ignoreStatusCode: true,
      ...(everything ? {} : { onlyCategories: ['performance'] }),
    };
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (!lhr || lhr.runtimeError) {
      throw new Error(`Lighthouse: ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    }
    return lhr;
  } finally {
    await browser.stop();
  }
}

function findBlames(result: Result): Blame[] {
  return Object.values(result.categories).flatMap(({ id, score, auditRefs }) => {
    if (score === null || score >= 1) return [];
    return auditRefs.flatMap(({ id: name, weight, group }) => {
      const audit = result.audits[name];
      if (!audit || audit.score === null || audit.score >= 1 || group === 'hidden') return [];
      // Insights have no weight; of those only the ones that would save time count.
      const saves = Object.values(audit.metricSavings ?? {}).some((saving) => (saving ?? 0) > 0);
      return weight > 0 || saves ? [{ category: id, audit: name, reason: explain(audit) }] : [];
    });
  });
}

function explain({ title, displayValue, explanation, details }: Audit): string {
  const items = details && 'items' in details ? (details.items as unknown[]) : [];
  const node = items.map(findSnippet).find(Boolean);
  return [title, displayValue, explanation, node].filter(Boolean).join('; ').replaceAll('\n', ' ');
}

function findSnippet(item: unknown): string | undefined {
  const { node, url, description } = (item ?? {}) as Record<string, unknown>;
  const { snippet } = (node ?? {}) as { snippet?: string };
  return snippet ?? [description, url].find((part) => typeof part === 'string');
}

// Only a picture has a time that its file takes to load.
function paintsPicture({ audits }: Result): boolean {
  return JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {}).includes(
    '"resourceLoadDuration"',
  );
}
