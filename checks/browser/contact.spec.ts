import { formFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { errorSummary, field, kindChoice, notices, receipt, sendButton } from './contact-page.ts';
import {
  expect,
  fillForm,
  findAccessibilityFaults,
  holdRequests,
  listLeads,
  openForm,
  openPage,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

test('a pasted email address with invisible characters can be sent', async ({ page }) => {
  const name = uniqueName();
  await openForm(page);
  await fillForm(page, name);
  await field(page, 'email').fill('\ufeffvisitor@exam\u00adple.com\u200b');
  await sendButton(page).click();
  await expect(notices(page)).toContainText('We have your message');
  const lead = listLeads().find((each) => each.name === name);
  expect(lead).toMatchObject({ email: 'visitor@example.com' });
});

test('pasted text that is too long is kept, its field says how much is too much, and the shortened text can be sent', async ({
  page,
}) => {
  const name = uniqueName();
  const pasted = `${'Pump 7 trips. '.repeat(430)}Last sentence.`;
  const tooMany = pasted.length - formFields.message.limit;
  const error = page.locator('[data-error-for="message"]');
  await openForm(page);
  await fillForm(page, name);
  await field(page, 'message').focus();
  await page.keyboard.insertText(pasted);
  await expect(field(page, 'message')).toHaveValue(pasted);
  await expect(error).toContainText(`${tooMany.toLocaleString('en-US')} too many`);
  await expect(error.getByRole('alert')).toBeVisible();
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  await expect(errorSummary(page)).toBeHidden();
  // The draft keeps the whole text.
  await page.reload();
  await waitForForm(page);
  await expect(field(page, 'message')).toHaveValue(pasted);
  await expect(error).toContainText(`${tooMany.toLocaleString('en-US')} too many`);

  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link').click();
  await expect(field(page, 'message')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await expect(error).toContainText(`${(tooMany - 1).toLocaleString('en-US')} too many`);
  const shortened = pasted.slice(tooMany);
  await field(page, 'message').fill(shortened);
  await expect(error).toBeHidden();
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ message: shortened });
});

test('two phone numbers in the phone field are kept, and the field says how much is too much', async ({
  page,
}) => {
  const phones = 'Office 432-555-0101 ext 12, cell 432-555-0102';
  await openForm(page);
  await field(page, 'phone').focus();
  await page.keyboard.insertText(phones);
  await expect(field(page, 'phone')).toHaveValue(phones);
  await expect(field(page, 'phone')).toHaveAccessibleDescription(
    /40 characters or fewer: 5 too many/,
  );
});

test('an email address with an international domain is accepted, and a name of invisible characters is explained', async ({
  page,
}) => {
  const name = uniqueName();
  await openForm(page);
  await fillForm(page, name);
  await field(page, 'email').fill('info@müller-elektro.de');
  await field(page, 'name').fill('\u2800\u200b');
  await sendButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([formFields.name.message]);
  await field(page, 'name').fill(name);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  // Chromium converts the domain of an email field, and Firefox does not.
  expect(listLeads().find((lead) => lead.name === name)).toMatchObject({
    email: expect.stringMatching(/^info@(müller|xn--mller)-elektro(-wob)?\.de$/),
  });
});

test('an inquiry is stored and confirmed with its reference, and the form is cleared', async ({
  page,
}) => {
  const name = uniqueName();
  await openForm(page);
  await fillForm(page, name);
  await field(page, 'service').selectOption('automation');
  await field(page, 'message').fill('Two lines\nof text');
  // The service flags forms that are submitted within a second of being opened.
  const started = Number(await page.locator('input[name="started"]').inputValue());
  await expect.poll(() => Date.now() - started, { message: 'milliseconds' }).toBeGreaterThan(1000);
  await sendButton(page).click();
  await expect(notices(page)).toContainText('We have your message');
  await expect(notices(page)).toContainText(
    'We answer by the next working day. If it is urgent, call (970) 555-0161.',
  );
  // Alt+T moves the focus to the notice, so press it while the notice is open.
  await page.keyboard.press('Alt+t');
  await expect(notices(page).locator(':focus')).toHaveCount(1);
  await expect(field(page, 'name')).toHaveValue('');
  const lead = listLeads().find((each) => each.name === name);
  expect(lead).toMatchObject({
    email: 'visitor@example.com',
    service: 'automation',
    state: 'kept',
  });
  const shown = receipt(page).locator('[data-reference]');
  await expect(shown).toBeFullyVisible();
  await expect(shown).toHaveText(toReference(lead?.id ?? ''));
});

test('job applicants see their own labels and confirmation', async ({ page }) => {
  const name = uniqueName();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('header').getByRole('link', { name: 'Work here' }).click();
  await waitForForm(page);
  await expect(kindChoice(page, 'work')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  await expect(
    page.getByText(
      'We respect your privacy and use your information only to respond to your request.',
    ),
  ).toBeHidden();
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    'Your trade, your license and when you could start',
  );
  await fillForm(page, name);
  await sendButton(page).click();
  await expect(notices(page)).toContainText('Message received');
  await expect(receipt(page)).toContainText('We call or email you on the next working day.');
  expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ kind: 'work' });
  await page.getByRole('button', { name: 'Write another message' }).click();
  await kindChoice(page, 'job').check();
  await expect(page.getByRole('heading', { name: 'Ask for a price' })).toBeVisible();
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    'The voltage, the equipment, the dates and whatever else you know so far',
  );
});

test('the form of a company that is not hiring is prefilled, validated and sent', async ({
  page,
}) => {
  const name = uniqueName();
  // If the company is not hiring, the form does not ask for the kind of inquiry. Remove this field before the form's
  // script runs.
  await page.addInitScript(() => {
    const removeKind = () => document.querySelector('fieldset#kind')?.remove();
    new MutationObserver(removeKind).observe(document, { childList: true, subtree: true });
  });
  await openForm(page, '?about=Pumps');
  await expect(field(page, 'message')).toHaveValue(/Pumps/);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await fillForm(page, name);
  await expect(errorSummary(page)).toBeHidden();
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ kind: 'job' });
});

test('errors appear beside the field and in the summary until corrected, and no new errors appear while typing', async ({
  page,
}) => {
  await openForm(page);
  const name = field(page, 'name');
  const phone = field(page, 'phone');
  const email = field(page, 'email');
  await name.fill('Ann Lee');
  await phone.fill('555-014');
  await sendButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    formFields.phone.message,
    formFields.email.missing,
  ]);
  await expect(errorSummary(page)).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(new RegExp(formFields.phone.message));
  await name.fill('');
  await phone.pressSequentially('2');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('[data-error-for="phone"]')).toBeHidden();
  await expect(errorSummary(page).getByRole('link')).toHaveText([formFields.email.missing]);
  await phone.fill('');
  await email.pressSequentially('ann@example');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('.com');
  await expect(errorSummary(page)).toBeHidden();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  // The second attempt must move the focus to the summary, too.
  for (const _attempt of ['first', 'second']) {
    await sendButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      formFields.name.message,
      formFields.phone.message,
    ]);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await errorSummary(page).scrollIntoViewIfNeeded();
    await expect(errorSummary(page)).toBeFullyVisible();
    await errorSummary(page).getByRole('link').last().click();
    await expect(phone).toBeFocused();
    await expect(phone).toBeFullyVisible();
    await expect(page.locator('[data-error-for="phone"]')).toBeFullyVisible();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAccessibilityFaults(page), colorScheme).toEqual([]);
  }
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /503|was refused/ });

  // Lost connections are tested in contact-drafts.spec.ts.
  test('the failure is logged, and the typed text is kept', async ({ page }) => {
    const name = uniqueName();
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('form was refused'),
    );
    await openForm(page);
    await fillForm(page, name);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }));
    await sendButton(page).click();
    await expect(notices(page)).toContainText('Submission Failed');
    await expect(notices(page)).toContainText('Please try again or call (970) 555-0161 directly.');
    await logged;
    await page.reload();
    await waitForForm(page);
    await expect(field(page, 'name')).toHaveValue(name);
    await page.unroute('**/api/contact');
    await sendButton(page).click();
    await expect(notices(page)).toContainText('We have your message');
    await page.reload();
    await waitForForm(page);
    await expect(field(page, 'name')).toHaveValue('');
  });
});

test('text typed before the script runs is kept', async ({ page }) => {
  const name = uniqueName();
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'name').fill(name);
  release();
  await waitForForm(page);
  await expect(field(page, 'name')).toHaveValue(name);
});

test('the whole form works by keyboard', async ({ page }) => {
  const name = uniqueName();
  await openForm(page);
  await field(page, 'name').focus();
  const typed = [name, '4325550100', 'visitor@example.com', '', 'Controls', 'By keyboard'];
  for (const each of typed) {
    await page.keyboard.type(each);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('We have your message');
  expect(listLeads().find((lead) => lead.name === name)).toMatchObject({ service: 'automation' });
});

test('a visit stores only what the privacy policy lists', async ({ page }) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await openPage(page, '/');
  expect(await keys()).toEqual([]);
  await openForm(page);
  await fillForm(page, uniqueName());
  await expect.poll(keys).toEqual(['inquiry-draft']);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
});

test('the street map loads when the visitor scrolls near it, and the drawing stays if the map cannot load', async ({
  page,
}) => {
  await page.goto('/contact');
  const map = page.locator('.contact-map iframe');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).not.toHaveAttribute('src');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute(
    'src',
    'https://www.openstreetmap.org/export/embed.html?bbox=-107.94%2C37.245%2C-107.82%2C37.305&layer=mapnik&marker=37.2753%2C-107.8801',
  );
  // Once loaded, the map replaces the drawing.
  await expect(map).toHaveAttribute('data-there');
  await expect(map).toBeFullyVisible();

  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  await openPage(page, '/contact');
  await page.locator('.contact-map').scrollIntoViewIfNeeded();
  await expect(map).toHaveCount(0);
  await expect(page.locator('.contact-map svg:visible')).toHaveCount(1);
});
