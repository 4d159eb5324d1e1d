import type { Page } from '@playwright/test';
import { type DeployedSite, deploySite } from './deployed-site.ts';
import {
  address,
  beginForm,
  begun,
  button,
  keptText,
  openBlankForm,
  saveFile,
  site,
  status,
  torqueForm,
} from './field-form-page.ts';
import { expect, test, waitForScripts } from './visitor.ts';

test.describe('forms that are stored for use without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  let deployed: DeployedSite;
  test.afterEach(async () => {
    await deployed?.remove();
  });

  /** Opens a form twice, so that the service worker controls the page, and stores all forms. */
  async function storeForms(page: Page): Promise<void> {
    deployed = await deploySite();
    await openBlankForm(page, `${deployed.origin}${address}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await button(page, 'Keep the forms on this phone').click();
    await expect(button(page, 'Remove the stored forms')).toBeVisible();
  }

  const listCaches = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('forms-')));

  test('open without a network, also those that were never visited, and keep what is typed', async ({
    page,
    context,
  }) => {
    await storeForms(page);
    await context.setOffline(true);
    await beginForm(page, 'Site 7', `${deployed.origin}${torqueForm}`);
    await saveFile(page, 'Spreadsheet of this form');
  });

  test('are replaced as a whole by a new release, and what was typed stays', async ({ page }) => {
    await storeForms(page);
    await site(page).fill('Site 7');
    await expect(status(page)).toContainText(keptText);
    const [before] = await listCaches(page);
    await deployed.deployNextRelease((html) =>
      html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'next'),
    );
    await page.reload();
    await waitForScripts(page);
    await expect.poll(() => listCaches(page)).not.toEqual([before]);
    await expect.poll(() => listCaches(page)).toHaveLength(1);
    await expect(begun(page)).toContainText('Site 7');
  });

  test('stay as they are if the forms of a new release cannot be loaded', async ({ page }) => {
    await storeForms(page);
    const before = await listCaches(page);
    await deployed.deployNextRelease((html) =>
      html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'next'),
    );
    await page.addInitScript((lastForm) => {
      const load = window.fetch;
      window.fetch = (address, options) =>
        address === lastForm ? Promise.reject(new TypeError('no network')) : load(address, options);
    }, torqueForm);
    await page.reload();
    await waitForScripts(page);
    await expect(
      page.getByText(
        'The forms could not be stored. Any forms that were stored before are unchanged.',
        { exact: true },
      ),
    ).toBeVisible();
    expect(await listCaches(page)).toEqual(before);
  });

  test('are removed with one click', async ({ page }) => {
    await storeForms(page);
    await button(page, 'Remove the stored forms').click();
    await expect(button(page, 'Keep the forms on this phone')).toBeVisible();
    expect(await listCaches(page)).toEqual([]);
  });
});
