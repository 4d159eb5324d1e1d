import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { blankFormRoute } from '#contract/routes.ts';
import { samplesPage } from '../site/content.ts';
import {
  address,
  beginForm,
  button,
  keptForm,
  openBlankForm,
  readKeptForms,
  saveFile,
  site,
  storeForm,
  waitForForm,
} from './field-form-page.ts';
import { forms } from './kinds-of-pages.ts';
import { translatePage } from './translate-page.ts';
import { expect, findAccessibilityFaults, holdRequests, test } from './visitor.ts';

const { blank, fill } = samplesPage;

test.skip(forms.length < 2, 'the site has fewer than two field forms');

/** The rows of a table, without the places of removed rows. */
const shownRows = 'tbody > tr:not(.fill-removed)';

/** A form with a table that calculates a limit, and the caption of the table. */
const [limitedForm] = forms.flatMap(({ id, blocks }) =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.columns.some(({ formula }) => formula?.kind === 'times-lowest')
      ? [{ id, caption: block.blank?.caption ?? block.caption }]
      : [],
  ),
);

test('the spreadsheet has what was typed, and says that a drawn signature was signed on screen', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await page.getByRole('button', { name: fill.signature.draw }).first().click();
  await page.locator('.fill-signature-pad').click();
  await button(page, fill.signature.done).click();
  const path = await saveFile(page, fill.files.spreadsheet);
  const { sheets } = await readXlsx(await readFile(path));
  const cells = sheets[0]?.rows.flat() ?? [];
  expect(cells).toContain('Site 7');
  expect(cells).toContain(samplesPage.fill.signature.onScreen);
});

test('a signature is there after the page is loaded again, and can be cleared', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await page.getByRole('button', { name: fill.signature.draw }).first().click();
  await page.locator('.fill-signature-pad').click();
  await button(page, fill.signature.done).click();
  await expect(page.locator('.fill-signature-drawing')).toHaveCount(1);
  await site(page).fill('Site 8');
  await expect.poll(() => page.evaluate(readKeptForms)).toContain('Site 8');
  await page.reload();
  await waitForForm(page);
  await expect(page.locator('.fill-signature-drawing')).toHaveCount(1);
  await page.getByRole('button', { name: fill.signature.clear }).click();
  await expect(page.locator('.fill-signature-drawing')).toHaveCount(0);
});

test('a row is added with the focus in it, and a removed row comes back in its place with its text', async ({
  page,
}) => {
  await openBlankForm(page);
  const table = page.locator('.fill-table-block').first();
  const rows = table.locator(shownRows);
  const count = await rows.count();
  await table.getByRole('button', { name: fill.rows.add }).click();
  await expect(rows).toHaveCount(count + 1);
  const added = rows.last().getByRole('textbox').first();
  await expect(added).toBeFocused();
  await added.fill('New joint');
  await table.getByRole('button', { name: fill.rows.choose }).click();
  await rows.last().getByRole('button').click();
  await expect(rows).toHaveCount(count);
  const undo = table.locator('tbody > tr').last().getByRole('button', { name: fill.rows.undo });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.last().getByRole('textbox').first()).toHaveValue('New joint');
  await expect(rows.last().getByRole('textbox').first()).toBeFocused();
});

test('the Tab key goes from row to row without a button that removes one', async ({ page }) => {
  await openBlankForm(page);
  const rows = page.locator('.fill-table-block').first().locator(shownRows);
  await rows.first().getByRole('textbox').last().focus();
  await page.keyboard.press('Tab');
  await expect(rows.nth(1).getByRole('textbox').first()).toBeFocused();
});

test('a chosen verdict can be cleared', async ({ page }) => {
  const form = forms.find(({ blankVerdict }) => blankVerdict);
  test.skip(!form, 'no form has a verdict');
  await openBlankForm(page, blankFormRoute(form?.id ?? ''));
  const clear = page.locator('.fill-verdict-clear').getByRole('button');
  await expect(clear).toBeHidden();
  await page.getByRole('radio').first().check();
  await expect.poll(() => page.evaluate(readKeptForms)).toContain('"verdict"');
  await clear.click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(clear).toBeHidden();
  await expect.poll(() => page.evaluate(readKeptForms)).not.toContain('"verdict"');
});

test('the blank form prints all rows, and a filled one those in which something was typed', async ({
  page,
}) => {
  test.skip(!limitedForm, 'no form calculates a limit');
  await openBlankForm(page, blankFormRoute(limitedForm?.id ?? ''));
  const rows = page
    .locator('.fill-table-block', { hasText: limitedForm?.caption ?? '' })
    .locator(shownRows);
  const printed = rows.filter({ visible: true });
  const count = await rows.count();
  await site(page).fill('Site 7');
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveCount(count);
  await page.emulateMedia({ media: null });
  for (const row of [0, 2]) await rows.nth(row).getByRole('textbox').last().fill('14');
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveCount(2);
  await expect(rows.nth(2).getByRole('textbox').last()).toHaveCSS('outline-style', 'none');
});

test('on a phone, a warning does not move the field in use', async ({ page }) => {
  test.skip(!limitedForm, 'no form calculates a limit');
  await page.setViewportSize({ width: 390, height: 844 });
  await openBlankForm(page, blankFormRoute(limitedForm?.id ?? ''));
  const table = page.locator('.fill-table', { hasText: limitedForm?.caption ?? '' });
  const row = table.locator('tbody > tr').first();
  const numbers = row.locator('[inputmode="decimal"]');
  await numbers.nth(0).fill('100');
  const positions: number[] = [];
  for (const text of ['', '1', '10', '100']) {
    await numbers.nth(1).fill(text);
    positions.push((await numbers.nth(1).boundingBox())?.y ?? 0);
  }
  await numbers.nth(1).fill('10');
  await expect(row.locator('.fill-warning').filter({ hasText: /./ })).toHaveCount(1);
  expect(new Set(positions).size).toBe(1);
});

test('a value beyond the limit of its row says so beside it, in words', async ({ page }) => {
  test.skip(!limitedForm, 'no form calculates a limit');
  await openBlankForm(page, blankFormRoute(limitedForm?.id ?? ''));
  const table = page.locator('.fill-table', { hasText: limitedForm?.caption ?? '' });
  const numbers = table.locator('tbody > tr').first().locator('[inputmode="decimal"]');
  // Screen readers announce text only in a live region that was on the page before the text.
  const region = numbers.nth(1).locator('xpath=ancestor::td').getByRole('status');
  await expect(region).toHaveCount(1);
  await expect(region).toHaveText('');
  await numbers.nth(0).fill('10');
  await numbers.nth(1).fill('100');
  const [beginning = ''] = fill.limits.above.split('{limit}');
  const warnings = table.locator('.fill-warning').filter({ hasText: beginning });
  await expect(numbers.nth(1).locator('xpath=ancestor::td')).toContainText(beginning);
  await expect(numbers.nth(1)).toHaveAccessibleDescription(new RegExp(`^${beginning}`));
  await expect(warnings).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(warnings).toBeVisible();
  await page.emulateMedia({ media: null });
  await numbers.nth(1).fill('11');
  await expect(warnings).toHaveCount(0);
  await expect(numbers.nth(1)).toHaveAccessibleDescription('');
});

test('a limit that is typed into a line of the form applies to the readings typed before', async ({
  page,
}) => {
  const limited = forms.flatMap(({ id, blocks, facts, blankLines = [] }) =>
    blocks.flatMap((block) => {
      const limits = (block.kind === 'table' && block.limits) || [];
      return limits.flatMap(({ of, at, limit }) => {
        const lines = [...facts, ...blankLines];
        const line = limit.kind === 'line' && lines.find((each) => each.id === limit.line)?.name;
        return line && at?.[0] ? [{ id, line, field: `${of[0]}, ${at[0]}` }] : [];
      });
    }),
  )[0];
  test.skip(!limited, 'no form has a line for a limit');
  const { id, line, field } = limited ?? { id: '', line: '', field: '' };
  await openBlankForm(page, blankFormRoute(id));
  const reading = page.getByLabel(field, { exact: true });
  await reading.fill('5.1');
  await expect(reading).toHaveAccessibleDescription('');
  await page.getByLabel(line, { exact: true }).fill('5');
  const [beginning = ''] = fill.limits.above.split('{limit}');
  await expect(reading).toHaveAccessibleDescription(new RegExp(`^${beginning}5`));
});

test('Enter moves to the next field', async ({ page }) => {
  await openBlankForm(page);
  await site(page).press('Enter');
  await expect(page.getByLabel(blank.subject, { exact: true })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a form that is filled in has no accessibility faults in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await storeForm(page, keptForm({ 'line/removed': 'Loose' }, { 'line/removed': 'Condition' }));
    await openBlankForm(page, `${address}#kept-before`);
    await expect(page.locator('.fill-strays')).toBeVisible();
    await page.locator('.fill-text > textarea').evaluateAll((fields) => {
      for (const field of fields as HTMLTextAreaElement[]) {
        field.value = '99';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: fill.signature.draw }).first().click();
    await page.locator('.fill-signature-pad').click();
    await button(page, fill.rows.choose).first().click();
    await page.locator('.fill-remove > button').first().click();
    await expect(button(page, fill.rows.undo)).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
}

test.describe('on a page that the browser has translated', () => {
  test('rows are added, removed and brought back, and values are calculated', async ({ page }) => {
    test.skip(!limitedForm, 'no form calculates a limit');
    await openBlankForm(page, blankFormRoute(limitedForm?.id ?? ''));
    await page.evaluate(translatePage);
    const table = page.locator('.fill-table-block', { hasText: limitedForm?.caption ?? '' });
    const numbers = table.locator('tbody > tr').first().locator('[inputmode="decimal"]');
    await numbers.nth(0).fill('10');
    await numbers.nth(1).fill('100');
    await expect(table.locator('output').first()).not.toBeEmpty();
    await page.evaluate(translatePage);
    await numbers.nth(1).fill('');
    await expect(table.locator('output').first()).toBeEmpty();
    const rows = table.locator(shownRows);
    const count = await rows.count();
    await table.locator('.fill-row-actions > button').first().click();
    await expect(rows).toHaveCount(count + 1);
    await rows.last().getByRole('textbox').first().fill('New joint');
    await table.locator('.fill-row-actions > button').last().click();
    await rows.last().getByRole('button').click();
    await page.evaluate(translatePage);
    await table.locator('.fill-removed').getByRole('button').click();
    await expect(rows.last().getByRole('textbox').first()).toHaveValue('New joint');
    await expect(table.locator('.fill-removed')).toHaveCount(0);
  });

  test.describe('before its scripts have run', () => {
    // The translated text differs from the HTML that React expects. React renders the form again.
    test.use({ expectedErrors: /hydrat|React error #418/i });

    test('text and choices that were made before are kept', async ({ page }) => {
      const release = await holdRequests(page, '**/_astro/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('.site-footer').waitFor();
      await page.evaluate(translatePage);
      await site(page).fill('Site 7');
      await page.getByRole('radio').first().check();
      release();
      await waitForForm(page);
      await expect(site(page)).toHaveValue('Site 7');
      await expect(page.getByRole('radio').first()).toBeChecked();
      await expect.poll(() => page.evaluate(readKeptForms)).toContain('Site 7');
    });
  });
});
