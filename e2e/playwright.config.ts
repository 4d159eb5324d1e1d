import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { builtSite, dataFolder, devSite } from './addresses.ts';
import { findBrowser } from './find-browser.ts';

// The configuration is read by every worker; only the first reading may clear the data.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(dataFolder, { recursive: true, force: true });
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './warm-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A machine that others use may stand still for seconds; what hangs for good is found all the same.
  timeout: 120_000,
  retries: 2,
  expect: { timeout: 20_000 },
  use: {
    baseURL: builtSite,
    // The journeys that it is about allow it: what a worker asks for, a page's routes do not see.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      // Needed as root and in containers; the browser only ever opens this site.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: [
    {
      command: 'node forms/main.ts',
      cwd: '..',
      url: `${builtSite}/healthz`,
      env: {
        PORT: new URL(builtSite).port,
        DATA_DIR: dataFolder,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `astro dev --root site --ignore-lock --port ${new URL(devSite).port}`,
      cwd: '..',
      url: `${devSite}/_kit`,
      env: { DATA_DIR: `${dataFolder}/dev`, LOG_LEVEL: 'silent' },
    },
  ],
});
