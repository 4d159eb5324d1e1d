import { builtSite, devSite } from './addresses.ts';
import { expect, test } from './visitor.ts';

test('the kit shows six button looks and four sizes in both themes', async ({ page }) => {
  await page.goto(`${devSite}/_kit`);
  for (const theme of ['Kit, light', 'Kit, dark']) {
    const half = page
      .locator('.kit-theme')
      .filter({ has: page.getByRole('heading', { name: theme }) });
    for (const look of [
      'default',
      'destructive',
      'outline',
      'secondary',
      'ghost',
      'link',
      'lg',
      'sm',
      'icon',
    ]) {
      await expect(half.locator(`.button-${look}`).first()).toBeVisible();
    }
    const heights = await half
      .locator('.button-lg, .button-sm, .button-icon')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
    expect(new Set(heights)).toEqual(new Set([54, 36, 44]));
  }
});

test('one question is open at a time and the open one can be closed', async ({ page }) => {
  await page.goto(`${devSite}/_kit`);
  const items = page.locator('.kit-light details');
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expect(items.nth(1)).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).not.toHaveAttribute('open');
});

test('a notice appears at the bottom right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${devSite}/_kit`);
  // Not before the script is there.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show a failure' }).click();
  const notice = page.locator('.toast');
  await expect(notice).toContainText('Nothing was lost.');
  const box = await notice.boundingBox();
  expect(box && box.x > 900 && box.y > 600).toBe(true);
});

test('the kit is no part of the built site', async ({ page }) => {
  const response = await page.request.get(`${builtSite}/_kit`);
  expect(response.status()).toBe(404);
});
