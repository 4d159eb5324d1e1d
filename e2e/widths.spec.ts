import { expect, pages, test } from './visitor.ts';

test.use({ expectedErrors: /^Page not found|status of 404/ });

for (const path of pages) {
  test(`${path} never scrolls sideways from 320 to 1920`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const tooWide: number[] = [];
    for (let width = 320; width <= 1920; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
  });
}

test('nothing in the header wraps at any width', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const wrapped: string[] = [];
  for (let width = 320; width <= 1920; width += 8) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.header-row a:not(.wordmark), .header-row button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.matches('.header-phone'))
        .filter((element) => {
          const words = [...element.childNodes].filter(
            ({ nodeType }) => nodeType === Node.TEXT_NODE,
          );
          return words.some((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          });
        })
        .map((element) => element.textContent),
    );
    if (found.length > 0) wrapped.push(`${width}: ${found.join(', ')}`);
  }
  expect(wrapped).toEqual([]);
});

test('text at 200 percent stays usable without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 800 });
  await page.goto('/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
