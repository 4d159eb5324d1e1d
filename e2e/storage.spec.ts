import { expect, fillForm, openPage, test, uniqueName, waitForForm } from './visitor.ts';

test('a visit stores nothing that the privacy policy does not name', async ({ page }) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await openPage(page, '/');
  expect(await keys()).toEqual([]);
  await page.goto('/contact');
  await waitForForm(page);
  await fillForm(page, uniqueName());
  await expect.poll(keys).toEqual(['enquiry-draft']);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
});
