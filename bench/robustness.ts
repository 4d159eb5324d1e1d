import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs the long tests in full, one file after another; resolves with the exit code. */
export async function runRobustness(root: string, jsonFile: string | undefined): Promise<number> {
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const reporters = ['--reporter=verbose'];
  if (jsonFile) reporters.push('--reporter=json', `--outputFile.json=${jsonFile}`);
  // A test that measures waits would measure the file that runs beside it, too.
  const args = [vitest, 'run', 'service/robustness', '--no-file-parallelism', ...reporters];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ROBUSTNESS: 'full' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
