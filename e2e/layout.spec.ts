import type { Locator, Page } from '@playwright/test';
import { routes } from '../contract/routes.ts';
import { addresses, find, navigation } from '../site/checks/content.ts';
import { articleWithTables, emergency } from './kinds-of-pages.ts';
import { expect, openPage, test } from './visitor.ts';

const contactLabel = find(
  navigation.header,
  ({ page }) => page === 'contact',
  'a link to the contact page in the header',
).label;

test.describe('links', () => {
  test('the header leads to its pages and marks the current one only', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      navigation.header.map(({ page }) => routes[page]),
    );
    await expect(page.locator('header [aria-current="page"]:visible')).toHaveText([contactLabel]);
    await page.goto('/contact/thank-you');
    await expect(page.locator('header [aria-current="page"]')).toHaveCount(0);
    await expect(page.locator('header [aria-current="true"]:visible')).toHaveText([contactLabel]);
  });

  test('the footer leads to every part of the site, the sitemap in a new tab', async ({ page }) => {
    await page.goto('/');
    const links = await page
      .locator('footer a')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      );
    for (const href of [
      ...addresses.services,
      ...addresses.facilityTypes,
      ...navigation.footerCompany.links.map(({ page }) => routes[page]),
    ]) {
      expect(links).toContainEqual([href, href === routes.sitemap ? '_blank' : null]);
    }
  });

  test('the boxes of the title block fill their rows at every width', async ({ page }) => {
    await page.goto('/');
    for (const width of [320, 390, 600, 820, 1120, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [edge, ...ends] = await page.locator('.title-block').evaluate((block) => {
        const rows = new Map<number, number>();
        for (const box of block.children) {
          const { top, right } = box.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0));
        }
        return [block.getBoundingClientRect().right, ...rows.values()];
      });
      for (const end of ends) expect(Math.abs(end - (edge ?? 0)), `at ${width}`).toBeLessThan(2);
    }
  });

  test('a link opens its page at the top and Back restores the place', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('footer').getByRole('link', { name: contactLabel, exact: true }).click();
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

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('opens, closes on Esc and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(
      menu(page).getByRole('link', { name: navigation.header[0]?.label ?? '', exact: true }),
    ).toBeFocused();
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
    await menu(page).getByRole('link', { name: contactLabel, exact: true }).click();
    await page.waitForURL('**/contact');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('has the theme, and apart from its pages the emergency service and the tools', async ({
    page,
  }) => {
    await openPage(page, emergency);
    await expect(page.locator('.theme-switch')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const apart = page.locator('.menu-more a');
    await expect(apart.first()).toHaveAttribute('aria-current', 'page');
    expect(await apart.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      emergency,
      ...navigation.menu.map(({ page }) => routes[page]),
    ]);
    const [section] = await page.locator('.menu-bus [aria-current="true"]').all();
    await expect(section ?? apart).toHaveAttribute('href', routes.services);
  });

  test('closes when the keyboard moves on behind it', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').locator('a, button').last().focus();
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
      await menu(page).getByRole('link', { name: contactLabel, exact: true }).click();
      await page.waitForURL('**/contact');
    });

    test('there is no theme switch', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.theme-switch')).toBeHidden();
    });
  });
});

test.describe('theme', () => {
  const ground = (page: Page) =>
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
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await ground(page)).toBe(dusk);
    await openPage(page, '/contact');
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

const widths = [390, 768, 1024, 1440];
// The second lies under a header that is dark by day.
const heads = ['/', articleWithTables];

for (const path of heads) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the header of ${path}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('names its controls without words', async ({ page }) => {
        await openPage(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await seeTooltips(page);
        }
      });

      test('opens its menus where a visitor sees them', async ({ page }) => {
        await openPage(page, path);
        for (const width of [320, ...widths, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          if (width >= 600) await seeThemeMenu(page);
          if (width >= 1180) continue;
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await expect(page.locator('#menu')).toBeSeen();
          await page.keyboard.press('Escape');
        }
      });

      test('lets nothing show through once the page has moved', async ({ page }) => {
        await openPage(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          const header = page.locator('.site-header');
          await expect(header.locator('.wordmark')).toBeSeen();
          const headings = await page
            .locator('main :is(h2, h3)')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
          const { height = 0 } = (await header.boundingBox()) ?? {};
          const clip = { x: 0, y: 0, width, height };
          const atTop = (await page.screenshot({ clip })).toString('base64');
          const pictures = new Set<string>();
          for (const top of [height + 8, ...headings.slice(0, 4)]) {
            await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - height);
            pictures.add((await page.screenshot({ clip })).toString('base64'));
          }
          expect(pictures.size, `at ${width}`).toBe(1);
          expect(pictures, 'clear at the top').not.toContain(atTop);
        }
      });
    });
  }
}

test('the emergency number is in the header at every width, the action from 600', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 599, 600, ...widths, 1179, 1180, 1399, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const call = page.locator('.header-phone');
    await expect(call).toBeSeen();
    await expect(call).toHaveAttribute('href', /^tel:/);
    const box = await call.boundingBox();
    expect(box?.height).toBe(44);
    if (width < 1400) expect(box?.width).toBe(44);
    else await expect(call.locator('strong')).toBeSeen();
    const action = page.locator('.header-action');
    if (width < 600) await expect(action).toBeHidden();
    else await expect(action).toBeSeen();
  }
});

test.describe('the name of an icon-only control', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const theme = (page: Page) => page.getByRole('button', { name: 'Theme', exact: true });
  const call = (page: Page) => page.locator('.header-phone');
  const nameOf = (owner: Locator) => owner.locator('.tooltip');

  /** From here on time passes by `page.clock.runFor` alone. */
  async function openWithStillClock(page: Page): Promise<void> {
    await openPage(page, '/');
    await expect(theme(page)).toBeSeen();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  async function seeAfterWait(page: Page, owner: Locator): Promise<void> {
    await page.clock.runFor(699);
    await expect(nameOf(owner)).toBeHidden();
    await page.clock.runFor(1);
    await expect(nameOf(owner)).toBeSeen();
  }

  test('shows after 700 ms, the next at once within 300 ms', async ({ page }) => {
    await openWithStillClock(page);
    await theme(page).hover();
    await seeAfterWait(page, theme(page));
    await call(page).hover();
    await expect(nameOf(call(page))).toBeSeen();
    await expect(nameOf(theme(page))).toBeHidden();

    await page.mouse.move(600, 500);
    await expect(nameOf(call(page))).toBeHidden();
    await page.clock.runFor(299);
    await theme(page).hover();
    await expect(nameOf(theme(page))).toBeSeen();

    await page.mouse.move(600, 500);
    await page.clock.runFor(300);
    await call(page).hover();
    await seeAfterWait(page, call(page));
  });

  test('shows for the keyboard and leaves on Esc until the focus moves on', async ({ page }) => {
    await openWithStillClock(page);
    await page.locator('.header-action').focus();
    await page.keyboard.press('Tab');
    await seeAfterWait(page, theme(page));
    await page.keyboard.press('Escape');
    await expect(nameOf(theme(page))).toBeHidden();
    await page.clock.runFor(5000);
    await expect(nameOf(theme(page))).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await seeAfterWait(page, theme(page));
  });

  test('stays away while its menu is open and when a press has shut it', async ({ page }) => {
    await openWithStillClock(page);
    await theme(page).hover();
    await seeAfterWait(page, theme(page));
    for (const shut of [() => theme(page).click(), () => page.keyboard.press('Escape')]) {
      await theme(page).click();
      await expect(page.locator('#theme-menu')).toBeSeen();
      await page.clock.runFor(5000);
      await expect(page.locator('.tooltip:visible')).toHaveCount(0);
      await shut();
      await expect(page.locator('#theme-menu')).toBeHidden();
      await page.clock.runFor(5000);
      await expect(page.locator('.tooltip:visible')).toHaveCount(0);
    }
  });

  test.describe('where nothing can point without touching', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('never shows', async ({ page }) => {
      await openWithStillClock(page);
      await theme(page).hover();
      await page.clock.runFor(5000);
      await expect(nameOf(theme(page))).toBeHidden();
    });
  });
});

/** Points at every control without words and asks for its name, 4 px under it. */
async function seeTooltips(page: Page): Promise<void> {
  const owners = page
    .locator('.site-header .tooltip-owner')
    .filter({ visible: true, hasNot: page.locator('.header-phone-text:visible') });
  for (const owner of await owners.all()) {
    const tooltip = owner.locator('.tooltip');
    await owner.hover();
    await expect(tooltip).toBeSeen();
    expect(await tooltip.textContent()).toBe(await owner.getAttribute('aria-label'));
    const [above, below] = await Promise.all([owner.boundingBox(), tooltip.boundingBox()]);
    if (!above || !below) throw new Error('no boxes');
    expect(below.y - above.y - above.height).toBe(4);
    expect(below.x + below.width / 2).toBeCloseTo(above.x + above.width / 2, 0);
  }
  await page.mouse.move(0, 600);
}

/** Opens the theme menu, asks for it under its button, and shuts it. */
async function seeThemeMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Theme', exact: true });
  const menu = page.locator('#theme-menu');
  await button.click();
  await expect(menu).toBeSeen();
  const [above, below] = await Promise.all([button.boundingBox(), menu.boundingBox()]);
  if (!above || !below) throw new Error('no boxes');
  expect(below.y - above.y - above.height).toBe(4);
  expect(below.x).toBeLessThan(above.x);
  // On wide screens the button's ground reaches past the edge that the menu keeps.
  expect(Math.abs(above.x + above.width - below.x - below.width)).toBeLessThanOrEqual(12);
  await expect(page.locator('.tooltip:visible')).toHaveCount(0);
  await button.click();
  await expect(menu).toBeHidden();
}
