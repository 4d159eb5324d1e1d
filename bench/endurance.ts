import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs `service/robustness` with full counts, one file at a time; resolves with the exit code. */
export async function runEndurance(root: string, jsonFile: string | undefined): Promise<number> {
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const reporters = ['--reporter=verbose'];
  if (jsonFile) reporters.push('--reporter=json', `--outputFile.json=${jsonFile}`);
  // Files that run beside each other would slow down what the tests time.
  const args = [vitest, 'run', 'service/robustness', '--no-file-parallelism', ...reporters];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ROBUSTNESS: 'full' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
