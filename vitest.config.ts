import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of the files that `npm run build` wrote. */
const built = ['checks/site/*.test.ts'];

/** Tests that start the service or another program, or wait in real time. */
const service = ['**/*.service.test.ts', 'service/robustness/*.test.ts'];

/** Tests that start the Worker's runtime. */
const worker = ['service/edge/*.service.test.ts', 'service/robustness/kill-worker.test.ts'];

/** All tests except those in browsers: see docs/testing.md. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          // mistakes.test.ts imports the cases.
          exclude: [
            ...configDefaults.exclude,
            ...built,
            ...service,
            'schemas/content-check/mistake-cases.test.ts',
          ],
          // Starting a worker for each file takes longer than most files.
          isolate: false,
          // On an idle machine no test takes a second.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'built',
          include: built,
          // All files share one parsed copy of the site's pages.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'service',
          include: service,
          exclude: [...configDefaults.exclude, ...worker],
          // These tests mostly wait, so more of them run at once than there are processors.
          maxWorkers: 4,
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'worker',
          // Each host has its own way to send mail over TLS.
          include: [...worker, 'service/outbox/mail-over-tls.service.test.ts'],
          // Makes `startTestService` start the Worker.
          env: { TEST_HOST: 'worker' },
          // The first test of a file waits for the runtime to start.
          testTimeout: 240_000,
        },
      },
    ],
    // Vitest's default on two processors is one worker, but tests wait more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
