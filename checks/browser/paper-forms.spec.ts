import type { Page } from '@playwright/test';
import { blankFormRoute, routes, sampleSheetRoute } from '#contract/routes.ts';
import { samplesPage, sheets } from '../site/content.ts';
import { articlesWithForm, forms } from './kinds-of-pages.ts';
import { letterSheet, printPage } from './print-page.ts';
import { expect, openPage, test, waitForFonts } from './visitor.ts';

const [firstArticle = { path: '', button: '' }] = articlesWithForm;
const [firstForm = { id: '', title: '' }] = forms;

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
      await expect(page.locator('.drawn-figure').last()).toBeHidden();
    });
  });
});

test('every sheet prints on one Letter page, uncut, in text of at least 9 points, with one title block', async ({
  page,
}) => {
  for (const { id } of sheets) {
    await openPage(page, sampleSheetRoute(id));
    await waitForFonts(page);
    expect(await printPage(page), id).toEqual([letterSheet]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    const { fontSize, overflow, cutElements } = await page
      .locator('.sheet-form')
      .evaluate(measureForm);
    expect(fontSize, id).toBeGreaterThanOrEqual(minimumFontSize);
    expect(overflow, id).toBe(0);
    expect(cutElements, id).toBe(0);
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(page.locator('main a:visible')).toHaveCount(0);
    // Print as the browser does, which is impossible while screen media are emulated.
    await page.emulateMedia({ media: null });
  }
});

for (const { id, title } of forms) {
  test(`the field form of ${title} prints on Letter paper, uncut, with readable text and room to write`, async ({
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
  const texts = elements.filter(
    (each) =>
      !(each instanceof SVGElement) ||
      (each instanceof SVGTextContentElement && each.checkVisibility()),
  );
  // Text of a drawing is scaled with the drawing.
  const scaleOf = (each: Element) =>
    each instanceof SVGTextContentElement ? (each.getScreenCTM()?.a ?? 1) : 1;
  const fontSizes = texts.map(
    (each) => Number.parseFloat(getComputedStyle(each).fontSize) * scaleOf(each),
  );
  // Ignore differences of up to 1 px, which are rounding errors.
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  return {
    fontSize: Math.min(...fontSizes),
    rowHeight: Math.min(...rows.map((row) => row.getBoundingClientRect().height)),
    overflow: form.scrollWidth - form.clientWidth,
    cutElements: elements.filter((each) => !each.matches('.visually-hidden') && isCut(each)).length,
  };
}

/** Longer than any field of a form, with a word that is longer than many columns. */
const longText = 'Re-torqued after the megohmmeter reading, see the remarks below. '.repeat(3);

test.describe('every field of a form prints the whole text that was typed into it', () => {
  const someForms = forms.slice(0, 3);

  for (const { id, title } of someForms) {
    test(title, async ({ page }) => {
      await openPage(page, blankFormRoute(id));
      await expectWholeText(page);
    });
  }

  test.describe('in a browser that does not fit fields to their text', () => {
    // The policy of the site refuses changed styles.
    test.use({ bypassCSP: true });

    test(firstForm.title, async ({ page }) => {
      await page.route(/(?:blank|[.]css)$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('field-sizing:content', 'field-sizing:x');
        await route.fulfill({ response, body });
      });
      await openPage(page, blankFormRoute(firstForm.id));
      const field = page.locator('.fill-text > textarea').first();
      await expect(field).toHaveCSS('field-sizing', 'fixed');
      await expectWholeText(page);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(firstForm.title, async ({ page }) => {
      await page.goto(blankFormRoute(firstForm.id));
      await expectWholeText(page);
    });
  });

  async function expectWholeText(page: Page): Promise<void> {
    const fields = page.locator('.fill-text > textarea');
    expect(await fields.count()).toBeGreaterThan(10);
    await fields.evaluateAll(typeIntoAll, longText);
    const listCut = () =>
      page.locator('.fill-text, .fill-text > textarea').evaluateAll(listCutFields);
    expect(await listCut()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    expect(await listCut()).toEqual([]);
    const { overflow, cutElements } = await page.locator('.blank-form').evaluate(measureForm);
    expect(overflow).toBe(0);
    expect(cutElements).toBe(0);
  }
});

test('a number of four characters prints on one line in every cell', async ({ page }) => {
  for (const { id } of forms) {
    await openPage(page, blankFormRoute(id));
    const frames = page.locator('.fill-cell > .fill-text');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    const empty = await frames.evaluateAll(measureHeights);
    await frames.locator('textarea').evaluateAll(typeIntoAll, '12.5');
    expect(await frames.evaluateAll(measureHeights), id).toEqual(empty);
    await page.emulateMedia({ media: null });
  }
});

/** Returns the heights of elements, in whole pixels. Runs in the page. */
function measureHeights(elements: Element[]): number[] {
  return elements.map((element) => Math.round(element.getBoundingClientRect().height));
}

/** Types a text into all fields. Runs in the page. */
function typeIntoAll(fields: Element[], text: string): void {
  for (const field of fields as HTMLTextAreaElement[]) {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Returns the names of the fields whose text is larger than they are or than their frames. Runs in the page. */
function listCutFields(elements: Element[]): string[] {
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  return elements.filter(isCut).map((element) => {
    const field = element instanceof HTMLTextAreaElement ? element : element.firstElementChild;
    return field?.getAttribute('name') ?? '';
  });
}

test.describe('a field form', () => {
  test.skip(forms.length === 0, 'the site has no field forms');

  test('has a button that prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await openPage(page, blankFormRoute(firstForm.id));
    await page.getByRole('button', { name: samplesPage.blank.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be typed into, and has no buttons, because they need JavaScript', async ({
      page,
    }) => {
      await page.goto(blankFormRoute(firstForm.id));
      await page.getByLabel(samplesPage.blank.site, { exact: true }).fill('Site 7');
      await expect(page.locator('.fill-page .button:visible')).toHaveCount(0);
    });
  });
});

test('the truck card prints on two sides of one Letter sheet, with the number at 40 pt and nothing outside the margins', async ({
  page,
}) => {
  test.skip(sheets.length === 0, 'without sheets, the site has no truck card');
  await openPage(page, routes.truckCard);
  await waitForFonts(page);
  expect(await printPage(page)).toEqual([letterSheet, letterSheet]);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor(215.9 * pixelsPerMm), height: 900 });
  const sides = await page.locator('.card-side').evaluateAll(measureCardSides);
  expect(sides.length).toBe(2);
  for (const { fontSize, numberSize, below, beside } of sides) {
    expect(fontSize).toBeGreaterThanOrEqual(minimumFontSize);
    expect(numberSize).toBeCloseTo((40 / 72) * 96, 1);
    expect(below).toBeLessThanOrEqual(1);
    expect(beside).toBe(0);
  }
});

/**
 * Measures, in pixels, the smallest font size and the size of the phone number on each side of the truck card, how far
 * content extends below the padding, and how many parts are wider than their column. Runs in the page.
 */
function measureCardSides(sides: Element[]) {
  return sides.map((side) => {
    const elements = [...side.querySelectorAll('h2, p, li, th, td, small, dt, dd')];
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const parts = [...side.querySelectorAll('.card-panel, .card-table, .card-sources')];
    const padding = Number.parseFloat(getComputedStyle(side).paddingBottom);
    const bottoms = elements.map((element) => element.getBoundingClientRect().bottom);
    return {
      fontSize: Math.min(...elements.map(sizeOf)),
      numberSize: Math.max(...[...side.querySelectorAll('a')].map(sizeOf)),
      below: Math.max(...bottoms) - (side.getBoundingClientRect().bottom - padding),
      beside: parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length,
    };
  });
}
