import { defineConfig } from '@playwright/test';
import { configureTests, headlessShell } from '../../browser/configure-tests.ts';

/** Questions that the owner's pages must answer in a browser. */
export default defineConfig({
  ...configureTests('.', 'npm run build'),
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: [{ name: 'content', use: headlessShell }],
});
