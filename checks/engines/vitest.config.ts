import { defineConfig } from 'vitest/config';

/** The journeys in Firefox and WebKit, both at a time: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['checks/engines/*.journeys.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
  },
});
