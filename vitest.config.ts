import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of the code that read the built site of the test company. */
const built = ['checks/site/*.test.ts'];

/** Questions about any content that its built site answers: one file per question. */
const content = ['checks/content/*.test.ts'];

/** Tests that start the service or another program, or that wait in real time. */
const server = ['**/*.server.test.ts', 'server/robustness/*.test.ts'];

/** Tests that start the Cloudflare Worker runtime. */
const worker = ['server/edge/*.server.test.ts', 'server/robustness/kill-worker.test.ts'];

/** All tests except the browser tests; see docs/testing.md. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...built, ...content, ...server],
          // Starting a worker for each test file takes longer than running most of the files.
          isolate: false,
          // Allows for a busy machine: on an idle one, every test takes less than a second.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'built',
          // The site of the test company must have the answers, too.
          include: [...built, ...content],
          env: { TESTED_SITE: 'checks/fixture' },
          // All files share one parsed copy of the site's pages.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'content',
          include: content,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          exclude: [...configDefaults.exclude, ...worker],
          // These tests mostly wait for processes, so more of them run at once than there are processors.
          maxWorkers: 4,
          // Vitest requires different groups for projects with different `maxWorkers`.
          sequence: { groupOrder: 1 },
          // On an idle machine, the longest of these tests takes half a minute.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'worker',
          // mail-over-tls runs on both hosts, because Node and the Worker implement TLS differently.
          include: [...worker, 'server/outbox/mail-over-tls.server.test.ts'],
          // Makes `startTestService` start the Worker.
          env: { TEST_HOST: 'worker' },
          // The first test or hook in each file also waits for the Worker runtime to start.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
    // On two processors Vitest starts one worker by default, but tests wait more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
