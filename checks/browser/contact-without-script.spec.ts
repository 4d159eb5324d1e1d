import type { Page } from '@playwright/test';
import { formFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { errorSummary, field, kindChoice, sendButton } from './contact-page.ts';
import { expect, fillForm, listLeads, test, uniqueName, waitForScripts } from './visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('job applicants can select that they are looking for work, or follow a link that preselects it', async ({
    page,
  }) => {
    await page.goto('/contact?kind=work#form');
    await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeHidden();
    await kindChoice(page, 'work').check();
    await expect(
      page.getByText('We respect your privacy and use what you send only to answer you'),
    ).toBeVisible();
    const name = uniqueName();
    await fillForm(page, name);
    await sendButton(page).click();
    await page.waitForURL('**/contact/thank-you?reference=*&kind=work');
    await expect(heading(page)).toHaveAccessibleName('Thank you for writing');
    await expect(page.locator('.for-customers').filter({ visible: true })).toHaveCount(0);
    expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ kind: 'work' });
  });

  test('an inquiry is stored, and the thank-you page shows its reference', async ({ page }) => {
    const name = uniqueName();
    await page.goto('/contact?service=electrical&about=Construction%20quote');
    await expect(field(page, 'service')).toHaveValue('electrical');
    await expect(field(page, 'message')).toHaveValue('About: Construction quote\n');
    await fillForm(page, name);
    await sendButton(page).click();
    await page.waitForURL('**/contact/thank-you?reference=*');
    await expect(heading(page)).toHaveAccessibleName('We have your message');
    const lead = listLeads().find((each) => each.name === name);
    expect(lead).toMatchObject({ state: 'kept' });
    await expect(page.locator('[data-reference]')).toBeFullyVisible();
    await expect(page.locator('[data-reference]')).toHaveText(toReference(lead?.id ?? ''));
  });

  test('invalid contact details are rejected by the browser or, if it does not validate, by the service, which shows the same message and keeps the typed text', async ({
    page,
  }) => {
    const visitorName = uniqueName();
    await page.goto('/contact');
    await fillForm(page, visitorName);
    await field(page, 'service').selectOption('electrical');
    await field(page, 'message').fill('\n<b>"quoted" & kept</b>');
    const mistakes = [
      { name: 'email', value: 'nojs@bad', message: formFields.email.message },
      { name: 'phone', value: 'abc', message: formFields.phone.message },
      { name: 'name', value: '   ', message: formFields.name.message },
    ] as const;
    for (const { name, value, message } of mistakes) {
      const input = field(page, name);
      const validValue = await input.inputValue();
      await input.fill(value);
      await sendButton(page).click();
      await expect(page.locator(':invalid:focus')).toHaveValue(value);
      // Simulate a browser without form validation.
      await input.evaluate(({ form }: HTMLInputElement) => form?.setAttribute('novalidate', ''));
      await sendButton(page).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(errorSummary(page).locator('a')).toHaveText([message]);
      await expect(errorSummary(page).locator('a')).toHaveAttribute('href', `#${name}`);
      await expect(input).toHaveAccessibleDescription(message);
      await expect(input).toHaveValue(value);
      await expect(field(page, 'service')).toHaveValue('electrical');
      await expect(field(page, 'message')).toHaveValue('\n<b>"quoted" & kept</b>');
      await input.fill(validValue);
    }
    await sendButton(page).click();
    await page.waitForURL('**/contact/thank-you?reference=*');
    expect(listLeads().find((lead) => lead.name === visitorName)).toMatchObject({
      message: expect.stringContaining('<b>"quoted" & kept</b>'),
    });
  });
});

test.describe('the page that shows a rejected form, with JavaScript', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('keeps the submitted values when its script runs', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(submitPlainForm);
    await expect(page).toHaveTitle(/^Error: /);
    await waitForScripts(page);
    await expect(field(page, 'name')).toHaveValue('Plain');
    await expect(field(page, 'message')).toHaveValue('Typed');
    await expect(errorSummary(page).locator('a')).toHaveCount(2);
  });
});

/** Submits a plain HTML form, as if the script of the contact form could not load. Runs in the page. */
function submitPlainForm(): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/api/contact' });
  form.innerHTML = '<input name="name" value="Plain"><input name="message" value="Typed">';
  document.body.append(form);
  form.submit();
}
