import type { Page } from '@playwright/test';
import { expect, pages, test } from './visitor.ts';

test.use({ expectedErrors: /^Page not found|status of 404/ });

for (const path of pages) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${path} loads at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(recordShifts);
      await holdBack(page, /\.(woff2|svg)$/);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // Fallback faces are set to the measure of the real ones; a hundredth is below seeing.
      expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(0.01);
    });
  }
}

interface Shift {
  value: number;
  moved: string[];
}

function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Source[] };
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
        return `${name}: y ${from.y} to ${to.y}, height ${from.height} to ${to.height}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  interface Source {
    node: Node | null;
    previousRect: DOMRect;
    currentRect: DOMRect;
  }
}

/** On a slow line fonts and drawings come long after the text has been painted. */
async function holdBack(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await route.continue();
  });
}

test('with reduced motion everything stands complete and still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName)
      .filter((name) => name !== 'header-settle'),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('.pulse')).toHaveCSS('opacity', '0');
});

test('what moves in the hero rests while it is out of sight', async ({ page }) => {
  await page.goto('/');
  const rotor = page.locator('.rotor').first();
  await expect(rotor).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(rotor).toHaveCSS('animation-play-state', 'paused');
});
