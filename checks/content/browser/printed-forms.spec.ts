import { routes } from '#contract/routes.ts';
import { letterSheet, printPage } from '../../browser/print-page.ts';
import { expect, openPage, test, waitForFonts } from '../../browser/visitor.ts';
import { listPages } from './list-pages.ts';
import { letterWidth, measureForm, minimumFontSize, pixelsPerMm } from './measure-form.ts';
import { listCutFields, longText, typeIntoAll } from './typed-text.ts';

/* Whether the sheets and field forms fit on paper, whatever their tables and columns are. */

const addresses = await listPages();
const formPages = addresses.filter((address) => address.startsWith(`${routes.fieldForms}/`));
const fieldForms = formPages.filter((address) => address.endsWith('/blank'));
const sheets = formPages.filter(
  (address) => !fieldForms.includes(address) && address !== routes.truckCard,
);

/** Minimum height of a row for handwriting, in CSS pixels. */
const minimumRowHeight = 7 * pixelsPerMm;

for (const address of sheets) {
  test(`${address} prints on one Letter page, uncut, in text of at least 9 points, with one title block`, async ({
    page,
  }) => {
    await openPage(page, address);
    await waitForFonts(page);
    expect.soft(await printPage(page)).toEqual([letterSheet]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    const { fontSize, overflow, cutElements } = await page
      .locator('.sheet-form')
      .evaluate(measureForm);
    expect.soft(fontSize).toBeGreaterThanOrEqual(minimumFontSize);
    expect.soft(overflow).toBe(0);
    expect.soft(cutElements).toBe(0);
    await expect.soft(page.locator('.site-footer')).toBeHidden();
    await expect.soft(page.locator('main a:visible')).toHaveCount(0);
  });
}

for (const address of fieldForms) {
  test(`${address} prints on Letter paper, uncut, with readable text, room to write and all that was typed`, async ({
    page,
  }) => {
    await openPage(page, address);
    await waitForFonts(page);
    const form = page.locator('.blank-form');
    const fields = page.locator('.fill-text > textarea');
    const cells = page.locator('.fill-cell > .fill-text');
    await test.step('it fits on three Letter pages', async () => {
      const printedSheets = await printPage(page);
      expect.soft(new Set(printedSheets)).toEqual(new Set([letterSheet]));
      expect.soft(printedSheets.length).toBeLessThanOrEqual(3);
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    await test.step('it is readable, and has room to write', async () => {
      await expect.soft(page.locator('.site-footer')).toBeHidden();
      await expect.soft(form).toHaveCSS('color', 'rgb(0, 0, 0)');
      const { fontSize, rowHeight, overflow, cutElements } = await form.evaluate(measureForm);
      expect.soft(fontSize).toBeGreaterThanOrEqual(minimumFontSize);
      expect.soft(rowHeight).toBeGreaterThanOrEqual(minimumRowHeight);
      expect.soft(overflow).toBe(0);
      expect.soft(cutElements).toBe(0);
    });
    await test.step('a number of four characters fits on the line of its cell', async () => {
      const emptyHeights = await cells.evaluateAll(measureHeights);
      await cells.locator('textarea').evaluateAll(typeIntoAll, '12.5');
      expect.soft(await cells.evaluateAll(measureHeights)).toEqual(emptyHeights);
    });
    await test.step('every field prints the whole text that was typed into it', async () => {
      expect(await fields.count()).toBeGreaterThan(5);
      await fields.evaluateAll(typeIntoAll, longText);
      const listCut = () =>
        page.locator('.fill-text, .fill-text > textarea').evaluateAll(listCutFields);
      expect.soft(await listCut(), 'on paper').toEqual([]);
      const { overflow, cutElements } = await form.evaluate(measureForm);
      expect.soft(overflow).toBe(0);
      expect.soft(cutElements).toBe(0);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 720 });
      expect.soft(await listCut(), 'on the screen').toEqual([]);
    });
  });
}

/** Returns the heights of elements, in whole pixels. Runs in the page. */
function measureHeights(elements: Element[]): number[] {
  return elements.map((element) => Math.round(element.getBoundingClientRect().height));
}

if (addresses.includes(routes.truckCard)) {
  test('the truck card prints on two sides of one Letter sheet, with the number at 40 pt and nothing outside the margins', async ({
    page,
  }) => {
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
}

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
