import type { Page } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { find, navigation } from '../site/content.ts';
import { emergency } from './kinds-of-pages.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const contactLabel = find(
  navigation.header,
  ({ page }) => page === 'contact',
  'a link to the contact page in the header',
).label;

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

test('a link opens its page at the top, the header marks the page, and Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.locator('footer').getByRole('link', { name: contactLabel, exact: true }).click();
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('header [aria-current="page"]:visible')).toHaveText([contactLabel]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by keyboard, and closes on Esc, on a press outside, when the focus moves on and when a link is chosen', async ({
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

    const link = menu(page).getByRole('link', { name: contactLabel, exact: true });
    for (const close of [
      () => page.mouse.click(200, 10),
      async () => {
        await page.locator('#menu').locator('a, button').last().focus();
        await page.keyboard.press('Tab');
      },
      () => link.click(),
    ]) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await page.waitForURL('**/contact');
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('has the theme switch and links to the emergency service and the tools', async ({
    page,
  }) => {
    await openPage(page, emergency);
    await expect(page.locator('.theme-switch')).toBeHidden();
    await menuButton(page).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const apart = page.locator('.menu-more a');
    await expect(apart.first()).toHaveAttribute('href', emergency);
    await expect(apart.first()).toHaveAttribute('aria-current', 'page');
    await expect(apart.last()).toHaveAttribute('href', routes.tools);
    const section = page.locator('.menu-bus [aria-current="true"]');
    await expect(section.first()).toHaveAttribute('href', routes.services);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, follows links and closes, and has no theme switch', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.theme-switch')).toBeHidden();
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await menu(page).getByRole('link', { name: contactLabel, exact: true }).click();
      await page.waitForURL('**/contact');
    });
  });
});

test.describe('the theme', () => {
  test.use({ expectedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = 'rgb(242, 244, 241)';
  const dusk = 'rgb(12, 18, 16)';

  test('follows the system at once, keeps a choice across pages and can return to the system theme', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/');
    expect(await ground(page)).toBe(dusk);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground(page)).toBe(day);
    await theme(page).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await ground(page)).toBe(dusk);
    await openPage(page, '/contact');
    expect(await ground(page)).toBe(dusk);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await theme(page).click();
    const chosen = page.getByRole('button', { name: 'Dark' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'System' }).click();
    expect(await ground(page)).toBe(day);
  });

  test('is set before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('body');
    expect(await ground(page)).toBe(dusk);
  });
});

const widths = [320, 599, 600, 1024, 1179, 1180, 1400, 1920];

test('the header wraps nothing at any width, shows the phone number, and has room for a name of 34 letters', async ({
  page,
}) => {
  // The shortest page: the header is the same on all, and what is below it takes longer to lay out.
  await openPage(page, routes.thankYou);
  const header = page.locator('.site-header');
  const call = header.locator('.header-phone');
  const heights: (number | undefined)[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await header.evaluate(findWrapped), `at ${width}`).toEqual([]);
    heights.push((await header.boundingBox())?.height);
    await expect(call).toBeSeen();
    const box = await call.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `at ${width}`).toBeGreaterThanOrEqual(44);
    const action = header.locator('.header-action');
    if (width < 600) await expect(action).toBeHidden();
    else await expect(action).toBeSeen();
  }
  await expect(call).toHaveAttribute('href', /^tel:/);
  await expect(call.locator('strong')).toBeSeen();

  await header.locator('.wordmark').evaluate((name) => {
    name.lastChild?.replaceWith('Llano Estacado Industrial Electric');
  });
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.locator('.wordmark')).toBeSeen();
    await expect(call).toBeSeen();
    expect((await header.boundingBox())?.height, `at ${width}`).toBe(heights[index]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Links and buttons beside the company's name that take more than one line. */
function findWrapped(header: Element): (string | null)[] {
  return [...header.querySelectorAll('.header-row :is(a:not(.wordmark, .header-phone), button)')]
    .filter((element) => element.checkVisibility())
    .filter((element) =>
      [...element.childNodes].some((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        const isText = node.nodeType === Node.TEXT_NODE;
        return isText && new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
      }),
    )
    .map((element) => element.textContent);
}

test('menus open inside the window, and axe finds no fault in them', async ({ page }) => {
  await openPage(page, '/contact');
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1024, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // On a phone the themes are in the menu.
    if (width >= 600) {
      await theme(page).click();
      await expect(page.locator('#theme-menu')).toBeSeen();
      await expect(page.locator('.tooltip:visible')).toHaveCount(0);
      expect(await findAccessibilityFaults(page), `the themes at ${width}`).toEqual([]);
      await theme(page).click();
      await expect(page.locator('#theme-menu')).toBeHidden();
    }
    if (width >= 1180) continue;
    await menuButton(page).click();
    await expect(page.locator('#menu')).toBeSeen();
    if (width < 600) expect(await findAccessibilityFaults(page), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a control without text shows its name when the pointer is over it or, after 700 ms, when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPage(page, '/');
  await expect(theme(page)).toBeSeen();
  // From here on time passes by `page.clock.runFor` alone.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const owner of [menuButton(page), theme(page)]) {
    await owner.hover();
    await page.clock.runFor(700);
    await expect(owner.locator('.tooltip')).toBeSeen();
    await expect(owner).toHaveAccessibleName(await owner.locator('.tooltip').innerText());
  }
  await page.mouse.move(0, 700);
  await page.locator('.header-action').focus();
  await page.keyboard.press('Tab');
  await expect(theme(page)).toBeFocused();
  await page.clock.runFor(700);
  await expect(theme(page).locator('.tooltip')).toBeSeen();
  await page.keyboard.press('Escape');
  await page.clock.runFor(5000);
  await expect(page.locator('.tooltip:visible')).toHaveCount(0);
});
