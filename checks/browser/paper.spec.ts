import type { Page } from '@playwright/test';
import {
  articleRoute,
  blankFormRoute,
  routes,
  safetyRoute,
  truckCardRoute,
} from '#contract/routes.ts';
import { addresses, articles, safety } from '../site/content.ts';
import {
  articlesWithForm,
  facilityWithDiorama,
  forms,
  lineVoltageTool,
  openingPages,
} from './kinds-of-pages.ts';
import { expect, openPage, test, waitForFonts } from './visitor.ts';

// every-page.spec.ts checks how a page of each kind prints without interaction.

const service = addresses.services.at(-1) ?? '';
const longestArticle = articles.reduce((a, b) => ((b.readTime ?? 0) > (a.readTime ?? 0) ? b : a));

/** Pages that must fit on one printed sheet: the safety page, if the site has one. */
const oneSheetPages: string[] = safety ? [safetyRoute] : [];

/** Prints the page in its current state on Letter paper and returns the PDF file as text. */
async function print(page: Page): Promise<string> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true, margin: browserMargin });
  return pdf.toString('latin1');
}

// The default print margins of browsers. The page's own margins override them, but media queries use the width
// inside the default margins.
const browserMargin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

/** The page sizes in a PDF file, one for each sheet. Letter paper is 612 by 792 points. */
const listSheets = (pdf: string) => pdf.match(/\/MediaBox\s*\[[^\]]+\]/g) ?? [];
/** Width of Letter paper (215.9 mm) between margins of 11 mm, in CSS pixels. */
const letterWidth = Math.floor(((215.9 - 22) / 25.4) * 96);
const onlyLetter = new Set(['/MediaBox [0 0 612 792]']);

test('a page of each kind prints on Letter paper', async ({ page }) => {
  for (const path of [
    routes.home,
    facilityWithDiorama.path,
    articleRoute(longestArticle.id),
    lineVoltageTool,
    routes.contact,
    ...openingPages,
    ...oneSheetPages,
  ]) {
    await openPage(page, path);
    await waitForFonts(page);
    const sheets = listSheets(await print(page));
    expect(new Set(sheets), path).toEqual(onlyLetter);
    expect(sheets.length, path).toBeLessThanOrEqual(maximumSheets(path));
  }
});

/** Maximum number of sheets per printed page. The safety page is handed to buyers as one sheet. */
function maximumSheets(path: string): number {
  if (oneSheetPages.includes(path)) return 1;
  return openingPages.includes(path) ? 2 : 12;
}

test('pages print in the light theme, even if the visitor or the system chose the dark theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const readColors = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('body, main *')].map((each) =>
        getComputedStyle(each),
      );
      return all.map(({ color, backgroundColor, fill, stroke, display }) =>
        [color, backgroundColor, fill, stroke, display].join(' '),
      );
    });
  const stepButtons = page.locator('.power-turn');
  await openPage(page, facilityWithDiorama.path);
  await expect(stepButtons).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const lightColors = await readColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await readColors()).toEqual(lightColors);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openPage(page, facilityWithDiorama.path);
  await expect(stepButtons).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  expect(await readColors()).toEqual(lightColors);

  await expect(page.locator('.diorama .picture-by-day img')).toBeVisible();
  await expect(page.locator('.diorama .picture-by-night')).toBeHidden();
  await expect(page.locator('.pin-words').first()).toHaveCSS('opacity', '1');
  for (const step of await page.locator('.power-steps p').all()) await expect(step).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every answer is printed in full', async ({ page }) => {
      for (const path of [service, facilityWithDiorama.path, routes.serviceArea]) {
        await page.goto(path);
        const answers = page.locator('.accordion-answer');
        const count = await answers.count();
        expect(count).toBeGreaterThan(0);
        expect((await answers.evaluateAll(listVisible)).length, path).toBe(0);
        await page.emulateMedia({ media: 'print' });
        expect((await answers.evaluateAll(listVisible)).length, path).toBe(count);
        const cut = await answers.evaluateAll((all) =>
          all.filter((answer) => {
            const { bottom } = answer.getBoundingClientRect();
            return bottom > (answer.closest('details')?.getBoundingClientRect().bottom ?? 0);
          }),
        );
        expect(cut.length, path).toBe(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}

/** HTML of the elements that take up space and are not transparent. */
const listVisible = (all: Element[]): string[] =>
  all
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.getBoundingClientRect().height > 0)
    .map(({ outerHTML }) => outerHTML);

for (const { path, button: name } of articlesWithForm.slice(0, 1)) {
  test(`the button of ${path} prints its form on Letter paper and leaves the page unchanged`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: [] as string[] });
      window.print = () => {
        const { printed } = window as unknown as { printed: (string | undefined)[] };
        printed.push(document.documentElement.dataset.print);
        dispatchEvent(new Event('afterprint'));
      };
    });
    await openPage(page, path);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    const printed = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
    expect(printed).toEqual(['form']);
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await page.goto(`${path}#form`);
    const sheets = listSheets(await print(page));
    expect(new Set(sheets)).toEqual(onlyLetter);
    expect(sheets.length).toBeLessThanOrEqual(4);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} prints its form only after its button was pressed`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name, exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.locator('.print-form-fields')).toBeVisible();
      await expect(page.getByText('Signature', { exact: true })).toBeVisible();
      await expect(page.locator('.checklist').first()).toBeVisible();
      await expect(page.locator('.article-text > p').first()).toBeHidden();
      await expect(page.locator('.plate').last()).toBeHidden();
    });
  });
}

/** Minimum font size of printed forms: 9 points, in CSS pixels. */
const minimumFontSize = (9 / 72) * 96;
/** Minimum height of a row for handwriting: 7 mm, in CSS pixels. */
const minimumRowHeight = (7 / 25.4) * 96;

for (const { id, title } of forms) {
  test(`the blank form of ${title} prints on Letter paper, uncut, with readable text and room to write`, async ({
    page,
  }) => {
    await openPage(page, blankFormRoute(id));
    await waitForFonts(page);
    const sheets = listSheets(await print(page));
    expect(new Set(sheets)).toEqual(onlyLetter);
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

for (const { id } of forms.slice(0, 1)) {
  test('the button of a blank form prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await openPage(page, blankFormRoute(id));
    await page.locator('[data-print="page"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a blank form has no print button, because the button needs JavaScript', async ({
      page,
    }) => {
      await page.goto(blankFormRoute(id));
      await expect(page.locator('[data-print="page"]')).toBeHidden();
      await expect(page.locator('.blank-form')).toBeVisible();
    });
  });

  test('the truck card prints on two sides of one Letter sheet, and no panel is cut off', async ({
    page,
  }) => {
    await openPage(page, truckCardRoute);
    await waitForFonts(page);
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect(listSheets(pdf.toString('latin1'))).toEqual([...onlyLetter, ...onlyLetter]);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('.card-panel')
      .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
    expect(cut).toBe(0);
  });
}

test('an article prints text and drawings in black on white, without navigation and controls', async ({
  page,
}) => {
  await page.goto(articleRoute(longestArticle.id));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.site-header', '.contents-rail', '.share', '.closing-call']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sources')).toBeVisible();
  const plate = page.locator('.plate-panel').first();
  await expect(plate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const line = plate.evaluate((each) => getComputedStyle(each).getPropertyValue('--hot-line'));
  expect(await line).toBe('#666');
});
