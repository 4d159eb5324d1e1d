import type { Page } from '@playwright/test';
import { pageBackground } from './page-background.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Viewport width, in pixels, from which the theme switch and the contact button are in the header. */
const tabletWidth = 600;
/** Viewport width, in pixels, from which all links are in the header, so that there is no menu. */
const wideWidth = 1180;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const theme = (page: Page) => page.getByRole('button', { name: 'Theme', exact: true });

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a link opens its page at the top, the header marks the current page, and Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.locator('footer').getByRole('link', { name: 'Contact us', exact: true }).click();
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('header [aria-current="page"]:visible')).toHaveText(['Contact']);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('on phones, the links of the breadcrumb and the footer are at least 44 px wide and high', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  const links = page.locator(':is(.breadcrumb, .site-footer) a').filter({ visible: true });
  const sides = await links.evaluateAll((all) =>
    all.flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
});

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  test('opens by keyboard, and closes on Escape, on a click outside, when the focus leaves it and when a link is followed', async ({
    page,
  }) => {
    await openPage(page, '/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    const clickOutside = () => page.mouse.click(200, 10);
    const tabOut = async () => {
      await page.locator('#menu').locator('a, button').last().focus();
      await page.keyboard.press('Tab');
    };
    const followLink = () => menu(page).getByRole('link', { name: 'Contact', exact: true }).click();
    for (const close of [clickOutside, tabOut, followLink]) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await page.waitForURL('**/contact');
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('has the theme switch and links to the emergency service, the tools and the field forms', async ({
    page,
  }) => {
    await openPage(page, '/services/line-work');
    await expect(page.locator('.theme-switch')).toBeHidden();
    await menuButton(page).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const extraLinks = page.locator('.menu-more a');
    await expect(extraLinks.first()).toHaveAttribute('href', '/services/line-work');
    await expect(extraLinks.first()).toHaveAttribute('aria-current', 'page');
    await expect(extraLinks.nth(-2)).toHaveAttribute('href', '/tools');
    await expect(extraLinks.last()).toHaveAttribute('href', '/services/samples');
    const section = page.locator('.menu-bus [aria-current="true"]');
    await expect(section.first()).toHaveAttribute('href', '/services');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, follows links and closes, and has no theme switch', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.theme-switch')).toBeHidden();
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await menu(page).getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
    });
  });
});

test.describe('the theme', () => {
  test.use({ expectedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

  const readBackground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const { light, dark } = pageBackground;

  test('follows the system theme immediately, keeps a choice across pages and can return to the system theme', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/');
    expect(await readBackground(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await readBackground(page)).toBe(light);
    await theme(page).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await readBackground(page)).toBe(dark);
    await openPage(page, '/contact');
    expect(await readBackground(page)).toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await theme(page).click();
    const chosen = page.getByRole('button', { name: 'Dark' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'System' }).click();
    expect(await readBackground(page)).toBe(light);
  });

  test('is set before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('body');
    expect(await readBackground(page)).toBe(dark);
  });
});

test('at every width, the header does not wrap, shows the phone number and has room for a company name of 34 letters', async ({
  page,
}) => {
  const widths = [320, tabletWidth - 1, tabletWidth, 1024, wideWidth - 1, wideWidth, 1400, 1920];
  // All pages have the same header, and the shortest page is the fastest to lay out.
  await openPage(page, '/contact/thank-you');
  const header = page.locator('.site-header');
  const phoneLink = header.locator('.header-phone');
  const heightByWidth = new Map<number, number | undefined>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await header.evaluate(listWrappedLabels), `at ${width}`).toEqual([]);
    heightByWidth.set(width, (await header.boundingBox())?.height);
    await expect(phoneLink).toBeFullyVisible();
    const box = await phoneLink.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `at ${width}`).toBeGreaterThanOrEqual(44);
    const action = header.locator('.header-action');
    if (width < tabletWidth) await expect(action).toBeHidden();
    else await expect(action).toBeFullyVisible();
  }
  await expect(phoneLink).toHaveAttribute('href', /^tel:/);
  await expect(phoneLink.locator('strong')).toBeFullyVisible();

  await header.locator('.wordmark').evaluate((wordmark) => {
    wordmark.lastChild?.replaceWith('Llano Estacado Industrial Electric');
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.locator('.wordmark')).toBeFullyVisible();
    await expect(phoneLink).toBeFullyVisible();
    expect((await header.boundingBox())?.height, `at ${width}`).toBe(heightByWidth.get(width));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/**
 * Text of the header's links and buttons that wraps, except the company name and the phone number. Runs in the page,
 * so it must not use anything that is defined outside of it.
 */
function listWrappedLabels(header: Element): (string | null)[] {
  const isWrapped = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lineTops = new Set([...range.getClientRects()].map(({ top }) => top));
    return node.nodeType === Node.TEXT_NODE && lineTops.size > 1;
  };
  return [...header.querySelectorAll('.header-row :is(a:not(.wordmark, .header-phone), button)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => [...element.childNodes].some(isWrapped))
    .map((element) => element.textContent);
}

test('menus open inside the window and have no axe violations', async ({ page }) => {
  await openPage(page, '/contact');
  const layouts = [
    { width: 320, colorScheme: 'dark' },
    { width: 1024, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const;
  for (const { width, colorScheme } of layouts) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // On phones, the theme switch is in the menu.
    if (width >= tabletWidth) {
      await theme(page).click();
      await expect(page.locator('#theme-menu')).toBeFullyVisible();
      await expect(page.locator('.tooltip:visible')).toHaveCount(0);
      expect(await findAccessibilityFaults(page), `the themes at ${width}`).toEqual([]);
      await theme(page).click();
      await expect(page.locator('#theme-menu')).toBeHidden();
    }
    if (width >= wideWidth) continue;
    await menuButton(page).click();
    await expect(page.locator('#menu')).toBeFullyVisible();
    if (width < tabletWidth) expect(await findAccessibilityFaults(page), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a control without text shows its name in a tooltip 700 ms after hover or focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPage(page, '/');
  await expect(theme(page)).toBeFullyVisible();
  // From here on, only `page.clock.runFor` advances the time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const control of [menuButton(page), theme(page)]) {
    await control.hover();
    await page.clock.runFor(700);
    await expect(control.locator('.tooltip')).toBeFullyVisible();
    await expect(control).toHaveAccessibleName(await control.locator('.tooltip').innerText());
  }
  const belowHeader = { x: 0, y: 700 };
  await page.mouse.move(belowHeader.x, belowHeader.y);
  await page.locator('.header-action').focus();
  await page.keyboard.press('Tab');
  await expect(theme(page)).toBeFocused();
  await page.clock.runFor(700);
  await expect(theme(page).locator('.tooltip')).toBeFullyVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(5000);
  await expect(page.locator('.tooltip:visible')).toHaveCount(0);
});
