import { defineConfig } from '@playwright/test';
import type { ReaderOptions } from '../content/browser/reader.ts';
import { completeBrowser, configureTests, headlessShell } from './configure-tests.ts';

/** Tests of features that the headless shell lacks: autofill and the back-forward cache. */
const needsCompleteBrowser = /@whole-browser/;

/** Tests of the code, on the site of the test company. */
export default defineConfig<ReaderOptions>({
  ...configureTests('checks/fixture', 'npm run build:fixture'),
  testDir: '..',
  // Vitest runs the files named *.test.ts. The site of the test company must have the answers about any content, too.
  testMatch: ['browser/*.spec.ts', 'content/browser/*.spec.ts'],
  projects: [
    // This project is first, so that its slow tests run at the same time as tests of the other project.
    { name: 'complete browser', grep: needsCompleteBrowser, use: completeBrowser },
    {
      name: 'headless shell',
      grepInvert: needsCompleteBrowser,
      use: { ...headlessShell, isCodeTested: true },
    },
  ],
});
