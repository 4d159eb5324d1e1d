import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Route } from '@playwright/test';
import {
  findFieldError,
  formFields,
  type InquiryField,
  inquiryFields,
  largestBody,
} from '#contract/inquiry-form.ts';
import { describeRefusal, goBack } from '#contract/refusals.ts';
import { errorSummary, field, outcome, sendButton } from './contact-page.ts';
import { type DeployedSite, deploySite } from './deployed-site.ts';
import {
  expect,
  fillForm,
  findAccessibilityFaults,
  listLeads,
  openForm,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

/** A value of each field that the service refuses. */
const invalid: Record<InquiryField, string> = {
  kind: 'play',
  name: '\u2800',
  phone: 'call me',
  email: 'visitor@bad',
  location: 'x'.repeat(formFields.location.limit + 3),
  service: 'plumbing',
  message: 'x'.repeat(formFields.message.limit + 730),
};

const valid = { name: 'Ann Lee', phone: '+1 432 555 0100', email: 'ann@example.com' };

const errorAt = (page: Page, name: InquiryField) => page.locator(`[data-error-for="${name}"]`);

const messageFor = (name: InquiryField) => findFieldError(name, invalid[name]) ?? '';

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

/** Replaces the posts of the page, and passes the service's responses to the page. */
async function replacePosts(page: Page, options: Parameters<Route['fetch']>[0]): Promise<void> {
  await page.unroute('**/api/contact');
  await page.route('**/api/contact', async (route) => {
    const headers = { ...route.request().headers(), ...options?.headers };
    await route.fulfill({ response: await route.fetch({ ...options, headers }) });
  });
}

test.describe('a refusal by the service', () => {
  test.use({ expectedErrors: /was refused|the server responded with a status of [45]/ });

  test('that names a field shows the message at the field and in the summary, which has the focus', async ({
    page,
  }) => {
    const name = uniqueName();
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page);
    await fillForm(page, name);
    for (const wrong of inquiryFields) {
      const body = new URLSearchParams({ ...valid, [wrong]: invalid[wrong] });
      await replacePosts(page, { headers: urlencoded, postData: body.toString() });
      await sendButton(page).click();
      await expect(errorSummary(page), wrong).toBeFocused();
      await expect(errorSummary(page).getByRole('link')).toHaveText([messageFor(wrong)]);
      await expect(errorAt(page, wrong)).toHaveText(messageFor(wrong));
      await expect(page.locator('[data-error-for]:not(:empty)')).toHaveCount(1);
      await expect(outcome(page)).toContainText('Submission Failed');
      await expect(field(page, 'name')).toHaveValue(name);
      await errorSummary(page).getByRole('link').click();
      await expect(page.locator(`[name="${wrong}"]:focus`)).toBeFullyVisible();
      await expect(errorAt(page, wrong)).toBeFullyVisible();
    }
    expect(await findAccessibilityFaults(page)).toEqual([]);
    // The message of the service stays until the visitor changes the field.
    await field(page, 'name').pressSequentially('!');
    await expect(errorAt(page, 'message')).toHaveText(messageFor('message'));
    await field(page, 'message').fill('Short');
    await expect(errorSummary(page)).toBeHidden();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  });

  const refused = [
    {
      status: 400,
      post: { headers: urlencoded, postData: 'name=%ZZ' },
    },
    {
      status: 403,
      post: { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } },
    },
    {
      status: 413,
      post: { headers: urlencoded, postData: `message=${'x'.repeat(largestBody)}` },
    },
    { status: 415, post: { headers: { 'content-type': 'application/json' }, postData: '{}' } },
  ] as const;

  test('of the whole form shows the reason and the phone number, and keeps the text', async ({
    page,
  }) => {
    const name = uniqueName();
    await openForm(page);
    await fillForm(page, name);
    for (const { status, post } of refused) {
      await replacePosts(page, post);
      const response = page.waitForResponse('**/api/contact');
      await sendButton(page).click();
      expect((await response).status()).toBe(status);
      await expectFailure(page, describeRefusal(status).reason);
      await expect(field(page, 'name')).toHaveValue(name);
      await expect(errorSummary(page)).toBeHidden();
    }
  });

  /** Opens the form of a service with these settings, and sends it after `prepare`. */
  async function visitOtherService(
    page: Page,
    settings: Record<string, string>,
    visit: (site: DeployedSite, name: string) => Promise<void>,
  ): Promise<void> {
    const site = await deploySite({ settings });
    const name = uniqueName();
    try {
      await page.goto(`${site.origin}/contact`);
      await waitForForm(page);
      await fillForm(page, name);
      await visit(site, name);
      await expect(field(page, 'name')).toHaveValue(name);
    } finally {
      await page.close();
      await site.remove();
    }
  }

  test('because of too many messages says how long to wait', async ({ page }) => {
    await visitOtherService(page, { RATE_LIMIT: '1/h' }, async ({ origin }) => {
      const first = await page.request.post(`${origin}/api/contact`, { form: valid });
      expect(first.status()).toBe(201);
      const response = page.waitForResponse('**/api/contact');
      await sendButton(page).click();
      const wait = (await response).headers()['retry-after'] ?? '';
      expect(Number(wait)).toBeGreaterThan(3000);
      await expectFailure(page, describeRefusal(429, wait).reason);
    });
  });

  test('because the inquiry cannot be stored asks to try again', async ({ page }) => {
    await visitOtherService(page, {}, async ({ dataFolder }, name) => {
      const database = new DatabaseSync(join(dataFolder, 'leads.db'));
      try {
        database.exec('begin exclusive');
        await sendButton(page).click();
        await expectFailure(page, undefined);
        database.exec('rollback');
      } finally {
        database.close();
      }
      await expect(field(page, 'name')).toHaveValue(name);
    });
  });

  /** Asserts that the notice beside the button has the focus, the general text, the reason and a link to call. */
  async function expectFailure(page: Page, reason: string | undefined): Promise<void> {
    await expect(outcome(page)).toBeFocused();
    await expect(outcome(page)).toContainText('Submission Failed');
    await expect(outcome(page)).toContainText('Please try again or call (970) 555-0161 directly.');
    await expect(outcome(page).getByRole('link')).toHaveAttribute('href', 'tel:+19705550161');
    if (reason) await expect(outcome(page)).toContainText(reason);
    else await expect(outcome(page).locator('[data-reason-line]')).toHaveCount(0);
  }
});

test.describe('a refusal without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4/ });

  test('that names a field shows the message at the field and in the summary, which has the focus', async ({
    page,
  }) => {
    const name = uniqueName();
    for (const wrong of inquiryFields) {
      await page.goto('/contact');
      await fillForm(page, name);
      await enterInvalidValue(page, wrong);
      await sendButton(page).click();
      await expect(errorSummary(page), wrong).toBeFocused();
      await expect(errorSummary(page).getByRole('link')).toHaveText([messageFor(wrong)]);
      await expect(errorAt(page, wrong)).toHaveText(messageFor(wrong));
      await expect(page.locator('[data-error-for]:not(:empty)')).toHaveCount(1);
      const keepsValue = formFields[wrong].control !== 'radio' && wrong !== 'service';
      if (keepsValue) await expect(field(page, wrong)).toHaveValue(invalid[wrong]);
    }
    expect(listLeads().filter((lead) => lead.name === name)).toEqual([]);
  });

  test('because the form is too large says that the text is kept on the previous page', async ({
    page,
  }) => {
    const long = 'Long text. '.repeat(largestBody / 10);
    await page.goto('/contact');
    await fillForm(page, uniqueName());
    await field(page, 'message').fill(long);
    await sendButton(page).click();
    await expect(page.getByText(describeRefusal(413).title)).toBeVisible();
    await expect(page.getByText(goBack)).toBeVisible();
    await page.goBack();
    await expect(field(page, 'message')).toHaveValue(long);
  });
});

/** Enters an invalid value, as in a browser that does not validate forms. */
async function enterInvalidValue(page: Page, wrong: InquiryField): Promise<void> {
  const control = page.locator(`[name="${wrong}"]`).first();
  await control.evaluate((element: HTMLInputElement) => {
    element.form?.setAttribute('novalidate', '');
  });
  const { control: kind } = formFields[wrong];
  if (kind === 'select' || kind === 'radio') {
    // The first choice is selected.
    await control.evaluate((element: HTMLElement, value) => {
      const choice = element.matches('select') ? element.querySelector('option') : element;
      choice?.setAttribute('value', value);
    }, invalid[wrong]);
  } else {
    await control.fill(invalid[wrong]);
  }
}
