import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs the tests in `server/robustness` with their full repeat counts. Returns the exit code of Vitest. */
export async function runEndurance(root: string, jsonFile: string | undefined): Promise<number> {
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const reporters = ['--reporter=verbose'];
  if (jsonFile) reporters.push('--reporter=json', `--outputFile.json=${jsonFile}`);
  // The tests measure durations, and test files that run in parallel would slow each other down.
  const args = [vitest, 'run', 'server/robustness', '--no-file-parallelism', ...reporters];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ROBUSTNESS: 'full' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
