import { blankFormRoute, truckCardRoute } from '#contract/routes.ts';
import { sheets } from '../site/content.ts';
import { articlesWithForm, forms } from './kinds-of-pages.ts';
import { letterSheet, printPage } from './print-page.ts';
import { expect, openPage, test, waitForFonts } from './visitor.ts';

const [firstArticle = { path: '', button: '' }] = articlesWithForm;
const [firstForm = { id: '' }] = forms;

/** CSS pixels per millimeter. */
const pixelsPerMm = 96 / 25.4;
/** Width of Letter paper (215.9 mm) between margins of 11 mm, in CSS pixels. */
const letterWidth = Math.floor((215.9 - 2 * 11) * pixelsPerMm);
/** Minimum font size of printed forms: 9 points of 1/72 inch, in CSS pixels. */
const minimumFontSize = (9 / 72) * 96;
/** Minimum height of a row for handwriting, in CSS pixels. */
const minimumRowHeight = 7 * pixelsPerMm;

test.describe('the form of an article', () => {
  test.skip(articlesWithForm.length === 0, 'no article has a form');
  const { path, button } = firstArticle;

  test('prints on Letter paper when its button is pressed, and the page stays unchanged', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset.printed = dataset.print;
        dispatchEvent(new Event('afterprint'));
      };
    });
    await openPage(page, path);
    await page.getByRole('link', { name: button, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'form');
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await page.goto(`${path}#form`);
    const printedSheets = await printPage(page);
    expect(new Set(printedSheets)).toEqual(new Set([letterSheet]));
    expect(printedSheets.length).toBeLessThanOrEqual(4);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is printed instead of the article once its button is pressed', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: button, exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.locator('.print-form-fields')).toBeVisible();
      await expect(page.getByText('Signature', { exact: true })).toBeVisible();
      await expect(page.locator('.checklist').first()).toBeVisible();
      await expect(page.locator('.article-text > p').first()).toBeHidden();
      await expect(page.locator('.plate').last()).toBeHidden();
    });
  });
});

for (const { id, title } of forms) {
  test(`the blank form of ${title} prints on Letter paper, uncut, with readable text and room to write`, async ({
    page,
  }) => {
    await openPage(page, blankFormRoute(id));
    await waitForFonts(page);
    const printedSheets = await printPage(page);
    expect(new Set(printedSheets)).toEqual(new Set([letterSheet]));
    expect(printedSheets.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    const form = page.locator('.blank-form');
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(form).toHaveCSS('color', 'rgb(0, 0, 0)');
    const { fontSize, rowHeight, overflow, cutElements } = await form.evaluate(measureForm);
    expect(fontSize).toBeGreaterThanOrEqual(minimumFontSize);
    expect(rowHeight).toBeGreaterThanOrEqual(minimumRowHeight);
    expect(overflow).toBe(0);
    expect(cutElements).toBe(0);
  });
}

/**
 * Measures the smallest font size and row height and the horizontal overflow of a form, in pixels, and counts the
 * elements whose content is cut off. Runs in the page.
 */
function measureForm(form: Element) {
  const elements = [...form.querySelectorAll('*')];
  const rows = [...form.querySelectorAll('tbody > tr, .blank-lines > li')];
  const fontSizes = elements.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  // Ignore differences of up to 1 px, which are rounding errors.
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  return {
    fontSize: Math.min(...fontSizes),
    rowHeight: Math.min(...rows.map((row) => row.getBoundingClientRect().height)),
    overflow: form.scrollWidth - form.clientWidth,
    cutElements: elements.filter(isCut).length,
  };
}

test.describe('a blank form', () => {
  test.skip(forms.length === 0, 'the site has no blank forms');

  test('has a button that prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await openPage(page, blankFormRoute(firstForm.id));
    await page.locator('[data-print="page"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has no print button, because the button needs JavaScript', async ({ page }) => {
      await page.goto(blankFormRoute(firstForm.id));
      await expect(page.locator('[data-print="page"]')).toBeHidden();
      await expect(page.locator('.blank-form')).toBeVisible();
    });
  });
});

test('the truck card prints on two sides of one Letter sheet, and no panel is cut off', async ({
  page,
}) => {
  test.skip(sheets.length === 0, 'without sheets, the site has no truck card');
  await openPage(page, truckCardRoute);
  await waitForFonts(page);
  expect(await printPage(page)).toEqual([letterSheet, letterSheet]);
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.card-panel')
    .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
  expect(cut).toBe(0);
});
