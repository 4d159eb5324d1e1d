import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fields,
  fillForm,
  findAccessibilityFaults,
  formWords,
  holdRequests,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

const sizes: [Size, ...Size[]] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

interface Size {
  width: number;
  height: number;
}

// The front one: the notice before it may still be leaving behind it.
const notice = (page: Page) => notices(page).locator('.toast[data-front="true"]');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const outcome = (page: Page) => page.locator('[data-send-outcome]');
const button = (page: Page) => page.locator('[data-inquiry-form] button');

async function open(page: Page, size = sizes[0]): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('/contact');
  await waitForForm(page);
  // Mounted once their style sheet has come.
  await expect(notices(page)).toBeAttached();
}

// Each way in one theme: the outcome looks the same whichever way the form was sent.
const ways = {
  light: {
    way: 'Enter in a field',
    send: async (page: Page) => page.getByLabel(fields.email.label).press('Enter'),
  },
  dark: {
    way: 'the button at the foot of the screen',
    send: async (page: Page) => {
      await button(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button(page).click();
    },
  },
};

/** The notice and the line that stays are both seen whole, and the keyboard is at the line. */
async function expectAnswer(page: Page, line: Locator, title: string): Promise<void> {
  // The notice first: it goes after five seconds.
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toBeSeen();
  const said = await notice(page).innerText();
  await expect(line).toContainText(title);
  await expect(line).toBeSeen();
  await expect(line).toBeFocused();
  // Only the line has the reference: writing it down takes more than the notice's five seconds.
  const [ahead = ''] = formWords.success.reference.split('{reference}');
  const [words = ''] = (await line.innerText()).replace(/\s+/g, ' ').split(ahead);
  expect(said.replace(/\s+/g, ' ')).toContain(words.trim());
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`what came of sending is seen at every width, ${colorScheme}`, () => {
    test.use({ colorScheme, expectedErrors: /503|was refused|ERR_INTERNET_DISCONNECTED/ });

    const { way, send } = ways[colorScheme];
    test(`with ${way}`, async ({ page, context }) => {
      await open(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
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
        if (size.width >= 600) await expectAnswer(page, outcome(page), formWords.success.title);
        else {
          // A phone says it once.
          await expect(outcome(page)).toContainText(formWords.success.title);
          await expect(outcome(page)).toBeSeen();
          await expect(outcome(page)).toBeFocused();
          await expect(notices(page).locator('.toast')).toHaveCount(0);
        }
      }
    });

    test('what is wrong with the form', async ({ page }) => {
      for (const size of sizes) {
        await open(page, size);
        await page.getByLabel(fields.phone.label, { exact: true }).fill('12345');
        await page.getByLabel(fields.email.label).fill('nojs@bad');
        await button(page).click();
        const summary = page.locator('[data-error-summary]');
        await expect(summary).toBeFocused();
        await expect(summary).toBeSeen();
        const links = summary.getByRole('link');
        await expect(links).toHaveCount(3);
        for (const link of await links.all()) {
          await link.click();
          const field = page.locator(':focus');
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toBeSeen();
          const message = page.locator(`[data-error-for="${await field.getAttribute('name')}"]`);
          await expect(message).toHaveText(await link.innerText());
          await expect(message).toBeSeen();
        }
      }
    });
  });
}

test.describe('without the style sheet of notices', () => {
  test.use({ expectedErrors: /503|was refused|ERR_FAILED/ });

  test('there are no notices, and the line in the page says it all', async ({ page }) => {
    const refused = page.waitForEvent('requestfailed', (request) =>
      /notices.*css/.test(request.url()),
    );
    await page.route(/notices.*css/, (route) => route.abort());
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/contact');
    await waitForForm(page);
    await fillForm(page, uniqueName());
    await refused;
    await button(page).click();
    await expect(outcome(page)).toContainText(formWords.failure.title);
    await expect(outcome(page)).toBeSeen();
    await expect(outcome(page)).toBeFocused();
    await expect(notices(page)).toHaveCount(0);
  });
});

/** How far the notice is from the edges of the screen, in px. */
const readEdges = (page: Page) =>
  notice(page).evaluate((each) => {
    const { left, right, bottom } = each.getBoundingClientRect();
    return { left, right: innerWidth - right, bottom: innerHeight - bottom };
  });

test('a notice keeps 16 px from both edges of a phone, and moves nothing sideways', async ({
  page,
}) => {
  await open(page);
  for (const width of [320, 390, 480, 600]) {
    await page.setViewportSize({ width, height: 700 });
    await fillForm(page, uniqueName());
    await page.getByLabel(fields.email.label).press('Enter');
    await expect(notice(page)).toBeSeen();
    await expect.poll(() => readEdges(page)).toMatchObject({ left: 16, right: 16, bottom: 16 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on wide screens a notice stands bottom right, outside what the page is about', async ({
  page,
}) => {
  await open(page);
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    await fillForm(page, uniqueName());
    await page.getByLabel(fields.email.label).press('Enter');
    await expect(notice(page)).toBeSeen();
    await expect.poll(() => readEdges(page)).toMatchObject({ right: 24, bottom: 24 });
    await expect(page.locator('main .toast')).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
});

test('a notice leaves by itself or when told to, the line beside the button stays', async ({
  page,
}) => {
  await open(page, { width: 1440, height: 900 });
  await fillForm(page, uniqueName());
  await page.getByLabel(fields.email.label).press('Enter');
  const close = notice(page).getByRole('button', { name: 'Close toast' });
  const box = await close.boundingBox();
  expect(box && [box.width, box.height]).toEqual([44, 44]);
  await close.click();
  await expect(notice(page)).toHaveCount(0);
  await expect(outcome(page)).toBeSeen();

  await fillForm(page, uniqueName());
  await expect(outcome(page)).toHaveCount(0);
  await page.getByLabel(fields.email.label).press('Enter');
  await expect(notice(page)).toHaveCount(1);
  const shown = Date.now();
  await expect(notice(page)).toHaveCount(0);
  expect(Date.now() - shown).toBeGreaterThan(3500);
  await expect(outcome(page)).toContainText(formWords.success.title);
});

test('a screen reader is told once', async ({ page }) => {
  await open(page, { width: 1440, height: 900 });
  await fillForm(page, uniqueName());
  await page.getByLabel(fields.email.label).press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toHaveAccessibleName(formWords.success.title);
  await expect(outcome(page)).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(formWords.success.text.split('{')[0]?.trim() ?? '')),
  );
  await expect(notice(page)).toContainText(formWords.success.title);
  const live = page.locator(
    `:is([aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]):has-text("${formWords.success.title}")`,
  );
  // Now: a few seconds later the notice is gone.
  expect(await live.count()).toBe(0);
});

test('while the form is sent the keyboard keeps its place', async ({ page }) => {
  await open(page, { width: 390, height: 844 });
  await fillForm(page, uniqueName());
  const answer = await holdRequests(page, '**/api/contact');
  await button(page).press('Enter');
  await expect(button(page)).toHaveText(formWords.submitting);
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  answer();
  await expect(outcome(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeFocused();
});
