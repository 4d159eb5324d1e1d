import { readFile } from 'node:fs/promises';
import {
  address,
  beginForm,
  begun,
  button,
  keptText,
  openBlankForm,
  readKeptForms,
  saveFile,
  site,
  status,
  waitForForm,
} from './field-form-page.ts';
import { expect, test } from './visitor.ts';

test('a form is kept from its first word on, and opens again with its address', async ({
  page,
}) => {
  await openBlankForm(page);
  await expect(status(page)).toHaveText(
    'What you type is kept in this browser, on this device only.',
  );
  await expect(begun(page)).toHaveCount(0);
  await site(page).fill('Site 7');
  await expect(status(page)).toContainText(keptText);
  await page.reload();
  await waitForForm(page);
  await expect(site(page)).toHaveValue('Site 7');
  await expect(begun(page)).toHaveCount(1);
});

test('a visit after a form was begun shows an empty form, and begins no other one', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await openBlankForm(page);
  await expect(site(page)).toHaveValue('');
  await expect(begun(page)).toHaveCount(1);
});

test('the list tells forms of the same sheet apart as soon as they are typed', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await page.getByLabel('Sheet no., rev.', { exact: true }).fill('Sheet 2');
  await expect(begun(page)).toContainText('Site 7, Sheet 2');
});

test('a deleted form can be brought back in its place, with the focus on the button', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await openBlankForm(page);
  await beginForm(page, 'Site 8');
  await expect(begun(page)).toHaveCount(2);
  const places = page.locator('.fill-begun > li');
  await places.nth(1).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(begun(page)).toHaveCount(1);
  await expect(places.nth(1)).toContainText('Site 7');
  await expect(places.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(begun(page)).toHaveCount(2);
  await expect(begun(page).nth(1)).toContainText('Site 7');
});

test('a form that is opened from the list has the focus at its start', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await openBlankForm(page);
  await button(page, 'Open').click();
  await expect(site(page)).toHaveValue('Site 7');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the pages of forms and the offline page offer to continue the last form, in their first paint', async ({
  page,
}) => {
  const panel = page.locator('[data-last-form]');
  await page.goto('/services/samples');
  await expect(panel).toBeHidden();
  await beginForm(page, 'Site 7');
  const kept = new URL(page.url());
  await expect(begun(page)).toContainText('Site 7');
  await page.reload();
  await waitForForm(page);
  await expect(panel).toBeHidden();
  for (const path of ['/services/samples', '/offline', address]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(panel, path).toContainText('Site 7');
    const link = panel.getByRole('link', { name: 'Open' });
    await expect(link, path).toHaveAttribute('href', kept.pathname + kept.hash);
  }
  await waitForForm(page);
  await panel.getByRole('link', { name: 'Open' }).click();
  await expect(site(page)).toHaveValue('Site 7');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel).toBeHidden();
  await button(page, 'Delete').click();
  await expect(begun(page)).toHaveCount(0);
  await page.goto('/services/samples');
  await expect(panel).toBeHidden();
});

test('text that is typed before the scripts have run is kept', async ({ page }) => {
  await page.goto(address, { waitUntil: 'commit' });
  await site(page).fill('Site 7');
  await expect(status(page)).toContainText(keptText);
  await expect(site(page)).toHaveValue('Site 7');
});

test('two tabs that create the store at the same time both keep their forms', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([beginForm(page, 'Site 7'), beginForm(other, 'Site 8')]);
  await page.reload();
  await expect(begun(page)).toHaveCount(2);
});

test('a second tab of a form is read-only until the visitor continues there', async ({
  page,
  context,
}) => {
  await beginForm(page, 'Site 7');
  const other = await context.newPage();
  await openBlankForm(other, page.url());
  await expect(site(other)).toBeDisabled();
  await site(page).fill('Site 8');
  await button(other, 'Continue here').click();
  await expect(site(other)).toBeEnabled();
  await expect(site(other)).toHaveValue('Site 8');
  await expect(site(page)).toBeDisabled();
});

test.describe('a browser whose store cannot be opened', () => {
  test('shows the form, and says before the first word that it keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('private window', 'InvalidStateError');
      };
    });
    await openBlankForm(page);
    await expect(status(page)).toHaveText(
      'This browser does not keep what you type. Print the form or save a copy before you close this page.',
    );
    await site(page).fill('Site 7');
    await expect(site(page)).toHaveValue('Site 7');
    await expect(status(page)).toHaveText(
      'This browser does not keep what you type. Print the form or save a copy before you close this page.',
    );
  });

  test('that never answers counts as failed', async ({ page }) => {
    await page.addInitScript(() => {
      // A request without an answer.
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await openBlankForm(page);
    await expect(status(page)).toHaveText(
      'This browser does not keep what you type. Print the form or save a copy before you close this page.',
    );
  });
});

test('after the browser has closed the connection, the next change opens the store again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...parameters) {
      const request = open.apply(this, parameters);
      request.addEventListener('success', () => Object.assign(window, { store: request.result }));
      return request;
    };
  });
  await beginForm(page, 'Site 7');
  await page.evaluate(() => (window as unknown as { store: IDBDatabase }).store.close());
  await site(page).fill('Site 8');
  await expect(site(page)).toHaveValue('Site 8');
  await expect
    .poll(async () => {
      const other = await page.context().newPage();
      await openBlankForm(other, address);
      const text = await begun(other).textContent();
      await other.close();
      return text;
    })
    .toContain('Site 8');
});

test('when a change cannot be kept, the page says so, and the copy has the change', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await site(page).fill('Site 8');
  await expect(status(page)).toHaveText(
    'The last change could not be saved on this device. Save a copy now.',
  );
  const copy = await saveFile(page, 'Save a copy');
  expect(await readFile(copy, 'utf8')).toContain('Site 8');
});

test('a store that a later release has upgraded still opens', async ({ page }) => {
  await page.goto('/offline');
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = indexedDB.open('field-forms', 7);
    request.onupgradeneeded = () => request.result.createObjectStore('forms', { keyPath: 'id' });
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    await promise;
  });
  await beginForm(page, 'Site 7');
});

test('another tab can delete the store while a form is open', async ({ page }) => {
  await beginForm(page, 'Site 7');
  const result = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const request = indexedDB.deleteDatabase('field-forms');
    request.onsuccess = () => resolve('deleted');
    request.onblocked = () => resolve('blocked');
    return promise;
  });
  expect(result).toBe('deleted');
});

test('after the clock is set back by a day, changes are still kept', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 86_400_000;
  });
  await site(page).fill('Site 8');
  await expect.poll(() => page.evaluate(readKeptForms)).toContain('Site 8');
  await page.reload();
  await waitForForm(page);
  await expect(site(page)).toHaveValue('Site 8');
});

test('after the browser has crashed, a kept form is there', async ({
  playwright,
  baseURL,
}, testInfo) => {
  const { launchOptions, serviceWorkers } = testInfo.project.use;
  const openBrowser = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      baseURL,
      serviceWorkers,
    });
  const context = await openBrowser();
  const page = await context.newPage();
  await beginForm(page, 'Site 7');
  await site(page).press('End');
  await site(page).pressSequentially(', north');
  await expect.poll(() => page.evaluate(readKeptForms)).toContain('Site 7, north');
  const path = page.url();
  const closed = context.waitForEvent('close');
  const session = await context.newCDPSession(page);
  // The browser ends before it responds.
  session.send('Browser.crash').catch(() => {});
  await closed;
  const next = await openBrowser();
  const nextPage = await next.newPage();
  await openBlankForm(nextPage, path);
  await expect(site(nextPage)).toHaveValue('Site 7, north');
  await next.close();
});

test('a text is at most as long as a copy can have', async ({ page }) => {
  await openBlankForm(page);
  await site(page).focus();
  await page.keyboard.insertText('9'.repeat(4100));
  await expect(site(page)).toHaveValue('9'.repeat(4000));
});
