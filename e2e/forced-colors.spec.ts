import type { Page } from '@playwright/test';
import { routes } from '../contract/routes.ts';
import { colorRules } from './find-accessibility-faults.ts';
import { articleWithTables, lineVoltageTool, plant } from './kinds-of-pages.ts';
import { expect, findAccessibilityFaults, openForm, openPage, test } from './visitor.ts';

// A visitor's own few colors, as the contrast themes of Windows have them, take the place of ours.
const pages = [routes.home, plant.path, articleWithTables, lineVoltageTool, routes.serviceArea];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors every control and drawing is told from its ground, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await openPage(page, path);
      expect.soft(await findAccessibilityFaults(page, colorRules), path).toEqual([]);
      expect.soft(await page.evaluate(findVanished), path).toEqual([]);
      expect.soft(await findUnmarkedFocus(page), path).toEqual([]);
    }
  });
}

test('in forced colors the form marks its fields, and what is wrong with them', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openForm(page);
  await page.locator('[data-inquiry-form] [type="submit"]').click();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  expect(await page.evaluate(findVanished)).toEqual([]);
  expect(await findAccessibilityFaults(page, colorRules)).toEqual([]);
});

/** Controls without an edge and without words or marks of another color, and drawings of their ground's. */
function findVanished(): string[] {
  const say = (element: Element) => element.outerHTML.slice(0, 120);
  const groundOf = (element: Element | null): string => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const isTold = (element: Element) => {
    const ground = groundOf(element);
    const style = getComputedStyle(element);
    const hasEdge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
    // The browser draws the others itself.
    if (element.matches('select, textarea, input:not([type=radio], [type=checkbox])')) {
      return hasEdge && style.borderTopColor !== groundOf(element.parentElement);
    }
    const marks = [...element.querySelectorAll('svg, svg *')];
    return (
      element.querySelector('img, input') ||
      (element.textContent?.trim() && style.color !== ground) ||
      marks.some((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return [fill, stroke].some((color) => color !== 'none' && color !== ground);
      })
    );
  };
  const controls = [...document.querySelectorAll('button, a, input, select, textarea, summary')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
    .filter((each) => !each.closest('svg'));
  const drawings = [...document.querySelectorAll('main svg')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 100)
    .filter((each) => each.querySelector('path, line, rect, circle'));
  const isDrawn = (drawing: Element) =>
    [...drawing.querySelectorAll('path, line, rect, circle, text')].some((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return [fill, stroke].some((color) => color !== 'none' && color !== groundOf(drawing));
    });
  return [
    ...controls.filter((each) => !isTold(each)),
    ...drawings.filter((each) => !isDrawn(each)),
  ].map(say);
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
