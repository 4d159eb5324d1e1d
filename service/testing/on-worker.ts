/**
 * Whether this run asks the Worker, for tests that it cannot be asked: `test.skipIf(onWorker(why))`.
 * The suites of the inquiry run on both hosts, see `worker` in `vitest.config.ts`.
 */
export function onWorker(_why: string): boolean {
  return isWorker;
}

/** Whether this run asks the Worker. */
export const isWorker = process.env.TEST_HOST === 'worker';
