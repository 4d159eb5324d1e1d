import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  address,
  beginForm,
  begun,
  button,
  keptForm,
  keptText,
  openBlankForm,
  saveFile,
  site,
  status,
  storeForm,
  torqueForm,
  waitForForm,
} from './field-form-page.ts';
import { expect, test } from './visitor.ts';

test('forms are opened, copied, deleted and brought back in the list', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await button(page, 'Make a copy').click();
  await expect(begun(page)).toHaveCount(2);
  page.once('dialog', (dialog) => dialog.dismiss());
  await button(page, 'Delete everything').click();
  await expect(begun(page)).toHaveCount(2);
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Delete everything').click();
  await expect(begun(page)).toHaveCount(0);
  await expect(site(page)).toHaveValue('');
  await button(page, 'Undo').first().click();
  await expect(begun(page)).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(begun(page)).toHaveCount(2);
  await button(page, 'Open').first().click();
  await expect(site(page)).toHaveValue('Site 7');
});

test('a form of another sheet opens on the page of that sheet', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await openBlankForm(page, torqueForm);
  await button(page, 'Open').click();
  await page.waitForURL(`**${address}#*`);
  await expect(site(page)).toHaveValue('Site 7');
});

test('a list that cannot be changed stays as it is, and the page says so', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, delete: refuse });
  });
  const list = page.locator('section', { has: page.locator('#begun') });
  for (const action of ['Make a copy', 'Delete']) {
    await button(page, action).click();
    await expect(list.locator('.field-error')).toHaveText(
      'This browser could not store that change, so the list is unchanged.',
    );
    await expect(begun(page)).toHaveCount(1);
    await expect(site(page)).toHaveValue('Site 7');
  }
});

test('a saved copy opens on a device that does not have the form, with its text as text', async ({
  page,
  browser,
}) => {
  await beginForm(page, '<img src=x onerror=alert(1)>');
  const buffer = await readFile(await saveFile(page, 'Save a copy'));
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await context.newPage();
  await openBlankForm(device);
  const file = { name: 'copy.json', mimeType: 'application/json', buffer };
  await device.locator('input[type=file]').setInputFiles(file);
  await expect(site(device)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(begun(device)).toContainText('<img');
  await expect(device.locator('.fill-page img')).toHaveCount(0);
  await context.close();
});

test('a foreign file is refused with a sentence, and the form stays as it is', async ({ page }) => {
  await beginForm(page, 'Site 7');
  const file = { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.fill-files')).toContainText(
    'That file is not a copy of a form from this site.',
  );
  await expect(site(page)).toHaveValue('Site 7');
});

test('a copy with 10,000 rows is refused with a sentence', async ({ page }) => {
  await openBlankForm(page);
  const added = Array.from({ length: 10_000 }, (_, index) => `added-${index}`);
  await openCopy(page, { ...keptForm({}), rows: { table: { added, removed: [] } } });
  await expect(page.locator('.fill-files')).toContainText(
    'A table in that copy has more than 200 rows.',
  );
  await expect(begun(page)).toHaveCount(0);
});

test('HTML in the cells, the title and the labels of a copy is shown as text', async ({ page }) => {
  await openBlankForm(page);
  const cell = page.locator('.fill-table textarea').first();
  const key = (await cell.getAttribute('name')) ?? '';
  const html = '</textarea><img src=x onerror=alert(1)>';
  const copy = keptForm({ [key]: html, 'line/removed': html }, { 'line/removed': html });
  await openCopy(page, { ...copy, title: html });
  await expect(cell).toHaveValue(html);
  await expect(page.locator('.fill-strays')).toHaveText(`${html}${html}`);
  await expect(begun(page)).toContainText(html);
  await expect(page.locator('.fill-page img')).toHaveCount(0);
});

/** Opens a form with "Open a copy". */
async function openCopy(page: Page, form: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ format: 'field-form', form }));
  const file = { name: 'copy.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a copy that cannot be stored is not opened, and the page says why', async ({ page }) => {
  await beginForm(page, 'Site 7');
  const buffer = await readFile(await saveFile(page, 'Save a copy'));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  const file = { name: 'copy.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.fill-files')).toContainText(
    'This browser could not store that copy, so it was not opened. The file is unchanged.',
  );
  await expect(site(page)).toHaveValue('Site 7');
});

test('a form of a later release is read-only, and its copy is complete', async ({ page }) => {
  await storeForm(page, { id: 'later', version: 99, title: 'Later form', extra: 'kept' });
  await openBlankForm(page, `${address}#later`);
  await expect(status(page)).toHaveText(
    'A newer version of this page kept this form, and this one cannot open it. Save a copy, or reload the page.',
  );
  await expect(site(page)).toBeDisabled();
  const copy = await saveFile(page, 'Save a copy');
  expect(await readFile(copy, 'utf8')).toContain('"extra":"kept"');
  await expect(begun(page)).toContainText(
    `Later formA newer version of this page kept this form. Load this page again to open it.`,
  );
});

test('a form that was kept before columns were renamed and removed shows the values of the first, and lists those of the others', async ({
  page,
}) => {
  await openBlankForm(page);
  const cell = page.locator('.fill-table textarea').first();
  const key = (await cell.getAttribute('name')) ?? '';
  const removed = `${key}-removed`;
  await storeForm(
    page,
    keptForm({ [key]: '12.5', [removed]: 'Loose' }, { [key]: 'Old title', [removed]: 'Condition' }),
  );
  await openBlankForm(page, `${address}#kept-before`);
  await expect(cell).toHaveValue('12.5');
  await expect(page.locator('.fill-strays')).toHaveText('ConditionLoose');
  await site(page).fill('Site 7');
  await expect(status(page)).toContainText(keptText);
  await page.reload();
  await waitForForm(page);
  await expect(page.locator('.fill-strays')).toHaveText('ConditionLoose');
});
