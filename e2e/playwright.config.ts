import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ownEnvironment } from '../service/testing/service-environment.ts';
import { builtSite, dataFolder } from './addresses.ts';
import { findBrowser } from './find-browser.ts';

// The configuration is read by every worker; only the first reading may clear the data.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(dataFolder, { recursive: true, force: true });
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./retried-reporter.ts']],
  timeout: 60_000,
  // A browser on a shared machine may stall; the last lines name every journey that was repeated.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL: builtSite,
    trace: 'on-first-retry',
    // A page's routes do not see a worker's requests; journeys about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      // Needed as root and in containers; the browser only ever opens this site.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node service/main.ts',
    cwd: '..',
    url: `${builtSite}/healthz`,
    env: ownEnvironment({
      PORT: new URL(builtSite).port,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
    }),
  },
});
