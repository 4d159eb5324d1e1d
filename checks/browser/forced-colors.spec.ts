import type { Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { articleWithTables, lineVoltageTool, plant } from './kinds-of-pages.ts';
import { expect, openForm, openPage, test } from './visitor.ts';

// A visitor's own few colors, as the contrast themes of Windows have them, take the place of ours.
const pages = [routes.home, plant.path, articleWithTables, lineVoltageTool, routes.serviceArea];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors all text and controls stand out from their background, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await openPage(page, path);
      expect.soft(await page.evaluate(findVanished), path).toEqual([]);
      expect.soft(await findUnmarkedFocus(page), path).toEqual([]);
    }
  });
}

test('in forced colors the form shows its fields and their errors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openForm(page);
  await page.locator('[data-inquiry-form] [type="submit"]').click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  expect(await page.evaluate(findVanished)).toEqual([]);
});

/**
 * Words of the color that they are on, and controls that have neither an edge nor words or marks of another.
 * axe reads the page's own colors of words, not those that are forced.
 */
function findVanished(): string[] {
  const groundOf = (element: Element | null): string => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const isTold = (element: Element) => {
    const style = getComputedStyle(element);
    const { appearance, color } = style;
    const hasEdge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
    if (hasEdge && style.borderTopColor !== groundOf(element.parentElement)) return true;
    // The browser draws it.
    if (element.localName === 'input') return appearance !== 'none' && /radio|box/.test(appearance);
    const ground = groundOf(element);
    if (element.querySelector('img, input')) return true;
    if (element.textContent?.trim() && color !== ground) return true;
    return [...element.querySelectorAll('svg, svg *')].some((mark) => {
      const { fill, stroke } = getComputedStyle(mark);
      return [fill, stroke].some((each) => each !== 'none' && each !== ground);
    });
  };
  const shown = [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
    .filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().right > 1);
  const words = shown
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    .filter((each) => getComputedStyle(each).color === groundOf(each));
  const controls = shown
    .filter((each) => each.matches('button, a, input, select, textarea, summary'))
    .filter((each) => !isTold(each));
  return [...words, ...controls].map((each) => each.outerHTML.slice(0, 120));
}

/** Of the first stops of the keyboard, those without a line around them: shadows are not drawn. */
async function findUnmarkedFocus(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    unmarked.push(
      ...(await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return [];
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isMarked ? [] : [at.outerHTML.slice(0, 120)];
      })),
    );
  }
  return unmarked;
}
