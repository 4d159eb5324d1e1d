import type { Locator, Page } from '@playwright/test';
import { notices, outcome, receipt } from './contact-page.ts';
import {
  expect,
  fillForm,
  findAccessibilityFaults,
  holdRequests,
  listLeads,
  openForm,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

const notice = (page: Page) => notices(page).locator('.temporary-notice');
// Not `sendButton`, because the text of the button changes while the form is being sent.
const button = (page: Page) => page.locator('[data-inquiry-form] [type="submit"]');
const receiptHeading = (page: Page) =>
  receipt(page).getByRole('heading', { name: 'It is with us' });
const sendByEnter = (page: Page) => page.getByLabel('Email').press('Enter');

async function open(page: Page, size = laptop): Promise<void> {
  await page.setViewportSize(size);
  await openForm(page);
  await expect(notices(page)).toBeAttached();
}

/** Asserts that the notice and the permanent status line are fully visible, and that the status line has the focus. */
async function expectNoticeAndLine(page: Page, line: Locator, title: string): Promise<void> {
  // Check the notice first, because it closes after five seconds.
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toBeFullyVisible();
  const noticeText = await notice(page).innerText();
  await expect(line).toContainText(title);
  await expect(line).toBeFullyVisible();
  await expect(line).toBeFocused();
  const lineText = await line.innerText();
  expect(noticeText.replace(/\s+/g, ' ')).toContain(lineText.replace(/\s+/g, ' ').trim());
  await expectNoSidewaysScrolling(page);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** Asserts that `element` is to the right of `other`, in the same row. */
async function expectBeside(element: Locator, other: Locator): Promise<void> {
  const [box, otherBox] = [await element.boundingBox(), await other.boundingBox()];
  if (!box || !otherBox) throw new Error('One of the elements is not visible.');
  expect(box.x).toBeGreaterThan(otherBox.x + otherBox.width);
  expect(box.y).toBeLessThan(otherBox.y + otherBox.height);
}

async function sendByButton(page: Page): Promise<void> {
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button(page).click();
}

// The outcome does not depend on how the form is submitted, so each screen size tests a different way to submit it.
const visits = [
  { colorScheme: 'light', size: laptop, send: sendByEnter },
  { colorScheme: 'dark', size: phone, send: sendByButton },
] as const;

for (const { colorScheme, size, send } of visits) {
  test.describe(`the message after submitting the form, at ${size.width} px, ${colorScheme} theme`, () => {
    test.use({ colorScheme, expectedErrors: /503|was refused|ERR_INTERNET_DISCONNECTED/ });

    test('is visible when offline, after a failure and after a success', async ({
      page,
      context,
    }) => {
      await open(page, size);
      await fillForm(page, uniqueName());
      await context.setOffline(true);
      await send(page);
      const offline = page.locator('#form').getByRole('status');
      await expectNoticeAndLine(page, offline, 'You are offline');
      if (size === laptop) await expectBeside(offline, button(page));
      await context.setOffline(false);

      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }));
      await send(page);
      await expectNoticeAndLine(page, outcome(page), 'Submission Failed');
      await page.unroute('**/api/contact');

      await send(page);
      // The notice has the words of the outcome; the receipt has its own.
      await expect(notice(page)).toContainText('We have your message');
      await expect(notice(page)).toBeFullyVisible();
      await expect(receiptHeading(page)).toBeFocused();
      await expect(receiptHeading(page)).toBeFullyVisible();
      await expect(receipt(page).locator('[data-reference]')).toBeFullyVisible();
      await expect(receipt(page)).not.toContainText('If it is urgent');
      await expectNoSidewaysScrolling(page);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  });
}

const nextSteps = [
  {
    title: 'On file',
    description: 'We have your message on file under your reference.',
  },
  { title: 'We respond', description: 'We call or email you on the next working day.' },
  {
    title: 'The job takes shape',
    description: 'You get the scope of work and the price in writing.',
  },
];

test('the receipt lists what was written, with the labels of the form, and who answers and when', async ({
  page,
}) => {
  const name = uniqueName();
  await open(page, { width: 320, height: 700 });
  await fillForm(page, name);
  await page.getByLabel('Department').selectOption('automation');
  const message = `Two lines\nof text, and ${'a long word'.replaceAll(' ', '').repeat(20)}`;
  await page.getByLabel('Message').fill(message);
  await button(page).click();
  await expect(receipt(page).locator('dl > div')).toHaveText([
    'What is it about?I have a job for you',
    `Full name${name}`,
    'Phone+1 432 555 0100',
    'Emailvisitor@example.com',
    'DepartmentControls',
    /MessageTwo lines\s+of text/,
  ]);
  await expect(receipt(page).locator('dd').last()).toHaveText(message, { useInnerText: true });
  for (const { title, description } of nextSteps) {
    await expect(receipt(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(receipt(page)).toContainText(description);
  }
  await expect(page.getByRole('heading', { name: 'Ask for a price' })).toBeHidden();
  await expectNoSidewaysScrolling(page);
  // The receipt can be printed, although the form cannot.
  await page.emulateMedia({ media: 'print' });
  await expect(receiptHeading(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
});

test('a double click sends once and keeps the receipt, and the form is empty after going back to it', async ({
  page,
}) => {
  const name = uniqueName();
  await open(page, phone);
  await fillForm(page, name);
  await button(page).dblclick();
  await expect(receiptHeading(page)).toBeFocused();
  // A slow second click can end on the button that has moved to the place of the submit button.
  const another = page.getByRole('button', { name: 'Write another message' });
  await another.dispatchEvent('click', { detail: 2 });
  await expect(receiptHeading(page)).toBeVisible();
  await page.goto('/');
  await page.goBack();
  await waitForForm(page);
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('');
  expect(listLeads().filter((lead) => lead.name === name)).toHaveLength(1);
});

test('the outcome is announced once, the notice closes by itself or on demand, and the receipt stays', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await fillForm(page, uniqueName());
  await sendByEnter(page);
  await expect(receiptHeading(page)).toBeFocused();
  const reference = await receipt(page).locator('[data-reference]').innerText();
  await expect(receiptHeading(page)).toHaveAccessibleDescription(new RegExp(reference));
  await expect(notice(page)).toContainText('We have your message');
  const live = page.locator(
    ':is([aria-live]:not([aria-live="off"]), [role="status"], [role="alert"])',
  );
  for (const words of ['We have your message', 'It is with us']) {
    expect(await live.filter({ hasText: words }).count()).toBe(0);
  }
  const close = notice(page).getByRole('button', { name: 'Close notification' });
  const box = await close.boundingBox();
  expect(box && [box.width, box.height]).toEqual([44, 44]);
  await close.click();
  await expect(notice(page)).toHaveCount(0);
  await expect(receiptHeading(page)).toBeFullyVisible();

  // The receipt replaces the form until the visitor chooses to write another message.
  await expect(page.getByLabel('Full name', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
  await expect(receipt(page)).toHaveCount(0);
  await fillForm(page, uniqueName());
  await sendByEnter(page);
  await expect(notice(page)).toBeFullyVisible();
  await page.clock.fastForward(2000);
  await expect(notice(page)).toHaveCount(1);
  await page.clock.fastForward(5000);
  await expect(notice(page)).toHaveCount(0);
  await expect(receipt(page)).toBeVisible();
});

test('the notice stays while it is hovered or focused, and returns the focus when it is closed', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await fillForm(page, uniqueName());
  await sendByEnter(page);
  await notice(page).hover();
  await page.clock.fastForward(30_000);
  await expect(notice(page)).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  await expect(notice(page)).toBeFocused();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const close = notice(page).getByRole('button', { name: 'Close notification' });
  await expect(close).toBeFocused();
  await page.clock.fastForward(30_000);
  await expect(notice(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(receiptHeading(page)).toBeFocused();
});

test('the button shows that the form is being sent and keeps the focus', async ({ page }) => {
  await open(page, phone);
  await fillForm(page, uniqueName());
  const release = await holdRequests(page, '**/api/contact');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await button(page).press('Enter');
  await expect(button(page)).toHaveText('Submitting…');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  release();
  await expect(receiptHeading(page)).toBeFocused();
  expect(posts).toBe(1);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText('Send message');
});
