import type { Page } from '@playwright/test';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const path = '/blog/ground-wells-in-granite';
const title = 'Ground wells in granite above 9,000 ft';
const url = 'https://www.animas-switch.test/blog/ground-wells-in-granite';
const [firstSection, secondSection, lastSection] = [
  'Why a rod fails',
  'What a well costs',
  'What we have seen',
] as const;

const contents = (page: Page) =>
  page.getByRole('navigation', { name: /^(In this note|On this page)$/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be emailed, its link copied, and its text read to the end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(contents(page)).toBeVisible();
    await expect(page.locator('.contents-bar')).toHaveCount(0);
    const share = page.getByRole('region', { name: 'Share' });
    await expect(share.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
    );
    const link = share.getByRole('link', { name: url.replace('https://', '') });
    await expect(link).toHaveAttribute('href', url);
    await expect(share.getByRole('button')).toHaveCount(0);
    for (const name of [firstSection, secondSection, lastSection]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Next note' })).toBeVisible();
    const figure = page.getByRole('figure').first();
    await expect(figure.getByRole('listitem').first()).toBeHidden();
    await figure.getByText('The drawing in words').click();
    await expect(figure.getByRole('listitem').first()).toBeVisible();
  });
});

test('the share button copies the link in browsers without a share dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await openPage(page, path);
  const share = page.getByRole('region', { name: 'Share' });
  await share.getByRole('button', { name: 'Copy the link' }).click();
  await expect(share.getByRole('status')).toHaveText('The link is on your clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(share.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
});

test("the share button opens the device's share dialog", async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharedData = JSON.stringify({ title, url });
  await expect(page.locator('html')).toHaveAttribute('data-shared', sharedData);
});

test('a link in the table of contents scrolls to its section, below the header, and is marked as current', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const header = await page.locator('.site-header').boundingBox();
  // Scroll down to a later section, then back up to an earlier one.
  for (const section of [lastSection, secondSection]) {
    const link = contents(page).getByRole('link', { name: section });
    await link.click();
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    const box = await page.getByRole('heading', { level: 2, name: section }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

test('wide tables become stacked rows at 320 px, and no table is wider than the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  const cells = page.locator('.article-text :is(td, th)').filter({ visible: true });
  expect(await cells.evaluateAll(listMisplacedCells)).toEqual([]);
  await expect(cells.and(page.locator('[data-column]')).first()).toBeVisible();
});

/**
 * Returns the text of table cells that extend beyond the window or, in stacked rows, are too narrow. Runs in the page.
 */
function listMisplacedCells(cells: (HTMLElement | SVGElement)[]): (string | null)[] {
  // Pixels. Text in narrower cells would wrap after every word or two.
  const minimumWidth = 70;
  const isMisplaced = (cell: HTMLElement | SVGElement) => {
    const { left, right, width } = cell.getBoundingClientRect();
    if (left < 0 || right > innerWidth) return true;
    const isStacked = cell.dataset.column && !cell.closest('.calculation');
    return isStacked && width < minimumWidth;
  };
  return cells.filter(isMisplaced).map((cell) => cell.textContent);
}

test.describe('the contents bar on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const bar = (page: Page) => page.getByRole('button', { name: /^(In this note|On this page)/ });
  const list = (page: Page) => page.locator('#contents-list');

  const scrollToSection = (page: Page, name: string) =>
    page.getByRole('heading', { level: 2, name }).evaluate((heading) => heading.scrollIntoView());

  /** Tabs to `stops` elements and returns the text of the elements that the contents bar covers. */
  async function findCoveredElements(page: Page, stops: number): Promise<string[]> {
    const covered: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(readCoveredFocus);
      if (text !== undefined) covered.push(text);
    }
    return covered;
  }

  /** Text of the focused element, if the contents bar covers it. Runs in the page. */
  function readCoveredFocus(): string | undefined {
    const { activeElement: focused } = document;
    const shownBar = document.querySelector('.contents-bar[data-shown]');
    if (!focused || !shownBar || focused.closest('.contents-bar')) return undefined;
    const isCovered = focused.getBoundingClientRect().bottom > shownBar.getBoundingClientRect().top;
    return isCovered ? `${focused.textContent}` : undefined;
  }

  test.beforeEach(async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('.contents-bar')).toBeAttached();
  });

  test('shows the current section until the end of the text, also on the privacy policy page', async ({
    page,
  }) => {
    const sections = {
      [path]: [secondSection, lastSection],
      '/privacy-policy': ['What we keep', 'How long we keep it'],
    };
    for (const [address, names] of Object.entries(sections)) {
      await page.goto(address);
      await expect(contents(page).getByRole('link')).toHaveCount(0);
      await expect(bar(page)).toBeHidden();
      for (const name of names) {
        await scrollToSection(page, name);
        await expect(bar(page)).toBeFullyVisible();
        await expect(bar(page)).toContainText(name);
      }
      await page.locator('.site-footer').scrollIntoViewIfNeeded();
      await expect(bar(page)).toBeHidden();
    }
  });

  test('opens, closes and follows links by keyboard, and never covers the focused element', async ({
    page,
  }) => {
    await scrollToSection(page, lastSection);
    await expect(bar(page)).toBeFullyVisible();
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeFullyVisible();
    await expect(list(page).locator('[aria-current]')).toHaveText(lastSection);
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
    await expect(bar(page)).toContainText(chosen);

    await scrollToSection(page, firstSection);
    await expect(bar(page)).toBeFullyVisible();
    await bar(page).focus();
    expect(await findCoveredElements(page, 12)).toEqual([]);
  });
});
