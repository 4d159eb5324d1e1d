import type { Page } from '@playwright/test';
import { colorRules } from './find-accessibility-faults.ts';
import {
  expect,
  findAccessibilityFaults,
  formWords,
  openPage,
  test,
  waitForForm,
} from './visitor.ts';

// whole-page.spec.ts tests pages as they open; the states that a visitor brings about are here.

/** All rules at each width and in each theme once, and the other theme's colors. */
const looks: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark', rules: colorRules },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light', rules: colorRules },
];

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  rules?: readonly string[];
}

const onPhone = looks.filter(({ width }) => width === 390);

test.use({ viewport: { width: 390, height: 900 } });

test('axe finds nothing on the form with errors', async ({ page }) => {
  await page.goto('/contact');
  await waitForForm(page);
  await page.getByRole('button', { name: formWords.submit }).click();
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await expectNoFaults(page, looks);
});

test('axe finds nothing with the theme menu open', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('button', { name: 'System' })).toBeVisible();
  await expectNoFaults(
    page,
    looks.filter(({ width }) => width >= 600),
  );
  await expect(page.getByRole('button', { name: 'System' })).toBeVisible();
});

test('axe finds nothing with the menu open', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFaults(page, onPhone);
});

async function expectNoFaults(page: Page, all: readonly Look[]): Promise<void> {
  for (const { width, colorScheme, rules } of all) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAccessibilityFaults(page, rules), `${colorScheme} at ${width}`).toEqual([]);
  }
}
