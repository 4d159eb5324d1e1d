import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import {
  blankFormRoute,
  offlineRoute,
  routes,
  sampleSheetRoute,
  samplesRoute,
  truckCardRoute,
} from '#contract/routes.ts';
import { ownEnvironment } from '#service/testing/service-environment.ts';
import { typesetContent } from '../../site/src/typography/typeset-content.ts';
import { addresses, contact, sheets } from '../site/content.ts';
import { dataFolder } from './addresses.ts';
import {
  articlesWithForm,
  articleWithTables,
  emergency,
  forms,
  lineVoltageTool,
  openings,
  plant,
} from './kinds-of-pages.ts';
import { expect } from './seen.ts';

/** One page of each kind. */
export const pages = [
  routes.home,
  routes.services,
  emergency,
  routes.projects,
  ...addresses.projects.slice(-1),
  routes.facilityTypes,
  plant.path,
  routes.blog,
  articleWithTables,
  ...articlesWithForm.slice(0, 1).map(({ path }) => path),
  routes.tools,
  lineVoltageTool,
  routes.careers,
  ...openings,
  routes.serviceArea,
  routes.contact,
  routes.thankYou,
  routes.privacyPolicy,
  ...(sheets.length > 0 ? [samplesRoute, truckCardRoute] : []),
  ...forms.slice(0, 1).flatMap(({ id }) => [sampleSheetRoute(id), blankFormRoute(id)]),
  '/404',
  offlineRoute,
];

/** What the contact form says, and what it calls its fields. */
export const formWords = typesetContent(contact.form);
export const fields = formWords.fields;

/** A test whose page never leaves this machine and fails on any error that the page reports. */
export const test = base.extend<{ expectedErrors: RegExp }>({
  // Matches nothing.
  expectedErrors: [/(?!)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page);
    await keepOnThisMachine(page.context());
    await use(page);
    expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
  },
});

/** What the page reports as an error from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Answers for every other site, in every tab: with a picture, or with an empty page. */
export async function keepOnThisMachine(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    route.fulfill(
      route.request().resourceType() === 'image'
        ? { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
        : { contentType: 'text/html', body: '<title>Map</title>' },
    ),
  );
}

export { findAccessibilityFaults } from './find-accessibility-faults.ts';
export { expect };

/**
 * Opens a page and waits until its scripts have run, as a visitor is no faster: they are loaded
 * after the first paint, later than the load event.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
}

/** Waits until the scripts have run. `waitForFunction` would take the promise itself for a yes. */
export async function waitForScripts(page: Page): Promise<void> {
  const intervals = [20, 50, 100];
  await expect.poll(() => page.evaluate(scriptsRun), { intervals }).toBe(true);
}

/** Asks in the page whether every script of its own has run: a module imported again is there when it has. */
export async function scriptsRun(): Promise<boolean> {
  if (document.querySelector('template[data-late]')) return false;
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  const runs = [...scripts].map(({ src }) => import(/* @vite-ignore */ src));
  return Promise.all(runs).then(
    () => true,
    () => false,
  );
}

/** Waits for the fonts of the site, which come after the first paint. */
export async function waitForFaces(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = [...document.fonts].filter(({ family }) => /^"?(Archivo|PlexMono)"?$/.test(family));
    return own.length > 0 && own.every(({ status }) => status === 'loaded');
  });
}

/** Keeps requests of this pattern waiting until what it returns is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

/** What the owner's list says came in. */
export function listLeads(folder: string = dataFolder): Record<string, string>[] {
  const main = resolve(import.meta.dirname, '../../service/leads-cli/main.ts');
  const output = execFileSync(process.execPath, [main, 'list', '--json'], {
    encoding: 'utf8',
    env: ownEnvironment({ DATA_DIR: resolve(folder) }),
  });
  return JSON.parse(output) as Record<string, string>[];
}

/** A name that no other journey uses. */
export function uniqueName(): string {
  return `Visitor ${crypto.randomUUID()}`;
}

/** Fills the fields that must be filled. */
export async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel(fields.name.label).fill(name);
  await page.getByLabel(fields.phone.label, { exact: true }).fill('+1 432 555 0100');
  await page.getByLabel(fields.email.label).fill('visitor@example.com');
}

/** Opens the contact form, with what a link says of it, and waits until its script has taken over. */
export async function openForm(page: Page, query = ''): Promise<void> {
  await page.goto(`${routes.contact}${query}`);
  await waitForForm(page);
}

/** Waits until the form's script has taken over. */
export async function waitForForm(page: Page): Promise<void> {
  await page.locator('#form').scrollIntoViewIfNeeded();
  await expect(page.locator('input[name="started"]')).not.toHaveValue('');
}
