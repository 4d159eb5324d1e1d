import type { Page } from '@playwright/test';
import { plant, site } from './kinds-of-pages.ts';
import { expect, openPage, test } from './visitor.ts';

const { path } = plant;

/** A place in the picture, by its number, as its pin and its part of the scope have it. */
function placeOf(number: number) {
  const { name = '', scope = '' } = plant.model?.callouts[number - 1] ?? {};
  const anchor = `#scope-${scope.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return { name, scope, pin: `${number} ${name} – ${scope}`, anchor };
}

/** The pictures of the model that were asked for, as `day-800`. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/_astro\/.+-(day|night)-(\d+)\.[^/]+\.(?:avif|webp)$/.exec(request.url());
    if (name) asked.push(`${name[1]}-${name[2]}`);
  });
  return asked;
}

/** Whether the picture of one light is there to be seen, whole. */
const isShown = (page: Page, light: 'day' | 'night') =>
  page.locator(`.picture-by-${light} img`).evaluate((image: HTMLImageElement) => {
    const { display, opacity } = getComputedStyle(image.parentElement as HTMLElement);
    return display !== 'none' && opacity === '1' && image.complete && image.naturalWidth > 0;
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1680, height: 900 }, colorScheme: 'light' });

  test('a pin shows its name on the keyboard and goes to its part of the scope', async ({
    page,
  }) => {
    await openPage(page, path);
    const fifth = placeOf(5);
    const pin = page.getByRole('link', { name: fifth.pin, exact: true });
    const words = pin.locator('.callout-words');
    await expect(words).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /^4 / }).focus();
    await page.keyboard.press('Tab');
    await expect(pin).toBeFocused();
    await expect(words).toHaveCSS('opacity', '1');
    const { width, height } = (await pin.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}${fifth.anchor}`);
    await expect(page.getByRole('heading', { name: fifth.scope, exact: true })).toBeInViewport();
  });

  test('the names of all pins stay on the page', async ({ page }) => {
    await openPage(page, path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .locator('.callout-words')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });

  test('the theme switch has the other light ready, and the two cross', async ({ page }) => {
    const asked = watchPictures(page);
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    expect(asked).toEqual(['day-1600']);

    const theme = page.getByRole('button', { name: 'Theme' });
    await theme.hover();
    await expect.poll(() => asked).toEqual(['day-1600', 'night-1600']);
    await theme.click();
    const crossing = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-theme-choice="dark"]')?.click();
      const fades = [...document.querySelectorAll('.themed-picture > picture')].map((picture) =>
        picture
          .getAnimations()
          .filter((each) => (each as CSSTransition).transitionProperty === 'opacity')
          .map((each) => Number(each.effect?.getComputedTiming().duration)),
      );
      return fades;
    });
    expect(crossing).toEqual([[320], [320]]);
    await expect.poll(() => isShown(page, 'night')).toBe(true);
    await expect(page.locator('.picture-by-day')).toBeHidden();
    expect(asked).toHaveLength(2);
  });

  test('the present light stays until the other can be shown', async ({ page }) => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/-night-1600\./, async (route) => {
      await sent;
      await route.continue();
    });
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 18, 16)');
    expect(await isShown(page, 'day')).toBe(true);
    await expect(page.locator('.picture-by-night')).toBeHidden();
    send();
    await expect.poll(() => isShown(page, 'night')).toBe(true);
    await expect(page.locator('.picture-by-day')).toBeHidden();
  });

  test('nothing moves by itself where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await expect(page.locator('.picture-by-day')).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('without script', () => {
  test.use({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    viewport: { width: 1680, height: 900 },
  });

  test('the theme of the system decides which light is shown and fetched', async ({ page }) => {
    const asked = watchPictures(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.picture-by-night img')).toBeVisible();
    await expect(page.locator('.picture-by-day')).toBeHidden();
    expect(asked).toEqual(['night-1600']);
    await page.getByRole('link', { name: placeOf(6).pin, exact: true }).click();
    await expect(page).toHaveURL(`${path}${placeOf(6).anchor}`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, colorScheme: 'light' });

  test('the places are a list under the picture, and the small picture will do', async ({
    page,
  }) => {
    const asked = watchPictures(page);
    await openPage(page, path);
    const picture = page.locator('.picture-by-day img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    expect(asked).toEqual(['day-800']);
    const foot = await picture.evaluate((image) => image.getBoundingClientRect().bottom);
    const rows = await page
      .locator('.callout > a')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const [index, row] of rows.entries()) {
      expect(row.top).toBeGreaterThanOrEqual(rows[index - 1]?.bottom ?? foot - 1);
      expect(row.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByText(placeOf(6).name).first()).toBeVisible();
  });

  test('no page with a model scrolls sideways at 320', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const each of [path, site.path, '/facility-types', '/projects']) {
      await page.goto(each);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, each).toBe(0);
    }
  });
});

test('on paper the model is there once, by day, with the list of its places', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, path);
  await expect.poll(() => isShown(page, 'day')).toBe(true);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.picture-by-day img')).toBeVisible();
  await expect(page.locator('.picture-by-night')).toBeHidden();
  await expect(page.locator('.callout').first()).toHaveCSS('position', 'static');
  await expect(page.locator('.callout-words').first()).toHaveCSS('opacity', '1');
});
