import type { Page } from '@playwright/test';
import { articleRoute } from '../contract/routes.ts';
import { articles, blogPage, find } from '../site/checks/content.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const { id } = find(articles, () => true, 'an article');
const path = articleRoute(id);
const words = blogPage.article;

const bar = (page: Page) => page.getByRole('button', { name: words.contents });
const list = (page: Page) => page.locator('#contents-list');

/** Brings the heading of this section to the head of the screen, and gives what it says. */
async function readSection(page: Page, place: number): Promise<string> {
  const heading = page.locator('.article-text > h2').nth(place);
  await heading.evaluate((element) => element.scrollIntoView());
  return (await heading.textContent()) ?? '';
}

test.use({ viewport: { width: 390, height: 844 } });

test('the bar says which section is read, from the end of the contents to the end of the text', async ({
  page,
}) => {
  await openPage(page, path);
  await expect(page.locator('.contents-bar')).toBeAttached();
  await expect(bar(page)).toBeHidden();
  for (const place of [2, 4]) {
    const heading = await readSection(page, place);
    await expect(bar(page)).toBeSeen();
    await expect(bar(page)).toContainText(heading);
  }
  await page.locator('.site-footer').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await readSection(page, 2);
  await expect(bar(page)).toBeHidden();
});

test('its list is opened, left and followed by the keyboard', async ({ page }) => {
  await openPage(page, path);
  await expect(page.locator('.contents-bar')).toBeAttached();
  const read = await readSection(page, 3);
  await expect(bar(page)).toBeSeen();
  await bar(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeSeen();
  await expect(list(page).locator('[aria-current]')).toHaveText(read);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(bar(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const chosen = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  const heading = page.getByRole('heading', { level: 2, name: chosen });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.locator('.site-header').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(bar(page)).toContainText(chosen);

  // One Tab past its last link leaves the list.
  await bar(page).focus();
  await page.keyboard.press('Enter');
  for (let left = await list(page).getByRole('link').count(); left >= 0; left -= 1) {
    await page.keyboard.press('Tab');
  }
  await expect(list(page)).toBeHidden();
});

test('nothing that the keyboard reaches lies under it', async ({ page }) => {
  await openPage(page, path);
  await expect(page.locator('.contents-bar')).toBeAttached();
  await readSection(page, 0);
  await expect(bar(page)).toBeSeen();
  await bar(page).focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      const foot = document.querySelector('.contents-bar[data-shown]')?.getBoundingClientRect();
      if (!at || !foot || at.closest('.contents-bar')) return '';
      return at.getBoundingClientRect().bottom > foot.top ? (at.textContent ?? '') : '';
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('there is none beside the contents of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, path);
  await readSection(page, 2);
  await expect(page.locator('.contents-bar')).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await readSection(page, 3);
  await expect(bar(page)).toBeSeen();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents stand above the text alone', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: words.contents })).toBeVisible();
    await expect(page.locator('.contents-bar')).toHaveCount(0);
  });
});
