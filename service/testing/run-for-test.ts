import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type RunningService, type RunOptions, runService } from '../robustness/running-service.ts';

/** Runs the service in a process of its own until the test is over. */
export async function runForTest(root: string, options?: RunOptions): Promise<RunningService> {
  const service = await runService(root, options);
  onTestFinished(() => void service.process.kill('SIGKILL'));
  return service;
}

/**
 * Runs the Worker in `root`, as `npm run edge:serve` does, until it is killed as a failing machine
 * does, or the test is over. Killing it twice is the same as once.
 */
export async function runWorker(root: string, settings: Record<string, string> = {}) {
  const main = fileURLToPath(new URL('../edge/main.ts', import.meta.url));
  const worker = await runService(root, { settings, main, isGroup: true });
  const { process: child, exited } = worker;
  const kill = async () => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && child.pid) process.kill(-child.pid, 'SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { ...worker, kill };
}
