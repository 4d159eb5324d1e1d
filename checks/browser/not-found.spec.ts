import { expect, test } from './visitor.ts';

test.use({ expectedErrors: /^Page not found: |status of 404/ });

test('an unknown address shows the not-found page, is logged and links home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Page not found'),
  );
  const response = await page.goto('/no/such/page?x=1&y=%3Cb%3E#part');
  expect(response?.status()).toBe(404);
  expect((await logged).text()).toBe('Page not found: /no/such/page?x=1&y=%3Cb%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('This road is closed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await page.waitForURL(/:\d+\/$/);
});
