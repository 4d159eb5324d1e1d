import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{art,bench,contract,forms,site,docs}/**/*.test.ts'],
    // The checks of the built site read what `npm run build` made; a second build is one of them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A machine that others use may stand still within a deadline; what is wrong fails twice.
    retry: 1,
    // Tests wait more than they compute, and on two cores there would be one worker by default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
