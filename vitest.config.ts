import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that start the service or another program, or wait for what takes real time. */
const service = ['service/robustness/**/*.test.ts', '**/*.service.test.ts'];

/** Tests of the Worker, which start its runtime. */
const edge = ['service/edge/*.service.test.ts', 'service/robustness/*worker.test.ts'];

/** Those of them that ask the Worker what Node is asked, too. */
const worker = 'service/edge/worker.service.test.ts';

/** Tests of the files for proxies, which need these installed. */
const proxies = ['docs/operations/proxies.test.ts'];

/** Tests that read what `npm run build` made. */
const built = ['checks/site/*.test.ts'];

/** The tiers below the browser: see docs/testing.md. */
export default defineConfig({
  test: {
    projects: [
      // For those who make dioramas; daily the pictures are only compared with their manifest.
      { test: { name: 'art', include: ['art/encoding/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: [
            'art/art.test.ts',
            '{contract,docs,drawings,electrical,schemas,service,site}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', ...service, ...built, ...proxies],
          // A worker for each file costs more than most files.
          isolate: false,
          // Of a machine that others use; at rest none takes a second.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'built',
          include: built,
          // The site's pages are read and parsed once for all of them.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'service',
          include: service,
          exclude: ['**/node_modules/**', ...edge],
          // Of 17 s one of them computes 7: the rest it waits for what it asked.
          maxWorkers: 4,
          // Projects of different numbers of workers run one after the other.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'worker',
          // Mail goes over TLS in a way of each host's own.
          include: [worker, 'service/outbox/mail-over-tls.service.test.ts'],
          env: { TEST_HOST: 'worker' },
          // The first of each file starts the runtime.
          testTimeout: 120_000,
        },
      },
      { test: { name: 'edge', include: edge, exclude: [worker], testTimeout: 240_000 } },
      { test: { name: 'proxies', include: proxies, testTimeout: 60_000 } },
    ],
    // Tests wait more than they compute, and on two cores there would be one worker by default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
