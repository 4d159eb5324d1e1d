import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,forms,site,docs}/**/*.test.ts'],
    // The checks of the built site read what `npm run build` made; a second build is one of them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
