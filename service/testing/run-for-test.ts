import { onTestFinished } from 'vitest';
import { type RunningService, type RunOptions, runService } from '../robustness/running-service.ts';

/** Runs the service in a process of its own until the test is over. */
export async function runForTest(root: string, options?: RunOptions): Promise<RunningService> {
  const service = await runService(root, options);
  onTestFinished(() => void service.process.kill('SIGKILL'));
  return service;
}
