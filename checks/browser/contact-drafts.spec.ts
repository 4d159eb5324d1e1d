import type { Page } from '@playwright/test';
import { receipt } from './contact-page.ts';
import { expect, fillForm, listLeads, openForm, test, uniqueName, waitForForm } from './visitor.ts';

const messageField = (page: Page) => page.locator('form').getByLabel('Message');
const departmentField = (page: Page) => page.getByLabel('Department');

/** Submits the form and returns the id of the submission. */
async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(receipt(page)).toBeVisible();
  return page.locator('input[name="submission"]').inputValue();
}

const countLeads = (name: string) => listLeads().filter((lead) => lead.name === name).length;

test.describe('the same message sent twice is stored as one inquiry', () => {
  test('resending the same text after a reload or in another tab adds no inquiry, different text adds one, and the browser stores neither text', async ({
    page,
    context,
  }) => {
    const name = uniqueName();
    await openForm(page);
    await fillForm(page, name);
    const first = await submit(page);
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(stored).not.toContain(name);
    expect(stored).not.toContain('visitor@example.com');
    await page.reload();
    await waitForForm(page);
    await fillForm(page, name);
    expect(await submit(page)).toBe(first);

    const tab = await context.newPage();
    await openForm(tab);
    await fillForm(tab, name);
    expect(await submit(tab)).toBe(first);
    expect(countLeads(name)).toBe(1);

    await page.getByRole('button', { name: 'Write another message' }).click();
    await fillForm(page, name);
    await messageField(page).fill('One more thing');
    expect(await submit(page)).not.toBe(first);
    expect(countLeads(name)).toBe(2);
  });

  test.describe('when the response to the first attempt was lost', () => {
    test.use({ expectedErrors: /ERR_FAILED|could not be sent/ });

    test('the inquiry is stored once', async ({ page }) => {
      const name = uniqueName();
      await openForm(page);
      await fillForm(page, name);
      await page.route('**/api/contact', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('[data-send-outcome]')).toContainText('Submission Failed');
      await page.unroute('**/api/contact');
      await page.reload();
      await waitForForm(page);
      await submit(page);
      expect(countLeads(name)).toBe(1);
    });
  });
});

test.describe('a prefill link opened while a draft exists', () => {
  test('the latest link sets department and subject, and the visitor’s own text is kept', async ({
    page,
  }) => {
    await openForm(page, '?service=electrical&about=Tank%20battery%20quote');
    await messageField(page).press('Control+End');
    await messageField(page).pressSequentially('Need it by May.\nAbout: own words');
    await openForm(page, '?service=automation&about=Pump%20station%20quote');
    await expect(departmentField(page)).toHaveValue('automation');
    await expect(messageField(page)).toHaveValue(
      'About: Pump station quote\nNeed it by May.\nAbout: own words',
    );
    // A link without a department keeps the department that is already selected.
    await departmentField(page).selectOption('automation');
    await openForm(page, '?about=Pump');
    await expect(departmentField(page)).toHaveValue('automation');
    await expect(messageField(page)).toHaveValue('About: Pump\nNeed it by May.\nAbout: own words');
  });

  test('reloading the same link does not overwrite later changes', async ({ page }) => {
    const query = '?service=automation&about=Pump';
    await openForm(page, query);
    await departmentField(page).selectOption('');
    await messageField(page).fill('');
    // Open the page again instead of reloading it, because browsers restore fields on reload.
    await openForm(page);
    await openForm(page, query);
    await expect(departmentField(page)).toHaveValue('');
    await expect(messageField(page)).toHaveValue('');
    await messageField(page).fill('Other words');
    await page.reload();
    await waitForForm(page);
    await expect(messageField(page)).toHaveValue('Other words');
  });
});

test('a draft that an earlier version of the site saved is restored', async ({ page }) => {
  const name = uniqueName();
  await openForm(page);
  await fillForm(page, name);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('inquiry-draft')))
    .toContain(name);
  await page.evaluate(() => {
    localStorage.setItem('enquiry-draft', localStorage.getItem('inquiry-draft') ?? '');
    localStorage.removeItem('inquiry-draft');
  });
  await openForm(page);
  await expect(page.locator('input[name="name"]')).toHaveValue(name);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['inquiry-draft']);
});
