import { serviceWithQuestions } from './kinds-of-pages.ts';
import { expect, test } from './visitor.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('one question is open at a time, and the open one can be closed', async ({ page }) => {
      await page.goto(serviceWithQuestions);
      const items = page.locator('#faqs details');
      await items.nth(0).locator('summary').click();
      await expect(items.nth(0)).toHaveAttribute('open');
      await items.nth(3).locator('summary').click();
      await expect(items.nth(0)).not.toHaveAttribute('open');
      await expect(items.nth(3).locator('p')).toBeVisible();
      await items.nth(3).locator('summary').click();
      await expect(items.nth(3)).not.toHaveAttribute('open');
    });
  });
}

test('a question opens when the browser finds text in its answer', async ({ page }) => {
  await page.goto(serviceWithQuestions);
  const items = page.locator('#faqs details');
  const answer = (await items.nth(2).locator('p').textContent()) ?? '';
  const words = answer.split(' ').slice(0, 6).join(' ');
  await page.goto('about:blank');
  await page.goto(`${serviceWithQuestions}#:~:text=${encodeURIComponent(words)}`);
  await expect(items.nth(2)).toHaveAttribute('open');
});
