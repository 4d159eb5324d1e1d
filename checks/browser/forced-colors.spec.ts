import type { Page } from '@playwright/test';
import { expect, openForm, openPage, test } from './visitor.ts';

// Forced colors, such as a Windows contrast theme, replace the page's colors with a few colors chosen by the visitor.
const pages = [
  '/',
  '/facility-types/hydro-plants',
  '/blog/ground-wells-in-granite',
  '/tools/line-to-the-mine',
  '/service-area',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors all text and controls stand out from their background, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await openPage(page, path);
      expect.soft(await page.evaluate(findInvisibleElements), path).toEqual([]);
      expect.soft(await findUnmarkedTabStops(page), path).toEqual([]);
    }
  });
}

test('in forced colors the form shows its fields and their errors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openForm(page);
  await page.locator('[data-inquiry-form] [type="submit"]').click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  expect(await page.evaluate(findInvisibleElements)).toEqual([]);
});

/**
 * Returns elements whose text has the color of its background, and controls without a visible border, text or icon.
 * axe cannot find them, because it reads the page's own colors instead of the forced colors. Runs in the page, so it
 * must not use anything that is defined outside of it.
 */
function findInvisibleElements(): string[] {
  const backgroundOf = (element: Element | null): string => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor } = getComputedStyle(ancestor);
      const isTransparent = /^rgba\(.*, 0\)$/.test(backgroundColor);
      if (!isTransparent) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };

  const hasVisibleBorder = (element: Element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    if (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0) return false;
    return borderTopColor !== backgroundOf(element.parentElement);
  };

  const hasVisibleIcon = (element: Element) => {
    const background = backgroundOf(element);
    return [...element.querySelectorAll('svg, svg *')].some((mark) => {
      const { fill, stroke } = getComputedStyle(mark);
      return [fill, stroke].some((color) => color !== 'none' && color !== background);
    });
  };

  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

  const isTextInvisible = (element: Element) =>
    getComputedStyle(element).color === backgroundOf(element);

  const isControlVisible = (control: Element) => {
    if (hasVisibleBorder(control)) return true;
    // The browser itself draws radio buttons and checkboxes.
    if (control.localName === 'input')
      return /radio|box/.test(getComputedStyle(control).appearance);
    if (control.querySelector('img, input')) return true;
    if (control.textContent?.trim() && !isTextInvisible(control)) return true;
    return hasVisibleIcon(control);
  };

  const shown = [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
    .filter((element) => element.checkVisibility())
    // Skip elements beyond the left edge of the window.
    .filter((element) => element.getBoundingClientRect().right > 1);
  const invisibleTexts = shown.filter((element) => hasText(element) && isTextInvisible(element));
  const invisibleControls = shown
    .filter((element) => element.matches('button, a, input, select, textarea, summary'))
    .filter((element) => !isControlVisible(element));
  return [...invisibleTexts, ...invisibleControls].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/**
 * Returns those of the first ten tab stops that have no outline. Box shadows do not count, because forced colors remove
 * them.
 */
async function findUnmarkedTabStops(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    const element = await page.evaluate(readUnmarkedFocus);
    if (element !== undefined) unmarked.push(element);
  }
  return unmarked;
}

/** The focused element, if it has no visible outline. Runs in the page. */
function readUnmarkedFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return isMarked ? undefined : focused.outerHTML.slice(0, 120);
}
