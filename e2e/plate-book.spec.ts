import type { Page } from '@playwright/test';
import { routes } from '../contract/routes.ts';
import { articles } from '../site/checks/content.ts';
import { expect, openPage, test } from './visitor.ts';

/** The cards after the featured one, and where they and their parts lie. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.plate-card')].map((card) => {
      const box = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const plate = box('.plate-window');
      const drawing = [...card.querySelectorAll('.plate-window svg')]
        .map((svg) => svg.getBoundingClientRect())
        .find(({ width }) => width > 0);
      return {
        ...{ left, right, top, bottom },
        plateTop: plate?.top,
        plateBottom: plate?.bottom,
        shown: (plate?.height ?? 0) / (drawing?.height ?? 0),
        drawingTooWide: (drawing?.right ?? 0) > right || (drawing?.left ?? 0) < left,
        title: box('h3')?.top,
        foot: box('.plate-card-foot')?.top ?? 0,
        wordsEnd: box('.plate-card-words > :last-child')?.bottom ?? 0,
      };
    }),
  );

/** Blank lines above the foot of a card, at most. */
const blank = 96;

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} every row of plates is full, and what is in it stands in line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, routes.blog);
    const cards = await measure(page);
    expect(cards).toHaveLength(articles.length - 1);
    const left = Math.min(...cards.map((card) => card.left));
    const right = Math.max(...cards.map((card) => card.right));
    const rows = Map.groupBy(cards, ({ top }) => Math.round(top));
    for (const row of rows.values()) {
      expect(row[0]?.left).toBeCloseTo(left, 0);
      expect(row.at(-1)?.right).toBeCloseTo(right, 0);
      for (const card of row) {
        for (const part of ['bottom', 'plateTop', 'plateBottom', 'title', 'foot'] as const) {
          expect(card[part]).toBeCloseTo(row[0]?.[part] ?? 0, 0);
        }
        expect(card.drawingTooWide).toBe(false);
        if (row.length > 1) expect(card.foot - card.wordsEnd).toBeLessThan(blank);
      }
    }
  });
}

test('a phone gets a strip of each plate, and the featured one whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, routes.blog);
  for (const { shown } of await measure(page)) expect(shown).toBeLessThan(0.5);
  const featured = page.locator('.featured .plate-window');
  const drawing = featured.locator('svg:visible').first();
  const box = await featured.boundingBox();
  const drawn = await drawing.boundingBox();
  expect(drawn?.height).toBeGreaterThan(100);
  expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(
    (box?.y ?? 0) + (box?.height ?? 0) + 0.5,
  );
});
