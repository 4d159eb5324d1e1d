import { expect, test } from './visitor.ts';

test.describe('links', () => {
  test('the header leads to seven pages and marks the current one only', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/services',
      '/projects',
      '/facility-types',
      '/blog',
      '/service-area',
      '/contact',
    ]);
    await expect(page.locator('header [aria-current="page"]:visible')).toHaveText(['Contact']);
    await page.goto('/contact/thank-you');
    await expect(page.locator('header [aria-current="page"]')).toHaveCount(0);
  });

  test('the footer leads to every part of the site, the sitemap in a new tab', async ({ page }) => {
    await page.goto('/');
    const links = await page
      .locator('footer a')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      );
    for (const href of [
      '/services',
      '/projects',
      '/facility-types',
      '/service-area',
      '/contact',
      '/privacy-policy',
    ]) {
      expect(links).toContainEqual([href, null]);
    }
    expect(links).toContainEqual(['/sitemap.xml', '_blank']);
  });

  test('a link opens its page at the top and Back restores the place', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const before = await page.evaluate(() => history.scrollRestoration);
    expect(before).toBe('auto');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('the skip link is first and leads to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: import('@playwright/test').Page) =>
    page.getByRole('navigation', { name: 'Menu' });

  test('opens, closes on Esc and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes on a press outside', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(200, 10);
    await expect(menu(page)).toBeHidden();
  });

  test('closes when a link is chosen, also after Back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the keyboard moves on behind it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu a').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, leads on and closes', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu(page).getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
    });

    test('there is no theme switch', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.theme-switch')).toBeHidden();
    });
  });
});

test.describe('theme', () => {
  const ground = (page: import('@playwright/test').Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = 'rgb(242, 244, 241)';
  const dusk = 'rgb(12, 18, 16)';

  test('follows the system live by default', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    expect(await ground(page)).toBe(day);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(dusk);
  });

  test('keeps a choice across pages and lets go of it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await ground(page)).toBe(dusk);
    await page.goto('/contact');
    expect(await ground(page)).toBe(dusk);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
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

  test.use({ expectedErrors: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });
});

test('the names of icon-only controls appear on the keyboard and leave on Esc', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const owner = page.getByRole('button', { name: 'Theme' });
  await owner.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const tooltip = owner.locator('.tooltip');
  await expect(tooltip).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
