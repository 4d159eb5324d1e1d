import type { Locator, Page } from '@playwright/test';
import { plant } from './kinds-of-pages.ts';
import { expect, openPage, test } from './visitor.ts';

const widths = [390, 768, 1024, 1440];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the answer to every question is seen when it is opened', async ({ page }) => {
      await openPage(page, plant.path);
      const questions = page.locator('main .accordion details');
      expect(await questions.count()).toBeGreaterThan(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const question of await questions.all()) {
          await question.locator('summary').click();
          await bringToMiddle(page, question);
          await expect(question.locator('.accordion-answer')).toBeSeen();
          // Closed again, or the click at the next width would close it.
          await question.locator('summary').click();
        }
      }
    });

    test('every place in the picture is seen with its name', async ({ page }) => {
      await openPage(page, plant.path);
      const places = page.locator('.pins a');
      expect(await places.count()).toBeGreaterThan(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const place of await places.all()) {
          await place.focus();
          await bringToMiddle(page, place);
          await expect(place.locator('.pin-mark')).toBeSeen();
          const words = width < 1024 ? page.locator('.power-place') : place;
          if (width < 1024) await bringToMiddle(page, words);
          await expect(words.locator('.pin-words')).toBeSeen();
        }
      }
    });
  });
}

/** Scrolls as a visitor does who wants to read something. */
async function bringToMiddle(page: Page, what: Locator): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
