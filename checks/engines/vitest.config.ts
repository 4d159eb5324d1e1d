import { defineConfig } from 'vitest/config';

/** Runs the tests in Firefox and WebKit, both at the same time: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['checks/engines/*.journeys.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
    env: { TESTED_SITE: 'checks/fixture' },
  },
});
