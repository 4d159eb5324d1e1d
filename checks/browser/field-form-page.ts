import type { Page } from '@playwright/test';
import { expect, openPage } from './visitor.ts';

/** The field form of the relay report. */
export const address = '/services/samples/relay-report/blank';
/** The field form of the torque sheet, which calculates limits. */
export const torqueForm = '/services/samples/bolt-torque/blank';

export const site = (page: Page) => page.getByLabel('Site', { exact: true });
export const status = (page: Page) => page.locator('.fill-status');
/** Kept forms in the list, without the places of deleted ones. */
export const begun = (page: Page) => page.locator('.fill-begun > li:not([data-deleted])');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The beginning of the text that says that the form is kept. */
export const keptText = 'Kept on this device at ';

/** Waits until the form can be kept. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(status(page)).not.toHaveText('');
}

export async function openBlankForm(page: Page, path = address): Promise<void> {
  await openPage(page, path);
  await waitForForm(page);
}

/** Opens a form, types the name of a site and waits until the form is kept. */
export async function beginForm(page: Page, name: string, path = address): Promise<void> {
  await openBlankForm(page, path);
  await site(page).fill(name);
  await expect(status(page)).toContainText(keptText);
}

/** Returns all kept forms as JSON. Runs in the page. */
export async function readKeptForms(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const opening = indexedDB.open('field-forms');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('forms').objectStore('forms').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify(reading.result));
    };
  };
  return promise;
}

/** Stores a form as an earlier or later release of the site would. Opens a page of the site without a form first. */
export async function storeForm(
  page: Page,
  form: { id: string; [property: string]: unknown },
): Promise<void> {
  await page.goto('/offline');
  await page.evaluate(async (stored) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const opening = indexedDB.open('field-forms', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('forms', { keyPath: 'id' });
    opening.onsuccess = () => {
      const writing = opening.result.transaction('forms', 'readwrite');
      writing.objectStore('forms').put(stored);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
    await promise;
  }, form);
}

/** A kept form of the relay report, with these values and labels. */
export const keptForm = (values: Record<string, string>, labels: Record<string, string> = {}) => ({
  version: 1,
  id: 'kept-before',
  form: 'relay-report',
  title: 'Relay report',
  changedAt: 0,
  values,
  labels,
  rows: {},
  signatures: {},
});

/** Clicks a button and returns the path of the file that the browser saves. */
export async function saveFile(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return download.path();
}
