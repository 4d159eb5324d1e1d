import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

/* The form of the content editor, as an owner uses it. */

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

/** Opens the form of an entry. Examples: towns/pecos, site/company */
export async function openEntry(page: Page, entry: string): Promise<void> {
  const [collection, name] = entry.split('/');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/entries/${name}`);
  await expect(saveButton(page)).toBeVisible();
}

/**
 * Replaces the last character in the text field that has this label, or in the first text field if `label` is
 * undefined.
 */
export async function changeText(page: Page, label?: string): Promise<void> {
  const fields = page.getByRole('group', { name: /Field/ });
  const field = label
    ? page.getByRole('textbox', { name: label })
    : fields.getByRole('textbox').first();
  const collapsed = page.getByRole('button', { name: 'Expand', exact: true }).first();
  await expect(field.or(collapsed).first()).toBeVisible();
  // Groups and list items are collapsed at first.
  while (!(await field.isVisible())) await collapsed.click();
  // Retry, because the form overwrites text that was typed before its entry was loaded.
  await expect(async () => {
    await field.fill(`${(await field.inputValue()).slice(0, -1)}Ø`);
    await expect(saveButton(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** Selects an option of the first field with this label. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).first();
  const radio = field.getByRole('radio', { name: option, exact: true });
  const list = field.getByRole('combobox');
  await expect(radio.or(list).first()).toBeVisible();
  if (await radio.isVisible()) return radio.click();
  await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Saves the form and waits until the editor shows the list of entries again. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeHidden();
  // An entry that is opened before the editor has returned to the list would be closed again.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('/entries/');
}
