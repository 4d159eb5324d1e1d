import type { Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { articleWithTables, facilityWithDiorama, lineVoltageTool } from './kinds-of-pages.ts';
import { expect, openForm, openPage, test } from './visitor.ts';

// Forced colors, such as a Windows contrast theme, replace the page's colors with a few colors chosen by the visitor.
const pages = [
  routes.home,
  facilityWithDiorama.path,
  articleWithTables,
  lineVoltageTool,
  routes.serviceArea,
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors all text and controls stand out from their background, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await openPage(page, path);
      expect.soft(await page.evaluate(findInvisible), path).toEqual([]);
      expect.soft(await findUnmarkedFocus(page), path).toEqual([]);
    }
  });
}

test('in forced colors the form shows its fields and their errors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openForm(page);
  await page.locator('[data-inquiry-form] [type="submit"]').click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  expect(await page.evaluate(findInvisible)).toEqual([]);
});

/**
 * Returns elements whose text has the color of its background, and controls without a visible border, text or icon.
 * axe cannot find them, because it reads the page's own colors instead of the forced colors.
 */
function findInvisible(): string[] {
  const backgroundOf = (element: Element | null): string => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const isDistinguishable = (element: Element) => {
    const style = getComputedStyle(element);
    const { appearance, color } = style;
    const hasEdge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
    if (hasEdge && style.borderTopColor !== backgroundOf(element.parentElement)) return true;
    // The browser itself draws radio buttons and checkboxes.
    if (element.localName === 'input') return appearance !== 'none' && /radio|box/.test(appearance);
    const background = backgroundOf(element);
    if (element.querySelector('img, input')) return true;
    if (element.textContent?.trim() && color !== background) return true;
    return [...element.querySelectorAll('svg, svg *')].some((mark) => {
      const { fill, stroke } = getComputedStyle(mark);
      return [fill, stroke].some((each) => each !== 'none' && each !== background);
    });
  };
  const shown = [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
    .filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().right > 1);
  const words = shown
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    .filter((each) => getComputedStyle(each).color === backgroundOf(each));
  const controls = shown
    .filter((each) => each.matches('button, a, input, select, textarea, summary'))
    .filter((each) => !isDistinguishable(each));
  return [...words, ...controls].map((each) => each.outerHTML.slice(0, 120));
}

/** Returns the elements among the first ten tab stops without an outline. Forced colors remove box shadows. */
async function findUnmarkedFocus(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    unmarked.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return [];
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isMarked ? [] : [focused.outerHTML.slice(0, 120)];
      })),
    );
  }
  return unmarked;
}
