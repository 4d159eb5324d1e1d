import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** What came of a run of tests. */
export interface Run {
  passed: number;
  /** Tests that passed when they ran again. */
  flaky: string[];
  failed: string[];
  skipped: Skipped[];
}

interface Skipped {
  file: string;
  /** As the tests give it: the name of what stands around them, or what they say themselves. */
  why: string;
  name: string;
}

/** Reads the JSON report of Vitest. */
export async function readVitestRun(file: string, folder: string): Promise<Run> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  const run: Run = { passed: 0, flaky: [], failed: [], skipped: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const path = relative(folder, name);
    // A file that cannot be read in has no tests that fail.
    if (status === 'failed' && assertionResults.every((each) => each.status !== 'failed')) {
      run.failed.push(`${path}: ${message}`);
    }
    for (const { ancestorTitles, title, status: outcome } of assertionResults) {
      const [why = 'no reason given', ...suites] = ancestorTitles;
      if (outcome === 'passed') run.passed += 1;
      else if (outcome === 'failed') {
        run.failed.push([path, ...ancestorTitles, title].join(' › '));
      } else run.skipped.push({ file: path, why, name: [...suites, title].join(' › ') });
    }
  }
  return run;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Reads the JSON report of Playwright. */
export async function readPlaywrightRun(file: string): Promise<Run> {
  const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  const run: Run = { passed: 0, flaky: [], failed: [], skipped: [] };
  const walk = (suite: PlaywrightSuite, titles: string[]) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status, annotations } of tests) {
        const [file = '', ...suites] = titles;
        const name = [...titles, title].join(' › ');
        const why =
          annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
        if (status === 'skipped') {
          run.skipped.push({ file, why, name: [...suites, title].join(' › ') });
        }
        if (status === 'unexpected') run.failed.push(name);
        if (status === 'expected' || status === 'flaky') run.passed += 1;
        if (status === 'flaky') run.flaky.push(name);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of report.suites) walk(suite, [suite.title]);
  for (const { message } of report.errors) run.failed.push(message);
  return run;
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** The share of all tests that ran. */
export function shareThatRan(runs: readonly Run[]): number {
  const ran = runs.reduce((sum, { passed, failed }) => sum + passed + failed.length, 0);
  const all = runs.reduce((sum, { skipped }) => sum + skipped.length, ran);
  return all === 0 ? 0 : ran / all;
}

/** How many ran, and each that did not, failed, or passed only when it ran again. */
export function formatRun(runs: readonly Run[]): string {
  const list = (heading: string, names: string[]) =>
    names.length > 0 ? [`${heading}:`, ...names.map((name) => `  ${name}`)] : [];
  const total = runs.reduce(
    (sum, { passed, failed, skipped }) => sum + passed + failed.length + skipped.length,
    0,
  );
  const skipped = runs.flatMap((run) => run.skipped);
  const reasons = Map.groupBy(skipped, ({ file, why }) => `${file}, ${why}`);
  return [
    `${total - skipped.length} of ${total} tests ran for the second company, ${(100 * shareThatRan(runs)).toFixed(1)} %.`,
    ...[...reasons].flatMap(([reason, tests]) =>
      list(
        `Did not run: ${tests.length} of ${reason}`,
        tests.map(({ name }) => name),
      ),
    ),
    ...list(
      'Passed when asked again',
      runs.flatMap(({ flaky }) => flaky),
    ),
    ...list(
      'FAILED',
      runs.flatMap(({ failed }) => failed),
    ),
  ].join('\n');
}
