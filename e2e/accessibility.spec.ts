import type { Page } from '@playwright/test';
import { readBuiltPages } from '../site/checks/built-site.ts';
import { devSite } from './addresses.ts';
import { expect, findAccessibilityFaults, formWords, test, waitForForm } from './visitor.ts';

const pages = (await readBuiltPages()).map(({ address }) => address);

const schemes = ['light', 'dark'] as const;

// The not-found page is asked for by its own address here, which is found.
test.use({ expectedErrors: /^Page not found: \/404$|status of 404/ });

for (const width of [390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
    });

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoFaults(page);
      });
    }

    test('axe finds nothing on the form with errors', async ({ page }) => {
      await page.goto('/contact');
      await waitForForm(page);
      await page.getByRole('button', { name: formWords.submit }).click();
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      await expectNoFaults(page);
    });

    test('axe finds nothing with the theme menu open', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Theme' }).click();
      await expect(page.getByRole('button', { name: 'System' })).toBeVisible();
      await expectNoFaults(page);
    });

    if (width === 390) {
      test('axe finds nothing with the menu open', async ({ page }) => {
        await page.goto('/contact');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
        await expectNoFaults(page);
      });
    }

    test('axe finds nothing on the kit', async ({ page }) => {
      await page.goto(`${devSite}/_kit`);
      await expectNoFaults(page);
    });
  });
}

/** By day and by night. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAccessibilityFaults(page), colorScheme).toEqual([]);
  }
}
