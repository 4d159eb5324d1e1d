import { test as base, type Page } from '@playwright/test';
import { readBuiltPages } from '../site/built-site.ts';
import { builtSite } from './addresses.ts';
import { findClippedText } from './find-clipped-text.ts';
import { expect, keepOnThisMachine } from './visitor.ts';

/*
 * Pages under settings of the reader: spaced-out letters, and a larger default font size. One browser
 * opens all pages, because a launch takes longer than a page.
 */

const pages = await readBuiltPages();

const test = base.extend<{ fontSize: number }>({
  fontSize: [16, { option: true }],
  page: async ({ playwright, launchOptions, fontSize }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // The browser's own setting: media queries in rem follow it, but not the size of the root element.
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
    });
    const context = await browser.newContext({
      baseURL: builtSite,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      // Lets the test add a style sheet, as an extension of the reader does.
      bypassCSP: true,
    });
    await keepOnThisMachine(context);
    await use(await context.newPage());
    await browser.close();
  },
});

/** WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test('no page cuts text or scrolls sideways with the text spacing of WCAG 1.4.12', async ({
  page,
}) => {
  for (const { address } of pages) {
    await page.goto(address, { waitUntil: 'load' });
    await page.addStyleTag({ content: spacing });
    for (const width of [320, 768, 1280]) {
      expect.soft(await findFaults(page, width), `${address} at ${width}`).toEqual([]);
    }
  }
});

for (const fontSize of [24, 32]) {
  test.describe(`at a default font size of ${fontSize} px`, () => {
    test.use({ fontSize });

    test('no page cuts text or scrolls sideways on a phone', async ({ page }) => {
      for (const { address } of pages) {
        await page.goto(address, { waitUntil: 'load' });
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe(`${fontSize}px`);
        // 320 px at 32 px would be ten letters wide.
        for (const width of fontSize > 24 ? [390] : [320, 390]) {
          expect.soft(await findFaults(page, width), `${address} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

/** How far the page scrolls sideways, and the words that are cut off. */
async function findFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // A long value can be scrolled to in its field.
  const fields = page.locator('main input[type="text"]');
  const typed = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).value),
  );
  const cut = (await page.evaluate(findClippedText)).filter((words) => !typed.includes(words));
  return overflow > 0 ? [`scrolls by ${overflow} px`, ...cut] : cut;
}
