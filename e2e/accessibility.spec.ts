import { readBuiltPages } from '../site/checks/built-site.ts';
import { devSite } from './addresses.ts';
import { expect, findAccessibilityFaults, test, waitForForm } from './visitor.ts';

const pages = (await readBuiltPages()).map(({ address }) => address);

const states = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, width })),
);

// The not-found page is asked for by its own address here, which is found.
test.use({ expectedErrors: /^Page not found: \/404$|status of 404/ });

for (const { colorScheme, width } of states) {
  test.describe(`${colorScheme} at ${width}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    });

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await findAccessibilityFaults(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the form with errors', async ({ page }) => {
      await page.goto('/contact');
      await waitForForm(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    test('axe finds nothing with the theme menu open', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Theme' }).click();
      await expect(page.getByRole('button', { name: 'System' })).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    if (width === 390) {
      test('axe finds nothing with the menu open', async ({ page }) => {
        await page.goto('/contact');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
        expect(await findAccessibilityFaults(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the kit', async ({ page }) => {
      await page.goto(`${devSite}/_kit`);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  });
}
