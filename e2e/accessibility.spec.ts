import type { Page } from '@playwright/test';
import { readBuiltPages } from '../site/checks/built-site.ts';
import {
  expect,
  findAccessibilityFaults,
  formWords,
  openPage,
  pages,
  test,
  waitForForm,
} from './visitor.ts';

const everyPage = (await readBuiltPages()).map(({ address }) => address);

/** Where one page stands for others of its kind, it is looked at in each of these. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

type Look = (typeof looks)[number];

const [firstLook] = looks;
const onPhone = looks.filter(({ width }) => width === 390);

// The not-found page is asked for by its own address here, which is found.
test.use({
  expectedErrors: /^Page not found: \/404$|status of 404/,
  viewport: { width: firstLook.width, height: 900 },
});

for (const path of everyPage) {
  const isItsKind = (pages as readonly string[]).includes(path);
  const inEach = isItsKind ? ', by day and by night, narrow and wide' : '';
  test(`axe finds nothing on ${path}${inEach}`, async ({ page }) => {
    await openPage(page, path);
    await expectNoFaults(page, isItsKind ? looks : [firstLook]);
  });
}

test('axe finds nothing on the form with errors', async ({ page }) => {
  await page.goto('/contact');
  await waitForForm(page);
  await page.getByRole('button', { name: formWords.submit }).click();
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await expectNoFaults(page, looks);
});

test('axe finds nothing with the theme menu open', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('button', { name: 'System' })).toBeVisible();
  await expectNoFaults(page, looks);
  await expect(page.getByRole('button', { name: 'System' })).toBeVisible();
});

test('axe finds nothing with the menu open', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoFaults(page, onPhone);
});

async function expectNoFaults(page: Page, all: readonly Look[]): Promise<void> {
  for (const { width, colorScheme } of all) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAccessibilityFaults(page), `${colorScheme} at ${width}`).toEqual([]);
  }
}
