import { formFields } from '../contract/form-fields.ts';
import { toReference } from '../contract/reference.ts';
import { company, contact, navigation, townsInOrder } from '../site/checks/content.ts';
import {
  expect,
  fields,
  fillForm,
  formWords,
  holdRequests,
  listLeads,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

const notices = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true });
/** What a notice says, the telephone in it. */
const withPhone = (text: string) => text.replace('{phone}', company.phone.display);

const townNames = townsInOrder.map(({ name }) => new RegExp(`^${name}`));
const sendButton = { name: formWords.submit };
const radio = (page: import('@playwright/test').Page, kind: 'job' | 'work') =>
  page.getByRole('radio', { name: fields.kind.choices?.[kind] ?? '' });

test.describe('with script', () => {
  test('an inquiry is kept and confirmed, and the form is empty again', async ({ page }) => {
    const name = uniqueName();
    await page.goto('/contact');
    await waitForForm(page);
    await fillForm(page, name);
    await page.getByLabel(fields.service.label).selectOption('automation');
    await page.getByLabel(fields.message.label).fill('Two lines\nof text');
    // A form that is sent sooner after its page was opened than a person can is marked.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2100);
    await page.getByRole('button', sendButton).click();
    await expect(notices(page)).toContainText(formWords.success.title);
    await expect(notices(page)).toContainText(withPhone(formWords.success.text));
    await expect(page.getByLabel(fields.name.label)).toHaveValue('');
    expect(listLeads().find((lead) => lead.name === name)).toMatchObject({
      email: 'visitor@example.com',
      service: 'automation',
      state: 'kept',
    });
  });

  test('the reference that is shown is the one that the owner finds', async ({ page }) => {
    const name = uniqueName();
    await page.goto('/contact');
    await waitForForm(page);
    await fillForm(page, name);
    await page.getByRole('button', sendButton).click();
    const shown = page.locator('[data-send-outcome] .reference');
    await expect(shown).toBeSeen();
    const reference = await shown.innerText();
    const sentence = formWords.success.reference.replace('{reference}', reference);
    await expect(page.locator('[data-send-outcome]')).toContainText(sentence);
    const lead = listLeads().find((each) => each.name === name);
    expect(toReference(lead?.id ?? '')).toBe(reference);
  });

  test('a double click sends once', async ({ page }) => {
    const name = uniqueName();
    await page.goto('/contact');
    await waitForForm(page);
    await fillForm(page, name);
    await page.getByRole('button', sendButton).dblclick();
    await expect(notices(page)).toContainText(formWords.success.title);
    expect(listLeads().filter((lead) => lead.name === name)).toHaveLength(1);
  });

  test('the button says that it is sending and cannot be pressed meanwhile', async ({ page }) => {
    await page.goto('/contact');
    await waitForForm(page);
    await fillForm(page, uniqueName());
    const answer = await holdRequests(page, '**/api/contact');
    await page.getByRole('button', sendButton).click();
    await expect(page.getByRole('button', { name: formWords.submitting })).toBeDisabled();
    answer();
    await expect(page.getByRole('button', sendButton)).toBeEnabled();
  });

  test('what the browser refuses is said at the field and in a summary that leads there', async ({
    page,
  }) => {
    await page.goto('/contact');
    await waitForForm(page);
    await page.getByLabel(fields.email.label).fill('jordan@');
    await page.getByRole('button', sendButton).click();
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(page.getByLabel(fields.email.label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(fields.email.label)).toHaveAccessibleDescription(
      /full email address/,
    );
    await summary.getByRole('link').last().click();
    await expect(page.getByLabel(fields.email.label)).toBeFocused();
  });

  test('a corrected field stops complaining at once, and none begins to while one types', async ({
    page,
  }) => {
    await page.goto('/contact');
    await waitForForm(page);
    const [name, phone, email] = [
      page.getByLabel(fields.name.label),
      page.getByLabel(fields.phone.label, { exact: true }),
      page.getByLabel(fields.email.label),
    ];
    await name.fill('Ann Lee');
    await phone.fill('555-014');
    await page.getByRole('button', sendButton).click();
    const summary = page.locator('[data-error-summary]');
    await expect(summary.getByRole('link')).toHaveText([
      formFields.phone.message,
      formFields.email.missing,
    ]);
    await expect(summary).toBeFocused();
    await name.fill('');
    await phone.pressSequentially('2');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('[data-error-for="phone"]')).toBeHidden();
    await expect(summary.getByRole('link')).toHaveText([formFields.email.missing]);
    await phone.fill('');
    await email.pressSequentially('ann@example');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.pressSequentially('.com');
    await expect(summary).toBeHidden();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);

    // The second time, too, focus must move to the summary.
    for (const _ of [1, 2]) {
      await page.getByRole('button', sendButton).click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        formFields.name.message,
        formFields.phone.message,
      ]);
    }
  });

  test('a prefilled link fills department and message', async ({ page }) => {
    await page.goto('/contact?service=automation&about=%3Cb%3EPump%3C%2Fb%3E#form');
    await waitForForm(page);
    await expect(page.getByLabel(fields.service.label)).toHaveValue('automation');
    await expect(page.getByLabel(fields.message.label)).toHaveValue('About: <b>Pump</b>\n');
  });

  test('someone who wants to work with us is asked and thanked in words for that', async ({
    page,
  }) => {
    const name = uniqueName();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.locator('header').getByRole('link', { name: navigation.action.label }).click();
    await waitForForm(page);
    await expect(radio(page, 'work')).toBeChecked();
    await expect(page.getByRole('heading', { name: formWords.work.heading })).toBeVisible();
    await expect(page.getByText(formWords.privacy)).toBeHidden();
    await expect(page.getByLabel(fields.message.label)).toHaveAccessibleDescription(
      formWords.work.fields.message?.hint ?? '',
    );
    await fillForm(page, name);
    await page.getByRole('button', sendButton).click();
    await expect(notices(page)).toContainText(formWords.work.success.title);
    await expect(page.locator('[data-send-outcome]')).toContainText(formWords.work.success.title);
    expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ kind: 'work' });
    await radio(page, 'job').check();
    await expect(page.getByRole('heading', { name: formWords.heading })).toBeVisible();
    await expect(page.getByLabel(fields.message.label)).toHaveAccessibleDescription(
      fields.message.hint ?? '',
    );
  });

  test('Alt+T reaches the notices', async ({ page }) => {
    await page.goto('/contact');
    await waitForForm(page);
    await fillForm(page, uniqueName());
    await page.getByRole('button', sendButton).click();
    await expect(notices(page)).toContainText(formWords.success.title);
    await page.keyboard.press('Alt+t');
    await expect(notices(page).locator(':focus')).toHaveCount(1);
  });

  test.describe('when sending fails', () => {
    test.use({ expectedErrors: /503|ERR_FAILED|could not be sent|was refused/ });

    for (const [reason, refuse] of [
      ['the service refuses', { status: 503, body: '{}' }],
      ['the network is down', undefined],
    ] as const) {
      test(`${reason}: the visitor is told, it is logged, and nothing typed is lost`, async ({
        page,
      }) => {
        const name = uniqueName();
        const logged = page.waitForEvent('console', (message) =>
          /form (could not be sent|was refused)/.test(message.text()),
        );
        await page.goto('/contact');
        await waitForForm(page);
        await fillForm(page, name);
        await page.getByLabel(fields.message.label).fill('Keep this');
        await page.route('**/api/contact', (route) =>
          refuse ? route.fulfill(refuse) : route.abort(),
        );
        await page.getByRole('button', sendButton).click();
        await expect(notices(page)).toContainText(formWords.failure.title);
        await expect(notices(page)).toContainText(withPhone(formWords.failure.text));
        await logged;
        await expect(page.getByLabel(fields.name.label)).toHaveValue(name);

        await page.reload();
        await waitForForm(page);
        await expect(page.getByLabel(fields.name.label)).toHaveValue(name);
        await expect(page.getByLabel(fields.message.label)).toHaveValue('Keep this');

        await page.unroute('**/api/contact');
        await page.getByRole('button', sendButton).click();
        await expect(notices(page)).toContainText(formWords.success.title);
        await page.reload();
        await waitForForm(page);
        await expect(page.getByLabel(fields.name.label)).toHaveValue('');
      });
    }
  });

  test('what is typed before the script arrives stays', async ({ page }) => {
    const name = uniqueName();
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel(fields.name.label).fill(name);
    release();
    await waitForForm(page);
    await expect(page.getByLabel(fields.name.label)).toHaveValue(name);
  });

  test('the whole form works by keyboard', async ({ page }) => {
    const name = uniqueName();
    await page.goto('/contact#form');
    await waitForForm(page);
    await page.getByLabel(fields.name.label).focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('4325550100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('visitor@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(fields.service.choices?.automation ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notices(page)).toContainText(formWords.success.title);
    expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ service: 'automation' });
  });

  test('there are the towns, a map and the ways to reach the office', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('.town-grid li')).toHaveText(townNames);
    const map = page.locator('iframe');
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('height', '400');
    await expect(map).not.toHaveAttribute('src');
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('src', company.map.embed);
    // Once loaded, the map stays in place of the drawing.
    await expect(map).toHaveAttribute('data-there');
    await expect(map).toBeSeen();
    await expect(page.getByText(company.hours.text)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]:visible')).toHaveCount(2);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  const heading = (page: import('@playwright/test').Page) =>
    page.getByRole('heading', { level: 1 });

  test('someone who wants to work with us chooses that, or comes by a link that has', async ({
    page,
  }) => {
    const { work } = formWords;
    await page.goto('/contact?kind=work#form');
    await expect(page.getByRole('heading', { name: work.heading })).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: work.heading })).toBeHidden();
    await radio(page, 'work').check();
    await expect(page.getByText(work.privacy)).toBeVisible();
    const name = uniqueName();
    await fillForm(page, name);
    await page.getByRole('button', sendButton).click();
    await page.waitForURL('**/contact/thank-you?reference=*&kind=work');
    await expect(heading(page)).toHaveAccessibleName(contact.thankYou.work.heading);
    await expect(page.getByText(contact.thankYou.next.steps[2]?.title ?? '')).toBeHidden();
    expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ kind: 'work' });
  });

  test('an inquiry is kept and leads to the thank-you page', async ({ page }) => {
    const name = uniqueName();
    await page.goto('/contact');
    await fillForm(page, name);
    await page.getByRole('button', sendButton).click();
    await page.waitForURL('**/contact/thank-you?reference=*');
    await expect(heading(page)).toHaveAccessibleName(contact.thankYou.heading);
    const lead = listLeads().find((each) => each.name === name);
    expect(lead).toMatchObject({ state: 'kept' });
    await expect(page.locator('[data-reference]')).toBeSeen();
    await expect(page.locator('[data-reference]')).toHaveText(toReference(lead?.id ?? ''));
  });

  test('an address nobody can answer is refused by the browser, else in the same words by the service', async ({
    page,
  }) => {
    for (const [label, value, message] of [
      [fields.email.label, 'nojs@bad', formFields.email.message],
      [fields.phone.label, 'abc', formFields.phone.message],
    ] as const) {
      await page.goto('/contact');
      await fillForm(page, uniqueName());
      const field = page.getByLabel(label, { exact: true });
      await field.fill(value);
      await page.getByRole('button', sendButton).click();
      await expect(page.locator(':invalid:focus')).toHaveValue(value);
      // Like a browser that validates nothing.
      await field.evaluate((input: HTMLInputElement) => {
        if (input.form) input.form.noValidate = true;
      });
      await page.getByRole('button', sendButton).click();
      await expect(page.locator('[data-error-summary] a')).toHaveText([message]);
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAccessibleDescription(message);
    }
  });

  test('what is refused comes back with everything typed, and can be corrected', async ({
    page,
  }) => {
    const name = uniqueName();
    await page.goto('/contact');
    await fillForm(page, name);
    // A browser would accept this address; the contract refuses a name of blanks.
    await page
      .getByLabel(fields.name.label)
      .evaluate((input: HTMLInputElement) => input.removeAttribute('pattern'));
    await page.getByLabel(fields.name.label).fill('   ');
    await page.getByLabel(fields.service.label).selectOption('electrical');
    await page.getByLabel(fields.message.label).fill('\n<b>"quoted" & kept</b>');
    await page.getByRole('button', sendButton).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('[data-error-summary] a')).toHaveAttribute('href', '#name');
    await expect(page.getByLabel(fields.phone.label, { exact: true })).toHaveValue(
      '+1 432 555 0100',
    );
    await expect(page.getByLabel(fields.service.label)).toHaveValue('electrical');
    await expect(page.getByLabel(fields.message.label)).toHaveValue('\n<b>"quoted" & kept</b>');
    await page.getByLabel(fields.name.label).fill(name);
    await page.getByRole('button', sendButton).click();
    await page.waitForURL('**/contact/thank-you?reference=*');
    expect(listLeads().find((lead) => lead.name === name)).toMatchObject({
      message: expect.stringContaining('<b>"quoted" & kept</b>'),
    });
  });

  test('a prefilled link arrives filled', async ({ page }) => {
    await page.goto('/contact?service=electrical&about=Construction%20quote');
    await expect(page.getByLabel(fields.service.label)).toHaveValue('electrical');
    await expect(page.getByLabel(fields.message.label)).toHaveValue('About: Construction quote\n');
  });
});

test.describe('a refused page with script', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('keeps what was typed: no script undoes the answer', async ({ page }) => {
    await page.goto('/contact');
    // A plain post, as when the form's own script could not load.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/api/contact';
      for (const [name, value] of [
        ['name', 'Plain'],
        ['message', 'Typed'],
      ] as const) {
        const input = document.createElement('input');
        input.name = name;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    });
    await expect(page).toHaveTitle(/^Error: /);
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel(fields.name.label)).toHaveValue('Plain');
    await expect(page.getByLabel(fields.message.label)).toHaveValue('Typed');
    await expect(page.locator('[data-error-summary] a')).toHaveCount(2);
  });
});
