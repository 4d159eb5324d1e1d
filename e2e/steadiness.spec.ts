import { expect, pages, test } from './visitor.ts';

test.use({ expectedErrors: /^Page not found|status of 404/ });

for (const path of pages) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${path} loads at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as { shifts: number[] }).shifts.push(
              (entry as unknown as { value: number }).value,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      // Fallback faces are set to the measure of the real ones; a hundredth is below seeing.
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  }
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

test('home prints on at most three pages, in day colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header')).toBeHidden();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(242, 244, 241)');
});
