import { typeset } from '#schemas/prose/typeset.ts';
import { find, townsInOrder } from '../site/content.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const town = find(townsInOrder, ({ card, drive }) => card && drive, 'a town with a card');
const otherTown = find(
  townsInOrder,
  ({ id, card, drive }) => id !== town.id && card && drive,
  'another town with a card',
);

test('an address with the name of a town shows its route and opens its card', async ({ page }) => {
  await openPage(page, `/service-area#${otherTown.id}`);
  await expect(page.locator(`#${otherTown.id} > details`)).toHaveAttribute('open', '');
  await expect(page.locator(`#${otherTown.id}`)).toBeInViewport();
  await expect(page.locator('.map-wide [data-chosen]')).toHaveAttribute('href', `#${otherTown.id}`);
});

test('selecting a town in the table shows its route, announces it and adds the town to the URL', async ({
  page,
}) => {
  await openPage(page, '/service-area');
  const routeOnMap = page.locator('.map-wide [data-chosen]');
  const row = page.locator('.dispatch-table tr', { hasText: town.name }).first();
  await row.getByRole('link').click();
  await expect(page.locator('.dispatch-caption')).toContainText(`${town.drive?.miles} mi`);
  await expect(routeOnMap).toHaveCount(1);
  await expect(routeOnMap).toHaveAttribute('href', `#${town.id}`);
  await expect(page.locator('.dispatch-more')).toHaveCount(1);
  await expect(page.locator('.dispatch-more')).toContainText(typeset(town.card?.summary ?? ''));
  expect(new URL(page.url()).hash).toBe(`#${town.id}`);
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
  const place = page.locator(`.map-narrow [data-place="${town.id}"]`);
  await place.scrollIntoViewIfNeeded();
  const mark = await place.locator('.mark').boundingBox();
  if (!mark) throw new Error(`${town.name} has no mark on the map.`);
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
  await expect(chosen).toHaveAttribute('href', `#${town.id}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row links to its town card, which is expanded', async ({ page }) => {
    await page.goto('/service-area');
    await page.locator(`.dispatch-table a[href="#${town.id}"]`).click();
    await expect(page.locator(`#${town.id} details > p`)).toBeVisible();
  });
});
