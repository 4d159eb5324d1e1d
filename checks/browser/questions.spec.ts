import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const questions = (page: Page) => page.locator('#faqs details');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('one question is open at a time, and the open one can be closed', async ({ page }) => {
      await page.goto('/services/line-work');
      const first = questions(page).first();
      const last = questions(page).last();
      await first.locator('summary').click();
      await expect(first).toHaveAttribute('open');
      await last.locator('summary').click();
      await expect(first).not.toHaveAttribute('open');
      await expect(last.locator('p')).toBeVisible();
      await last.locator('summary').click();
      await expect(last).not.toHaveAttribute('open');
    });
  });
}

test('a question opens when the browser finds text in its answer', async ({ page }) => {
  await page.goto('/services/line-work');
  const question = questions(page).last();
  const answer = (await question.locator('p').textContent()) ?? '';
  const firstWords = answer.split(' ').slice(0, 6).join(' ');
  // Browsers search for text fragments only when they load a page.
  await page.goto('about:blank');
  await page.goto(`/services/line-work#:~:text=${encodeURIComponent(firstWords)}`);
  await expect(question).toHaveAttribute('open');
});
