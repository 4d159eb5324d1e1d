import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fields,
  fillForm,
  findAccessibilityFaults,
  formWords,
  holdRequests,
  openForm,
  test,
  uniqueName,
} from './visitor.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

// The front one: the notice before it may still be leaving behind it.
const notice = (page: Page) => notices(page).locator('.toast[data-front="true"]');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const outcome = (page: Page) => page.locator('[data-send-outcome]');
const button = (page: Page) => page.locator('[data-inquiry-form] [type="submit"]');
const sendByEnter = (page: Page) => page.getByLabel(fields.email.label).press('Enter');

async function open(page: Page, size = laptop): Promise<void> {
  await page.setViewportSize(size);
  await openForm(page);
  // Mounted once their style sheet has come.
  await expect(notices(page)).toBeAttached();
}

/** The notice and the line that stays are both seen whole, and the keyboard is at the line. */
async function expectAnswer(page: Page, line: Locator, title: string): Promise<void> {
  // The notice first: it goes after five seconds.
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toBeSeen();
  const noticeText = await notice(page).innerText();
  await expect(line).toContainText(title);
  await expect(line).toBeSeen();
  await expect(line).toBeFocused();
  // Only the line has the reference: writing it down takes more than the notice's five seconds.
  const [ahead = ''] = formWords.success.reference.split('{reference}');
  const [words = ''] = (await line.innerText()).replace(/\s+/g, ' ').split(ahead);
  expect(noticeText.replace(/\s+/g, ' ')).toContain(words.trim());
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

// Each way to send on one screen: the outcome looks the same whichever way the form was sent.
for (const [colorScheme, size, send] of [
  ['light', laptop, sendByEnter],
  [
    'dark',
    phone,
    async (page: Page) => {
      await button(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button(page).click();
    },
  ],
] as const) {
  test.describe(`the outcome of sending at ${size.width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, expectedErrors: /503|was refused|ERR_INTERNET_DISCONNECTED/ });

    test('the outcome is visible', async ({ page, context }) => {
      await open(page, size);
      await fillForm(page, uniqueName());
      await context.setOffline(true);
      await send(page);
      const offline = page.locator('#form').getByRole('status');
      await expectAnswer(page, offline, formWords.offline.title);
      await context.setOffline(false);

      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }));
      await send(page);
      await expectAnswer(page, outcome(page), formWords.failure.title);
      await page.unroute('**/api/contact');

      await send(page);
      if (size === laptop) await expectAnswer(page, outcome(page), formWords.success.title);
      else {
        // A phone says it once.
        await expect(outcome(page)).toContainText(formWords.success.title);
        await expect(outcome(page)).toBeSeen();
        await expect(outcome(page)).toBeFocused();
        await expect(notices(page).locator('.toast')).toHaveCount(0);
      }
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  });
}

test('the outcome is announced once, the notice closes by itself or on demand, and the message in the form stays', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await fillForm(page, uniqueName());
  await sendByEnter(page);
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toHaveAccessibleName(formWords.success.title);
  const firstWords = RegExp.escape(formWords.success.text.split('{')[0]?.trim() ?? '');
  await expect(outcome(page)).toHaveAccessibleDescription(new RegExp(firstWords));
  await expect(notice(page)).toContainText(formWords.success.title);
  const live = page.locator(
    ':is([aria-live]:not([aria-live="off"]), [role="status"], [role="alert"])',
  );
  expect(await live.filter({ hasText: formWords.success.title }).count()).toBe(0);
  const close = notice(page).getByRole('button', { name: 'Close toast' });
  const box = await close.boundingBox();
  expect(box && [box.width, box.height]).toEqual([44, 44]);
  await close.click();
  await expect(notice(page)).toHaveCount(0);
  await expect(outcome(page)).toBeSeen();

  // The confirmation replaces the form until the visitor chooses to write another message.
  await expect(page.getByLabel(fields.name.label, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: formWords.another }).click();
  await expect(page.getByLabel(fields.name.label, { exact: true })).toBeFocused();
  await expect(outcome(page)).toHaveCount(0);
  await fillForm(page, uniqueName());
  await sendByEnter(page);
  await expect(notice(page)).toBeSeen();
  await page.clock.fastForward(2000);
  await expect(notice(page)).toHaveCount(1);
  await page.clock.fastForward(5000);
  await expect(notice(page)).toHaveCount(0);
  await expect(outcome(page)).toContainText(formWords.success.title);
});

test('the button shows that the form is being sent and keeps the focus', async ({ page }) => {
  await open(page, phone);
  await fillForm(page, uniqueName());
  const answer = await holdRequests(page, '**/api/contact');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await button(page).press('Enter');
  await expect(button(page)).toHaveText(formWords.submitting);
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  answer();
  await expect(outcome(page)).toBeFocused();
  expect(posts).toBe(1);
  await page.getByRole('button', { name: formWords.another }).click();
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(formWords.submit);
});
