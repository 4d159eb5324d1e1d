import type { Page } from '@playwright/test';
import { builtSite } from './tested-service.ts';
import { expect, holdRequests, openPage, test } from './visitor.ts';

/** The visitor's action that preloads the next page, for example `touch`; undefined if no action does. */
const readPreloadMode = (page: Page) => page.evaluate(() => document.documentElement.dataset.ahead);

const emulateConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

test('a page is painted before any of its files has loaded', async ({ page }) => {
  for (const path of [
    '/',
    '/services',
    '/facility-types/hydro-plants',
    '/blog/ground-wells-in-granite',
    '/contact',
  ]) {
    const release = await holdRequests(page, /\.(js|css|woff2|svg|avif|webp|jpe?g|png)$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(countPaints), path).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.waitForLoadState('load');
  }
});

/** Counts the first paints with content: one, or none before it. Runs in the page. */
const countPaints = () => performance.getEntriesByName('first-contentful-paint').length;

test('every drawing is visible at the load event', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const drawings = page.locator('svg.drawing');
  await expect(drawings).not.toHaveCount(0);
  const empty = await drawings.evaluateAll((all) =>
    all.filter((svg) => !svg.querySelector('path, text')).map((svg) => svg.outerHTML),
  );
  expect(empty).toEqual([]);
  await expect(page.locator('.home-hero svg.drawing').first()).toBeVisible();
});

test('lazy pictures load once the page is idle, except the pictures of the other theme', async ({
  page,
}) => {
  // Only `fastForward` advances the time, however slowly the page loads.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/facility-types');
  await expect(page.locator('.picture-by-day img[loading="lazy"]')).not.toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(page.locator('.picture-by-day img[loading="lazy"]')).toHaveCount(0);
  await expect(page.locator('.picture-by-night img[loading="eager"]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the pictures of the first two screens load with the page, and the frames of the others have the color of the ground, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    // The page never becomes idle, so nothing else loads.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const path of ['/', '/projects']) {
      await page.goto(path);
      await expect.poll(() => page.evaluate(listMissingPictures), path).toEqual([]);
      const frames = page.locator(':has(> .themed-picture)');
      const colors = await frames.evaluateAll((all) =>
        all.map((frame) => getComputedStyle(frame).backgroundColor),
      );
      expect(new Set(colors), path).toEqual(new Set(['rgb(236, 227, 212)']));
    }
  });
}

/** Addresses of pictures in the first two screens that have not loaded. Runs in the page. */
function listMissingPictures(): string[] {
  return [...document.images]
    .filter((image) => image.getClientRects().length > 0)
    .filter((image) => image.getBoundingClientRect().top < 2 * innerHeight)
    .filter((image) => image.naturalWidth === 0)
    .map((image) => image.currentSrc);
}

test('on 2G the next page is never preloaded; on other cellular connections a touch preloads it', async ({
  context,
}) => {
  const cases = [
    { connection: { effectiveType: '2g' }, mode: undefined },
    { connection: { effectiveType: '4g', type: 'cellular' }, mode: 'touch' },
  ];
  for (const { connection, mode } of cases) {
    const page = await context.newPage();
    await emulateConnection(page, connection);
    await openPage(page, '/contact/thank-you');
    await expect.poll(() => readPreloadMode(page)).toBe(mode);
    await page.close();
  }
});

test.describe('with data saving on', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages load only nearby pictures, prefetch and store nothing, and load every picture before printing', async ({
    page,
  }) => {
    await emulateConnection(page, { saveData: true });
    await page.clock.install();
    await openPage(page, '/service-area');
    await page.clock.fastForward(5000);
    expect(await readPreloadMode(page)).toBeUndefined();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await openPage(page, '/facility-types');
    const late = page.locator('.picture-by-day img[loading="lazy"]');
    expect(await late.count()).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(late).toHaveCount(0);
  });
});

test.describe('when a font fails', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the other font waits for the failure, then replaces its system font', async ({ page }) => {
    const { promise: archivoIsHeld, resolve: failArchivo } = Promise.withResolvers<void>();
    await page.route(/archivo.*woff2/, async (route) => {
      await archivoIsHeld;
      await route.abort();
    });
    const plexMono = page.waitForResponse(/plex-mono.*woff2/);
    await page.goto('/');
    await (await plexMono).finished();
    expect(await page.evaluate(listWebFonts)).toEqual([]);
    failArchivo();
    await expect.poll(() => page.evaluate(listWebFonts)).toContain('PlexMono: loaded');
  });
});

/** Names and states of the fonts that replace the system fonts. Runs in the page. */
function listWebFonts(): string[] {
  return [...document.fonts]
    .filter(({ family }) => ['Archivo', 'PlexMono'].includes(family))
    .map(({ family, status }) => `${family}: ${status}`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts and drawings are visible', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.locator('.home-hero svg.drawing').first()).toBeVisible();
    // The first screen uses two fonts: Archivo and IBM Plex Mono.
    expect(requested.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  });
});

test('every animation ends within five seconds, and none runs with reduced motion', async ({
  page,
}) => {
  // The header's dot blinks only on wide screens.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  const endTimes = await page.evaluate(listEndTimes);
  expect(endTimes.filter((time) => time > 5000)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await page.evaluate(listEndTimes)).toEqual([]);
});

/**
 * Times at which the animations of the page end, in milliseconds after their start. Excludes animations that follow the
 * scroll position.
 */
const listEndTimes = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime));

test('Back restores the page from the back-forward cache', { tag: '@whole-browser' }, async ({
  playwright,
  launchOptions,
}) => {
  // By default, Playwright turns off the back-forward cache.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: builtSite, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  // Browsers do not cache a page that has pending requests, such as for the third-party map. When the request for
  // the map fails, the page removes the frame of the map.
  await page.route(/^https:/, (route) => route.abort());
  for (const path of ['/', '/contact', '/blog/ground-wells-in-granite']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.goto('/privacy-policy');
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(readRestoration), path)
      .toEqual({ restored: 'true', notRestoredReasons: null });
  }
  await browser.close();
});

/** Whether the page was restored from the cache and, if not, the browser's reasons. Runs in the page. */
function readRestoration() {
  // TypeScript does not know `notRestoredReasons`, because only Chromium has it.
  const [navigation] = performance.getEntriesByType('navigation') as {
    notRestoredReasons?: unknown;
  }[];
  const { restored } = document.documentElement.dataset;
  return { restored, notRestoredReasons: navigation?.notRestoredReasons ?? null };
}
