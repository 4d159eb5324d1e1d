import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ownEnvironment } from '../../server/testing/service-environment.ts';
import { findBrowser, findHeadlessBrowser } from './find-browser.ts';
import { builtSite, dataFolder } from './tested-service.ts';

// Every worker loads this file. Only the main process, which loads it first, may delete the data.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(dataFolder, { recursive: true, force: true });
}

const browserFlags = [
  // Chromium's sandbox does not work in containers or as root.
  '--no-sandbox',
  // The next two flags block all requests to other machines that a test does not stub.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** Tests of features that the headless shell lacks: autofill and the back-forward cache. */
const needsCompleteBrowser = /@whole-browser/;

export default defineConfig({
  testDir: '.',
  // Vitest runs the files named *.test.ts.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Long enough for a busy machine. On an idle machine, no test takes a third of this time.
  timeout: 120_000,
  retries: 0,
  failOnFlakyTests: true,
  expect: { timeout: 30_000 },
  use: {
    baseURL: builtSite,
    // Block service workers, because `page.route` does not see their requests. Tests of the service worker override
    // this.
    serviceWorkers: 'block',
  },
  projects: [
    // This project is first, so that its slow tests run at the same time as tests of the other project.
    {
      name: 'complete browser',
      grep: needsCompleteBrowser,
      use: { launchOptions: { executablePath: findBrowser(), args: browserFlags } },
    },
    {
      name: 'headless shell',
      grepInvert: needsCompleteBrowser,
      use: {
        launchOptions: {
          executablePath: findHeadlessBrowser(),
          // Without hinting, text is as wide as on the high-density displays of phones and laptops.
          args: [...browserFlags, '--font-render-hinting=none'],
        },
      },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    cwd: '../..',
    url: `${builtSite}/healthz`,
    env: ownEnvironment({
      PORT: new URL(builtSite).port,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
    }),
  },
});
