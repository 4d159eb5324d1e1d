import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ownEnvironment } from '#service/testing/service-environment.ts';
import { builtSite, dataFolder } from './addresses.ts';
import { findBrowser, findLightBrowser } from './find-browser.ts';

// The configuration is read by every worker; only the first reading may clear the data.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(dataFolder, { recursive: true, force: true });
}

// The first is needed as root and in containers. The next two keep the browser on this machine even
// where a tab asks for more than the journeys answer.
const quiet = [
  '--no-sandbox',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** What the light browser lacks: autofill, pages kept for Back, and a worker that gives way to a new one. */
const needsWholeBrowser = /@whole-browser/;

export default defineConfig({
  testDir: '.',
  // Vitest runs the files named *.test.ts.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Of a machine that others use; at rest none takes a third of it.
  timeout: 120_000,
  retries: 0,
  failOnFlakyTests: true,
  expect: { timeout: 30_000 },
  use: {
    baseURL: builtSite,
    // A page's routes do not see a worker's requests; journeys about the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // First: one of its journeys waits long for a worker, while others run.
    {
      name: 'whole',
      grep: needsWholeBrowser,
      use: { launchOptions: { executablePath: findBrowser(), args: quiet } },
    },
    {
      name: 'light',
      grepInvert: needsWholeBrowser,
      use: {
        launchOptions: {
          executablePath: findLightBrowser(),
          // Words as wide as they are on phones and laptops, whose pixels are small.
          args: [...quiet, '--font-render-hinting=none'],
        },
      },
    },
  ],
  webServer: {
    command: 'node service/main.ts',
    cwd: '../..',
    url: `${builtSite}/healthz`,
    env: ownEnvironment({
      PORT: new URL(builtSite).port,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
    }),
  },
});
