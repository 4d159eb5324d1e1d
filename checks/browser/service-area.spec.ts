import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

test('an address with the name of a town shows its route and opens its card', async ({ page }) => {
  await openPage(page, '/service-area#silverton');
  await expect(page.locator('#silverton > details')).toHaveAttribute('open', '');
  await expect(page.locator('#silverton')).toBeInViewport();
  await expect(page.locator('.map-wide [data-chosen]')).toHaveAttribute('href', '#silverton');
});

test('selecting a town in the table shows its route, announces it and adds the town to the URL', async ({
  page,
}) => {
  await openPage(page, '/service-area');
  const routeOnMap = page.locator('.map-wide [data-chosen]');
  const row = page.locator('.dispatch-table tr', { hasText: 'Silverton' }).first();
  await row.getByRole('link').click();
  await expect(page.locator('.dispatch-caption')).toContainText('48 mi');
  await expect(routeOnMap).toHaveCount(1);
  await expect(routeOnMap).toHaveAttribute('href', '#silverton');
  await expect(page.locator('.dispatch-more')).toHaveCount(1);
  await expect(page.locator('.dispatch-more')).toContainText(
    'Silverton sits at 9,318 ft, at the end of one power line.',
  );
  expect(new URL(page.url()).hash).toBe('#silverton');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the map is one tab stop, arrow keys move between towns, and rows are at least 44 px high', async ({
  page,
}) => {
  await openPage(page, '/service-area');
  const townsOnMap = page.locator('.map-wide a');
  await expect(townsOnMap).toHaveCount(await page.locator('.dispatch-table tbody tr').count());
  await townsOnMap.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(townsOnMap.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(townsOnMap.first()).toBeFocused();
  await expect(page.locator('.map-wide a[tabindex="0"]')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = await page
    .locator('.dispatch-table tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('on phones, a tap beside a town on the map chooses the town', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/service-area');
  const place = page.locator('.map-narrow [data-place="silverton"]');
  await place.scrollIntoViewIfNeeded();
  const mark = await place.locator('.mark').boundingBox();
  if (!mark) throw new Error('Silverton has no mark on the map.');
  const middle = { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  // In one of these directions, neither a name nor another town is near.
  for (const [x, y] of [
    [-18, 0],
    [0, 18],
    [0, -18],
    [18, 0],
  ] as const) {
    const isFree = await page.evaluate(
      ([left, top]) => !document.elementFromPoint(left, top)?.closest('a'),
      [middle.x + x, middle.y + y] as const,
    );
    if (!isFree) continue;
    await page.mouse.click(middle.x + x, middle.y + y);
    break;
  }
  const chosen = page.locator('.dispatch-map:not(.dispatch-strip) .map-narrow [data-chosen]');
  await expect(chosen).toHaveAttribute('href', '#silverton');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row links to its town card, which is expanded', async ({ page }) => {
    await page.goto('/service-area');
    await page.locator('.dispatch-table a[href="#silverton"]').click();
    await expect(page.locator('#silverton details > p')).toBeVisible();
  });
});
