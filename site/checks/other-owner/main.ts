import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../other-owner.ts';
import { faults } from './faults.ts';
import { formatRun, type Run, readPlaywrightRun, readVitestRun, shareThatRan } from './runs.ts';
import { becomeSecondCompany } from './second-company.ts';

/*
 * `npm run test:other-owner`: makes a copy of the project another company's, builds it, runs all
 * tests there, and sees that they catch what is wrong on purpose.
 */

/** The least share of all tests that must ask the second company, too. */
const leastShare = 0.95;

const { folder, build, remove } = await copyProject();
let isWell = true;

await timed('Copied and built for the second company', async () => {
  await becomeSecondCompany(join(folder, 'content'));
  await promisify(execFile)('node', ['schemas/content-check/main.ts'], { cwd: folder });
  // An address of the machine's would stand in place of the company's.
  await build({ SITE_URL: '' });
  await promisify(execFile)('node', ['e2e/ensure-browser.ts'], { cwd: folder });
});
const runs = [
  await timed('Unit tests, built site and service', () =>
    runVitest(['unit', 'built', 'service'].flatMap((tier) => ['--project', tier])),
  ),
  await timed('Browser', () => runPlaywright([])),
];

const failed = runs.flatMap((run) => run.failed);
const share = shareThatRan(runs);
console.info(`\n${formatRun(runs)}`);
if (failed.length > 0 || share < leastShare) isWell = false;

for (const { name, plant, asked } of faults) {
  const { failed } = await timed(`Planted ${name}`, async () => {
    const takeOut = await plant(folder);
    const run = await (asked.runner === 'vitest' ? runVitest : runPlaywright)(asked.args);
    await takeOut();
    return run;
  });
  if (failed.length === 0) isWell = false;
  console.info(
    failed.length > 0 ? `  caught by ${failed.length}, the first: ${failed[0]}` : '  NOT CAUGHT',
  );
}

await remove();
console.info(isWell ? '\nAll is well.' : '\nSomething is wrong: see above.');
process.exitCode = isWell ? 0 : 1;

async function timed<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await act();
  console.info(`${what}: ${Math.round((performance.now() - begun) / 1000)} s`);
  return result;
}

async function runVitest(args: string[]): Promise<Run> {
  const report = join(folder, 'test-results/vitest.json');
  await run([
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  return readVitestRun(report, folder);
}

async function runPlaywright(args: string[]): Promise<Run> {
  const report = join(folder, 'test-results.json');
  await run(['playwright', 'test', '-c', 'e2e', '--reporter=dot,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return readPlaywrightRun(report);
}

/** Runs a command of the project's in the copy, and shows what it says. */
async function run(command: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: folder,
    env: { ...process.env, SITE_URL: '', ...environment },
    stdio: 'inherit',
  });
  await once(child, 'exit');
}
