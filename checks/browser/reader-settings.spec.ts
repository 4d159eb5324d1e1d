import { test as base, type Page } from '@playwright/test';
import { readBuiltPages } from '../site/built-site.ts';
import { findClippedText } from './find-clipped-text.ts';
import { builtSite } from './tested-service.ts';
import { expect, stubExternalRequests } from './visitor.ts';

/*
 * Tests every page with a visitor's text settings: wider letter spacing, and a larger default font size. One
 * browser opens all pages, because launching a browser takes longer than loading a page.
 */

/** Text spacing of WCAG 2.2, success criterion 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const pages = await readBuiltPages();

/** Tests in a browser whose default font size is `fontSize` pixels. */
const test = base.extend<{ fontSize: number }>({
  fontSize: [16, { option: true }],
  page: async ({ playwright, launchOptions, fontSize }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Media queries in rem follow the browser's default font size, but not the root element's font size.
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
    });
    const context = await browser.newContext({
      baseURL: builtSite,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      // Allows the test to add a style sheet, as a visitor's browser extension does.
      bypassCSP: true,
    });
    await stubExternalRequests(context);
    await use(await context.newPage());
    await browser.close();
  },
});

// One test for each width, because opening all pages takes a large part of a test's time limit.
for (const width of [320, 768, 1280]) {
  test(`no page cuts off text or scrolls sideways at ${width} px with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    for (const { address } of pages) {
      await page.goto(address, { waitUntil: 'load' });
      await page.addStyleTag({ content: spacing });
      expect.soft(await findFaults(page, width), `${address} at ${width}`).toEqual([]);
    }
  });
}

for (const fontSize of [24, 32]) {
  test.describe(`at a default font size of ${fontSize} px`, () => {
    test.use({ fontSize });
    // With a font size of 32 px, a page of 320 px is only 10 em wide, so that width is skipped.
    const widths = fontSize === 32 ? [390] : [320, 390];

    test('no page cuts off text or scrolls sideways on a phone', async ({ page }) => {
      for (const { address } of pages) {
        await page.goto(address, { waitUntil: 'load' });
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe(`${fontSize}px`);
        for (const width of widths) {
          expect.soft(await findFaults(page, width), `${address} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

/** Describes horizontal overflow and clipped text; empty if the page has neither. */
async function findFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // A long value may be clipped by its field, because visitors can scroll within the field.
  const fields = page.locator('main input[type="text"]');
  const valuesOfFields = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).value),
  );
  const clipped = (await page.evaluate(findClippedText)).filter(
    (text) => !valuesOfFields.includes(text),
  );
  return overflow > 0 ? [`scrolls by ${overflow} px`, ...clipped] : clipped;
}
