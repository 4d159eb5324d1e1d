import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { ownEnvironment } from '../../server/testing/service-environment.ts';
import { findBrowser, findHeadlessBrowser } from './find-browser.ts';
import { builtSite, dataFolder } from './tested-service.ts';

const project = resolve(import.meta.dirname, '../..');

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

export const completeBrowser = {
  launchOptions: { executablePath: findBrowser(), args: browserFlags },
};

export const headlessShell = {
  launchOptions: {
    executablePath: findHeadlessBrowser(),
    // Without hinting, text is as wide as on the high-density displays of phones and laptops.
    args: [...browserFlags, '--font-render-hinting=none'],
  },
};

/**
 * Returns the settings of tests that open a built site in a browser. `site` is the folder that contains the site's
 * `content` and `dist`, relative to the project. `TESTED_SITE` passes it to the tests.
 *
 * @throws Error if the site has not been built with `buildCommand`.
 */
export function configureTests(site: string, buildCommand: string): PlaywrightTestConfig {
  const siteFolder = join(project, site);
  if (!existsSync(join(siteFolder, 'dist'))) {
    throw new Error(`The tested site has not been built; run ${buildCommand} first.`);
  }
  process.env.TESTED_SITE = site;
  // Every worker loads the configuration. Only the main process, which loads it first, may delete the data.
  if (process.env.TEST_WORKER_INDEX === undefined) {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return {
    outputDir: join(project, 'test-results'),
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
    webServer: {
      command: `node ${join(project, 'server/main.ts')}`,
      // The service serves the `dist` of its working folder.
      cwd: siteFolder,
      url: `${builtSite}/healthz`,
      env: ownEnvironment({
        PORT: new URL(builtSite).port,
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
      }),
    },
  };
}
