import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { ownEnvironment } from '../../server/testing/service-environment.ts';
import { siteFolder } from '../site/site-folder.ts';
import { expect } from './seen.ts';
import { dataFolder } from './tested-service.ts';

export { findAccessibilityFaults } from './find-accessibility-faults.ts';
export { expect };

/** Addresses of one page of each kind of the test company. */
export const pages = [
  '/',
  '/services',
  '/services/line-work',
  '/projects',
  '/projects/lift-feeders',
  '/projects/jobs/powerhouse-relay',
  '/facility-types',
  '/facility-types/hydro-plants',
  '/blog',
  '/blog/ground-wells-in-granite',
  '/tools',
  '/tools/line-to-the-mine',
  '/careers',
  '/careers/lineman',
  '/safety',
  '/service-area',
  '/contact',
  '/contact/thank-you',
  '/privacy-policy',
  '/services/samples',
  '/services/samples/truck-card',
  '/services/samples/relay-report',
  '/services/samples/relay-report/blank',
  '/404',
  '/offline',
];

/** A test whose requests to other sites are stubbed, and which fails if its page logs an unexpected error. */
export const test = base.extend<{ expectedErrors: RegExp }>({
  // By default, no error is expected: this pattern matches nothing.
  expectedErrors: [/(?!)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page);
    await stubExternalRequests(page.context());
    await use(page);
    expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
  },
});

/** Collects uncaught exceptions and console errors of the page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Responds to requests to other sites, in every tab, with an empty picture or an empty page. */
export async function stubExternalRequests(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    route.fulfill(
      route.request().resourceType() === 'image'
        ? { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
        : { contentType: 'text/html', body: '<title>Map</title>' },
    ),
  );
}

/** Opens a page and waits until its scripts have run. Scripts load after the first paint and the load event. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
}

/** Waits until the scripts of the page have run. */
export async function waitForScripts(page: Page): Promise<void> {
  // `waitForFunction` would accept the pending promise of `haveScriptsRun` as true.
  const intervals = [20, 50, 100];
  await expect.poll(() => page.evaluate(haveScriptsRun), { intervals }).toBe(true);
}

/**
 * Whether every module script of the page has run. Importing a module again waits until its first run has ended.
 * Runs in the page.
 */
export async function haveScriptsRun(): Promise<boolean> {
  if (document.querySelector('template[data-late]')) return false;
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  const runs = [...scripts].map(({ src }) => import(/* @vite-ignore */ src));
  return Promise.all(runs).then(
    () => true,
    () => false,
  );
}

/** Waits for the fonts of the site, which load after the first paint. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ownFonts = [...document.fonts].filter(({ family }) =>
      /^"?(Archivo|PlexMono)"?$/.test(family),
    );
    return ownFonts.length > 0 && ownFonts.every(({ status }) => status === 'loaded');
  });
}

/** Delays requests that match this pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The stored inquiries, as the owner's command line tool lists them. */
export function listLeads(folder: string = dataFolder): Record<string, string>[] {
  const main = resolve(import.meta.dirname, '../../server/leads-cli/main.ts');
  const output = execFileSync(process.execPath, [main, 'list', '--json'], {
    encoding: 'utf8',
    cwd: siteFolder,
    env: ownEnvironment({ DATA_DIR: resolve(folder) }),
  });
  return JSON.parse(output) as Record<string, string>[];
}

/** A visitor's name that no other test uses. */
export function uniqueName(): string {
  return `Visitor ${crypto.randomUUID()}`;
}

/** Fills in the required fields. */
export async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone', { exact: true }).fill('+1 432 555 0100');
  await page.getByLabel('Email').fill('visitor@example.com');
}

/** Opens the contact form, optionally with a query that prefills it, and waits until its script has run. */
export async function openForm(page: Page, query = ''): Promise<void> {
  await page.goto(`${routes.contact}${query}`);
  await waitForForm(page);
}

/** Waits until the script of the contact form has run. */
export async function waitForForm(page: Page): Promise<void> {
  await page.locator('#form').scrollIntoViewIfNeeded();
  await expect(page.locator('input[name="started"]')).not.toHaveValue('');
}
