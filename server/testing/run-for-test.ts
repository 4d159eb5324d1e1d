import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type RunOptions, runService } from './running-service.ts';
import { goodFields } from './test-service.ts';

/**
 * Runs the service in a new process until the test ends or calls `kill`, which may be called several times.
 */
export async function runForTest(root: string, options: RunOptions = {}) {
  const service = await runService(root, options);
  const { address, process: child, exited } = service;
  const kill = async () => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && child.pid) {
      // A negative process id kills the whole process group.
      process.kill(options.isGroup ? -child.pid : child.pid, 'SIGKILL');
    }
    await exited;
  };
  onTestFinished(kill);
  const post = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...goodFields, ...fields }),
      headers,
      redirect: 'manual',
    });
  return { ...service, kill, post };
}

/** Runs the Worker in `root`, like `npm run edge:serve`. */
export function runWorker(root: string, settings: Record<string, string> = {}) {
  const main = fileURLToPath(new URL('../edge/main.ts', import.meta.url));
  return runForTest(root, { settings, main, isGroup: true });
}
