import type { Locator, Page } from '@playwright/test';
import { receipt } from './contact-page.ts';
import { readPageWords, translatePage } from './translate-page.ts';
import {
  collectErrors,
  expect,
  fillForm,
  holdRequests,
  openForm,
  openPage,
  test,
  uniqueName,
  waitForForm,
  waitForScripts,
} from './visitor.ts';

/** A tool's visible inputs and selects, including the choice of the displayed voltage. */
const controlsOf = (page: Page) =>
  page.locator('main astro-island :is(input, select)').filter({ visible: true });

/** The page as built and its translated copy. Both must show the same words. */
interface Tabs {
  built: Page;
  translated: Page;
}

for (const path of [
  '/tools/line-to-the-mine',
  '/tools/stopped-pump',
  '/tools/maintenance-calendar',
]) {
  test(`${path} shows the same text on a translated page after each field is changed`, async ({
    page: translated,
    context,
  }) => {
    const built = await context.newPage();
    const tabs = { built, translated };
    for (const page of [built, translated]) {
      await openPage(page, path);
      await expect(controlsOf(page).first()).toBeEditable();
    }
    await translated.evaluate(translatePage);
    // Count the controls again in each round, because some choices add fields.
    for (let index = 0; index < (await controlsOf(built).count()); index += 1) {
      for (const value of await controlsOf(built).nth(index).evaluate(chooseValues)) {
        for (const page of [built, translated]) await enter(controlsOf(page).nth(index), value);
        await expectSameWords(tabs, `control ${index} at ${value}`);
        // Browser translators also translate text that the page adds after a change.
        await translated.evaluate(translatePage);
      }
    }
  });

  test.describe('on a page that is translated before its script runs', () => {
    // The translated text differs from the HTML that React expects. React reports an error and renders the tool again.
    test.use({ expectedErrors: /hydrat|React error #418/i });

    test(`${path} shows the same text as the untranslated page`, async ({
      page: translated,
      context,
    }) => {
      const built = await context.newPage();
      await openPage(built, path);
      const release = await holdRequests(translated, '**/_astro/*.js');
      await translated.goto(path, { waitUntil: 'commit' });
      await translated.locator('footer').waitFor();
      await translated.evaluate(translatePage);
      release();
      await waitForScripts(translated);
      for (const page of [built, translated]) {
        await expect(controlsOf(page).first()).toBeEditable();
        const [value = ''] = await controlsOf(page).first().evaluate(chooseValues);
        await enter(controlsOf(page).first(), value);
      }
      await expectSameWords({ built, translated }, 'the first control');
    });
  });
}

/** Values to enter into a control: an invalid and a valid number, or options other than the selected one. */
function chooseValues(control: Element): string[] {
  if (control instanceof HTMLSelectElement) {
    const others = [...control.options].filter(({ selected }) => !selected);
    return [...others.slice(-1), ...others.slice(0, 1)].map(({ value }) => value);
  }
  const { type, value } = control as HTMLInputElement;
  if (type === 'radio') return ['checked'];
  const number = Number(value.replaceAll(',', ''));
  return Number.isNaN(number) ? ['North battery'] : ['soon', String(Math.ceil(number * 1.1))];
}

async function enter(control: Locator, value: string): Promise<void> {
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? 'select');
  if (kind === 'select') await control.selectOption(value);
  else if (kind === 'radio') await control.check();
  else await control.fill(value);
}

async function expectSameWords({ built, translated }: Tabs, after: string): Promise<void> {
  await built.evaluate(waitForFrames);
  await translated.evaluate(waitForFrames);
  await expect
    .poll(
      async () => {
        const expected = await built.evaluate(readPageWords);
        const words = await translated.evaluate(readPageWords);
        return words.filter((word, index) => word !== expected[index]);
      },
      { message: `words that differ after ${after}`, intervals: [50], timeout: 5000 },
    )
    .toEqual([]);
}

/** Waits for two frames, so that the page shows pending changes. Runs in the page. */
async function waitForFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

test.describe('the contact form, translated', () => {
  test.use({ expectedErrors: /503|was refused|ERR_INTERNET_DISCONNECTED/ });

  test('shows the same text as the untranslated form, whether sending succeeds or fails', async ({
    page: translated,
    context,
  }) => {
    const built = await context.newPage();
    const builtErrors = collectErrors(built);
    const tabs = { built, translated };
    const name = uniqueName();
    const inBoth = async (step: string, act: (page: Page) => Promise<void>) => {
      for (const page of [built, translated]) await act(page);
      await expectSameWords(tabs, step);
      await translated.evaluate(translatePage);
    };
    const send = (page: Page) => page.locator('[data-inquiry-form] [type="submit"]').click();
    const workChoice = (page: Page) => page.getByText('I want to work with you', { exact: true });
    await inBoth('opening', (page) => openForm(page));
    await inBoth('sending it empty', send);
    await inBoth('filling it in', (page) => fillForm(page, name));
    await inBoth('losing the network', () => context.setOffline(true));
    await inBoth('sending without a network', send);
    await inBoth('regaining the network', () => context.setOffline(false));
    await context.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }));
    await inBoth('a refusal by the service', async (page) => {
      await send(page);
      await expect(page.locator('[data-send-outcome]')).toContainText('Submission Failed');
    });
    await context.unroute('**/api/contact');
    await inBoth('a success', async (page) => {
      await fillForm(page, name);
      await workChoice(page).click();
      await send(page);
      await expect(receipt(page)).toBeVisible();
    });
    expect(builtErrors.filter((error) => /NotFoundError|hydrat/i.test(error))).toEqual([]);
  });

  test('keeps text typed before its script runs', async ({ page }) => {
    const name = uniqueName();
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(translatePage);
    await fillForm(page, name);
    release();
    await waitForForm(page);
    await expect(page.getByLabel('Full name')).toHaveValue(name);
  });
});

/** Places where a browser extension may insert an element, each with a function that does so in the page. */
const insertions: { place: string; insert: (control: Element) => void }[] = [
  {
    place: 'after a field',
    insert: (control) => control.after(document.createElement('div')),
  },
  {
    place: 'before a field',
    insert: (control) => control.before(document.createElement('div')),
  },
  {
    place: 'around a field',
    insert: (control) => {
      const wrapper = document.createElement('grammar-checker');
      control.replaceWith(wrapper);
      wrapper.append(control);
    },
  },
  {
    place: 'first in the form',
    insert: (control) => control.closest('form')?.prepend(document.createElement('div')),
  },
  {
    place: 'last in the form',
    insert: (control) => control.closest('form')?.append(document.createElement('div')),
  },
  {
    place: 'before the form',
    insert: (control) => control.closest('form')?.before(document.createElement('div')),
  },
];

for (const { place, insert } of insertions) {
  test(`typed text and choices survive an element that an extension inserts ${place}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const message = page.getByLabel('Message');
    await message.evaluate(insert);
    const name = uniqueName();
    await fillForm(page, name);
    await page.getByRole('radio', { name: 'I want to work with you' }).check();
    await message.fill('Typed early');
    release();
    await waitForForm(page);
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await expect(page.getByRole('radio', { name: 'I want to work with you' })).toBeChecked();
    await expect(message).toHaveValue('Typed early');
    // The field must still have the focus, so that the visitor can continue typing.
    await expect(message).toBeFocused();
    await page.keyboard.type(', and later');
    await page.locator('[data-inquiry-form] [type="submit"]').click();
    await expect(receipt(page)).toBeVisible();
  });
}
