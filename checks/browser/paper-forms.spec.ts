import { blankFormRoute, truckCardRoute } from '#contract/routes.ts';
import { sheets } from '../site/content.ts';
import { articlesWithForm, forms } from './kinds-of-pages.ts';
import { letterSheet, printPage } from './print-page.ts';
import { expect, openPage, test, waitForFonts } from './visitor.ts';

const [firstArticle = { path: '', button: '' }] = articlesWithForm;
const [firstForm = { id: '' }] = forms;

/** Width of Letter paper (215.9 mm) between margins of 11 mm, in CSS pixels. */
const letterWidth = Math.floor(((215.9 - 22) / 25.4) * 96);
/** Minimum font size of printed forms: 9 points, in CSS pixels. */
const minimumFontSize = (9 / 72) * 96;
/** Minimum height of a row for handwriting: 7 mm, in CSS pixels. */
const minimumRowHeight = (7 / 25.4) * 96;

test.describe('the form of an article', () => {
  test.skip(articlesWithForm.length === 0, 'no article has a form');
  const { path, button } = firstArticle;

  test('its button prints it on Letter paper and leaves the page unchanged', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: [] as string[] });
      window.print = () => {
        const { printed } = window as unknown as { printed: (string | undefined)[] };
        printed.push(document.documentElement.dataset.print);
        dispatchEvent(new Event('afterprint'));
      };
    });
    await openPage(page, path);
    await page.getByRole('link', { name: button, exact: true }).click();
    await expect(page).toHaveURL(path);
    const printed = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
    expect(printed).toEqual(['form']);
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await page.goto(`${path}#form`);
    const sheets = await printPage(page);
    expect(new Set(sheets)).toEqual(new Set([letterSheet]));
    expect(sheets.length).toBeLessThanOrEqual(4);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it is printed only after its button was pressed', async ({ page }) => {
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
    const sheets = await printPage(page);
    expect(new Set(sheets)).toEqual(new Set([letterSheet]));
    expect(sheets.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    const form = page.locator('.blank-form');
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(form).toHaveCSS('color', 'rgb(0, 0, 0)');
    const measured = await form.evaluate((element) => {
      const all = [...element.querySelectorAll<HTMLElement>('*')];
      const lines = element.querySelectorAll('tbody > tr, .blank-lines > li');
      return {
        fontSize: Math.min(
          ...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
        ),
        rowHeight: Math.min(...[...lines].map((each) => each.getBoundingClientRect().height)),
        cut: all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
        overflow: element.scrollWidth - element.clientWidth,
      };
    });
    expect(measured.fontSize).toBeGreaterThanOrEqual(minimumFontSize);
    expect(measured.rowHeight).toBeGreaterThanOrEqual(minimumRowHeight);
    expect(measured.overflow).toBe(0);
    expect(measured.cut).toBe(0);
  });
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
