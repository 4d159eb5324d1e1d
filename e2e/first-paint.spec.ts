import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

test('the first page ever opened is painted from its HTML alone', async ({ page }) => {
  await page.goto('/');
  await expectOurFaces(page);
  const before = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < (paint?.startTime ?? 0) && !/icon/.test(name))
      .map(({ name }) => name);
  });
  expect(before).toEqual([]);
});

test('the picture of a plant comes before the fonts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/facility-types/tank-batteries');
  await expectOurFaces(page);
  const { picture, load, font } = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((seen) => resolve(seen.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [navigation] = performance.getEntriesByType('navigation');
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => /woff2/.test(name));
    return {
      picture: paints.find((paint) => 'url' in paint && paint.url)?.startTime ?? Infinity,
      load: (navigation as PerformanceNavigationTiming).loadEventStart,
      font: Math.min(...fonts.map(({ startTime }) => startTime)),
    };
  });
  // One that is decoded and still not painted by then is not waited for any longer.
  expect(font).toBeGreaterThanOrEqual(Math.min(picture, load + 200));
});

// The cards stand below the screen, at its edge, and in it.
for (const height of [480, 720, 1000]) {
  test(`a page whose pictures come late or never gets its fonts all the same, ${height} high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.route(/\.(avif|webp)$/, () => {}, { times: 1 });
    await page.goto('/projects', { waitUntil: 'domcontentloaded' });
    await expectOurFaces(page);
  });
}

test('once the fonts are stored, nothing waits for the paint', async ({ page }) => {
  await page.goto('/');
  await expectOurFaces(page);
  // A page that is not shown is never painted.
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  await page.goto('/services');
  await expectOurFaces(page);
});

for (const path of ['/', '/contact', '/service-area', '/blog/electrical-system-upgrade-signs']) {
  test(`the first page ever opened ends up in the same faces as any other: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
    const all = async () => (await listFaces(page)).join('\n');
    await expect.poll(all).not.toMatch(/^"?(Archivo Arial|ui-monospace)/m);
    const shown = await listFaces(page);
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    expect(shown).toEqual(await listFaces(page));
  });
}

test('drawings come as they come near, and all of them to paper', async ({ page }) => {
  await page.goto('/');
  const landscape = page.locator('.home-hero [data-href]');
  await expect(landscape).toHaveAttribute('href', /^\/drawings\/hero\./);
  const last = page.locator('.closing-call [data-href]');
  await expect(last).not.toHaveAttribute('href');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('href', /^\/drawings\/closing\./);
  await page.goto('/service-area');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('use[data-href]:not([href])')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts and drawings come with the page', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.locator('.home-hero noscript svg')).toBeVisible();
    await expect(page.locator('.home-hero svg:has(> [data-href])')).toBeHidden();
    expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    expect(asked).toContainEqual(expect.stringMatching(/^\/drawings\/hero\./));
  });
});

/** The first face of every text, in the order of the page. */
async function listFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement?.checkVisibility()) continue;
      const [face] = getComputedStyle(parentElement).fontFamily.split(',');
      found.push(`${face}: ${data.trim().slice(0, 40)}`);
    }
    return found;
  });
}

async function expectOurFaces(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ status, family }) => status === 'loaded' && family === 'Archivo'),
  );
}
