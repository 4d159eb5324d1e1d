import type { Page } from '@playwright/test';
import { measureSmallestSide } from '../content/browser/measure-smallest-side.ts';
import { pageBackground } from './page-background.ts';
import { expect, holdRequests, openPage, test } from './visitor.ts';

const path = '/facility-types/hydro-plants';

/** The fourth to sixth step of the power path. */
const fourth = {
  name: 'Governor cabinet',
  scope: 'Governor',
  pin: '4 Governor cabinet – Governor',
  anchor: '#scope-governor',
};
const fifth = { scope: 'Intake', pin: '5 Gate house – Intake', anchor: '#scope-intake' };
const sixth = { pin: '6 Radio building – Telemetry', anchor: '#scope-telemetry' };

/** Returns the number of the selected step in the one-line diagram, and the highlighted marks in the scope. */
const readSelection = (page: Page) =>
  page.evaluate(() => ({
    step: document.querySelector<SVGElement>('.step-mark[data-lit]')?.dataset.step,
    inScope: [...document.querySelectorAll('#scope .pin-mark[data-lit]')].map(
      ({ textContent }) => textContent,
    ),
  }));

/** Collects the diorama pictures that the page requests from now on. Example of an entry: day-800 */
function watchPictures(page: Page): string[] {
  const requested: string[] = [];
  const picture = /\/_astro\/meter-stations-((?:day|night)-\d+)\.[^/]+\.(?:avif|webp)$/;
  page.on('request', (request) => {
    const [, lightAndWidth] = picture.exec(request.url()) ?? [];
    if (lightAndWidth) requested.push(lightAndWidth);
  });
  return requested;
}

/** Whether the day or night picture has loaded and is fully opaque. */
const isShown = (page: Page, light: 'day' | 'night') =>
  page.locator(`.diorama .picture-by-${light} img`).evaluate((image: HTMLImageElement) => {
    const { display, opacity } = getComputedStyle(image.parentElement ?? image);
    return display !== 'none' && opacity === '1' && image.complete && image.naturalWidth > 0;
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1680, height: 900 }, colorScheme: 'light' });

  test('a focused pin shows its name, and activating the pin scrolls to its scope item', async ({
    page,
  }) => {
    await openPage(page, path);
    const pin = page.getByRole('link', { name: fifth.pin, exact: true });
    const words = pin.locator('.pin-words');
    await expect(words).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /^4 / }).focus();
    await page.keyboard.press('Tab');
    await expect(pin).toBeFocused();
    await expect(words).toHaveCSS('opacity', '1');
    expect(await readSelection(page)).toEqual({ step: '5', inScope: ['5'] });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}${fifth.anchor}`);
    await expect(page.getByRole('heading', { name: fifth.scope, exact: true })).toBeInViewport();
  });

  test('buttons, names and arrow keys step through the power path, and Escape clears the selection', async ({
    page,
  }) => {
    await openPage(page, path);
    await expect.poll(async () => (await readSelection(page)).step).toBe('1');
    const power = page.getByRole('region', { name: 'Follow the power' });
    const next = power.getByRole('button', { name: 'Next step' });
    const back = power.getByRole('button', { name: 'Previous step' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await power.locator('.power-steps').scrollIntoViewIfNeeded();
    await next.click();
    await expect(power.getByRole('status')).toHaveText(/^Step 2 of 6: Batteries\./);
    expect(await readSelection(page)).toEqual({ step: '2', inScope: ['2'] });
    await expect(power.locator('.power-place a')).toBeFullyVisible();
    await expect(power.locator('[aria-current="step"] > p')).toBeFullyVisible();

    await power.locator('.power-steps a').nth(3).click();
    expect((await readSelection(page)).step).toBe('4');
    await page.keyboard.press('ArrowLeft');
    expect((await readSelection(page)).step).toBe('3');
    await expect(power.locator('.power-steps a').nth(2)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await readSelection(page)).toEqual({ step: undefined, inScope: [] });
    await expect(power.locator('.power-place a')).toHaveCount(0);

    await power.locator('.power-steps a').last().click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await power.locator('.power-place a').click();
    await expect(page).toHaveURL(`${path}${sixth.anchor}`);
  });

  test('pointing at the theme switch preloads the other picture, and the current one stays until the other has loaded', async ({
    page,
  }) => {
    const requested = watchPictures(page);
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    expect(requested).toEqual(['day-1600']);
    const releaseNightPicture = await holdRequests(page, '**/*-night-1600.*');
    // Repeat the hover, because the script of the picture may load after the first hover.
    await expect(async () => {
      await page.mouse.move(0, 600);
      await page.getByRole('button', { name: 'Theme' }).hover();
      expect(requested).toEqual(['day-1600', 'night-1600']);
    }).toPass();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', pageBackground.dark);
    expect(await isShown(page, 'day')).toBe(true);
    await expect(page.locator('.diorama .picture-by-night')).toBeHidden();
    releaseNightPicture();
    await expect.poll(() => isShown(page, 'night')).toBe(true);
    await expect(page.locator('.diorama .picture-by-day')).toBeHidden();
    expect(requested).toHaveLength(2);
  });

  test('the pictures change without a transition for visitors who prefer reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await expect(page.locator('.diorama .picture-by-day')).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('the day and night button on the picture', () => {
  const press = (page: Page, name: 'By day' | 'By night') =>
    page.getByRole('button', { name }).click();

  const expectPicture = (page: Page, light: 'day' | 'night') =>
    expect.poll(() => isShown(page, light)).toBe(true);

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, path);
    await expectPicture(page, 'day');
    await press(page, 'By night');
    await expectPicture(page, 'night');
  });

  test('switches the picture between day and night without changing the theme of the page', async ({
    page,
  }) => {
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
    await press(page, 'By day');
    await expectPicture(page, 'day');
  });

  test('does not affect print, which always uses the day picture', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expectPicture(page, 'day');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expectPicture(page, 'night');
  });

  test('sets the picture until the theme changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('.themed-picture[data-light]')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectPicture(page, 'day');
  });
});

test('the path up to the selected step is lit in the picture, in the list and in the one-line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, path);
  const next = page.getByRole('button', { name: 'Next step' });
  await next.click();
  await next.click();
  const lists = [
    '.pins a',
    '.power-steps > li',
    '.diorama-one-line-wide .step-mark',
    '.diorama-one-line-wide .step-halo',
  ];
  for (const list of lists) await expect(page.locator(`${list}[data-passed]`)).toHaveCount(2);
  await page.getByRole('button', { name: 'Previous step' }).click();
  for (const list of lists) await expect(page.locator(`${list}[data-passed]`)).toHaveCount(1);
});

test('every step is at least 44 px wide and high', async ({ page }) => {
  await openPage(page, path);
  const stepLinks = page.locator('.power-steps > li > a');
  await expect(stepLinks.first()).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await stepLinks.evaluateAll(measureSmallestSide), `at ${width}`).toBeGreaterThanOrEqual(
      44,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    viewport: { width: 1680, height: 900 },
  });

  test('the picture follows the system theme, and steps and pins are lists', async ({ page }) => {
    const requested = watchPictures(page);
    await page.goto(path);
    await expect(page.locator('.diorama .picture-by-night img')).toBeVisible();
    await expect(page.locator('.diorama .picture-by-day')).toBeHidden();
    expect(requested).toEqual(['night-1600']);
    await page.getByRole('link', { name: sixth.pin, exact: true }).click();
    await expect(page).toHaveURL(`${path}${sixth.anchor}`);

    const sentences = page.locator('.power-steps p');
    await expect(sentences).toHaveCount(6);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const sentence of await sentences.all()) await expect(sentence).toBeVisible();
    for (const button of await page.locator('.power-turn').all()) await expect(button).toBeHidden();
    for (const link of await page.locator('.pins a').all()) {
      await expect(link.locator('b')).toBeVisible();
      const row = await link.boundingBox();
      const mark = await link.locator('.pin-mark').boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(44);
      // The mark of the pin is in the picture, above the list.
      expect(mark?.y).toBeLessThan(row?.y ?? 0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    colorScheme: 'light',
    hasTouch: true,
  });

  test('tapping a step number selects the step, and tapping the number again or the name opens the scope item', async ({
    page,
  }) => {
    const requested = watchPictures(page);
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    expect(requested).toEqual(['day-800']);
    const pin = page.locator('.pins a').first();
    await pin.tap();
    await expect(page).toHaveURL(path);
    await pin.tap();
    await expect(page).toHaveURL(`${path}#scope-station-service`);

    await page.getByRole('link', { name: fourth.pin, exact: true }).tap();
    expect(await readSelection(page)).toEqual({ step: '4', inScope: ['4'] });
    const words = page.locator('.power-place a');
    await expect(words).toBeFullyVisible();
    await expect(words).toContainText(fourth.name);
    await words.tap();
    await expect(page).toHaveURL(`${path}${fourth.anchor}`);
    await expect(page.getByRole('heading', { name: fourth.scope, exact: true })).toBeInViewport();
  });
});
