import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

test('the first page ever opened is painted from its HTML alone', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => Object.assign(window, { firstFrame: performance.now() });
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(note));
  });
  await page.goto('/');
  await expectOurFaces(page);
  const before = await page.evaluate(() => {
    const { firstFrame } = window as unknown as { firstFrame: number };
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < firstFrame && !/icon/.test(name))
      .map(({ name }) => name);
  });
  expect(before).toEqual([]);
});

test('a page that is opened from another of ours waits for no paint', async ({ page }) => {
  await page.goto('/');
  await page.addInitScript(() => {
    Object.assign(window, { requestAnimationFrame: () => 0 });
  });
  await page.goto('/services', { referer: page.url() });
  await expectOurFaces(page);
});

test('words that a script adds to the first page are in the same faces as all others', async ({
  page,
}) => {
  await page.goto('/');
  await expectOurFaces(page);
  await page.evaluate(() => {
    const word = document.createElement('p');
    word.id = 'added';
    word.textContent = 'Added';
    document.querySelector('h1')?.after(word);
  });
  await expect(page.locator('#added')).toBeSeen();
});

test('drawings come as they come near, and all of them to paper', async ({ page }) => {
  await page.goto('/');
  const landscape = page.locator('.home-hero [data-href$="#landscape"]');
  await expect(landscape).toHaveAttribute('href', /^\/drawings\/hero\./);
  const last = page.locator('.closing-call [data-href]');
  await expect(last).not.toHaveAttribute('href');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('href', /^\/drawings\/closing\./);
});

test('once the page is at rest all drawings and pictures are there, untouched', async ({
  page,
}) => {
  await page.goto('/facility-types');
  await expect(page.locator('use[data-href]:not([href])')).toHaveCount(0);
  const shown = page.locator('img:visible');
  await expect
    .poll(() =>
      shown.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)),
    )
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Pictures of the theme that is not shown must not be loaded.
  await expect(page.locator('.diorama .picture-by-night img[loading="eager"]')).toHaveCount(0);
});

test('who saves data gets what comes near, and paper everything', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // Skips the half second of rest before drawings are loaded.
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (act: () => void) => setTimeout(act, 0) });
  });
  await page.goto('/service-area', { waitUntil: 'networkidle' });
  const late = page.locator('use[data-href]:not([href])');
  expect(await late.count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(late).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts and drawings come with the page', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.locator('.home-hero noscript svg').first()).toBeVisible();
    await expect(page.locator('.home-hero svg:has(> [data-href])').first()).toBeHidden();
    expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    expect(asked).toContainEqual(expect.stringMatching(/^\/drawings\/hero\./));
  });
});

async function expectOurFaces(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ status, family }) => status === 'loaded' && family === 'Archivo'),
  );
}
