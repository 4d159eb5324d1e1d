import type { Page } from '@playwright/test';
import {
  expect,
  fields,
  fillForm,
  formWords,
  listLeads,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

const message = (page: Page) => page.getByLabel(fields.message.label);
const department = (page: Page) => page.getByLabel(fields.service.label);

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact${query}`);
  await waitForForm(page);
}

/** Sends the form, and says under which id. */
async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: formWords.submit }).click();
  await expect(page.locator('[data-send-outcome]')).toContainText(formWords.success.title);
  return page.locator('input[name="submission"]').inputValue();
}

const countLeads = (name: string) => listLeads().filter((lead) => lead.name === name).length;

test.describe('the same message sent twice is one inquiry', () => {
  test('typed again, after a reload and in another tab; other words are another', async ({
    page,
    context,
  }) => {
    const name = uniqueName();
    await open(page);
    await fillForm(page, name);
    const first = await send(page);
    await fillForm(page, name);
    expect(await send(page)).toBe(first);
    await page.reload();
    await waitForForm(page);
    await fillForm(page, name);
    expect(await send(page)).toBe(first);

    const tab = await context.newPage();
    await open(tab);
    await fillForm(tab, name);
    expect(await send(tab)).toBe(first);
    expect(countLeads(name)).toBe(1);

    await fillForm(page, name);
    await message(page).fill('One more thing');
    expect(await send(page)).not.toBe(first);
    expect(countLeads(name)).toBe(2);
  });

  test('a day later it is a reminder', async ({ page }) => {
    const name = uniqueName();
    await page.clock.install();
    await open(page);
    await fillForm(page, name);
    const first = await send(page);
    await page.clock.fastForward('25:00:00');
    await fillForm(page, name);
    expect(await send(page)).not.toBe(first);
  });

  test.describe('when the answer to the first was lost', () => {
    test.use({ expectedErrors: /ERR_FAILED|could not be sent/ });

    test('it is kept once', async ({ page }) => {
      const name = uniqueName();
      await open(page);
      await fillForm(page, name);
      await page.route('**/api/contact', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: formWords.submit }).click();
      await expect(page.locator('[data-send-outcome]')).toContainText(formWords.failure.title);
      await page.unroute('**/api/contact');
      await page.reload();
      await waitForForm(page);
      await send(page);
      expect(countLeads(name)).toBe(1);
    });
  });
});

test('what was sent is not kept in the browser', async ({ page }) => {
  const name = uniqueName();
  await open(page);
  await fillForm(page, name);
  await send(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(name);
  expect(stored).not.toContain('visitor@example.com');
});

test.describe('a link over a message that was not sent', () => {
  test('the newest link says department and subject, the own words stay', async ({ page }) => {
    await open(page, '?service=electrical&about=Tank%20battery%20quote');
    await message(page).press('Control+End');
    await message(page).pressSequentially('Need it by May.\nAbout: own words');
    await open(page, '?service=automation&about=Pump%20station%20quote');
    await expect(department(page)).toHaveValue('automation');
    await expect(message(page)).toHaveValue(
      'About: Pump station quote\nNeed it by May.\nAbout: own words',
    );
  });

  test('a link that names no department leaves the chosen one', async ({ page }) => {
    await open(page);
    await department(page).selectOption('electrical');
    await message(page).fill('Mine');
    await open(page, '?about=Pump');
    await expect(department(page)).toHaveValue('electrical');
    await expect(message(page)).toHaveValue('About: Pump\nMine');
  });

  test('a reload of the same address undoes nothing that was changed since', async ({ page }) => {
    const query = '?service=automation&about=Pump';
    await open(page, query);
    await department(page).selectOption('');
    await message(page).fill('');
    // Opened anew, because a browser restores the fields of a page that it reloads.
    await open(page);
    await open(page, query);
    await expect(department(page)).toHaveValue('');
    await expect(message(page)).toHaveValue('');
    await message(page).fill('Other words');
    await page.reload();
    await waitForForm(page);
    await expect(message(page)).toHaveValue('Other words');
  });

  test('a thousand characters fit, and never push out words of one’s own', async ({ page }) => {
    const own = 'x'.repeat(4500);
    await open(page);
    await message(page).fill(own);
    await open(page, `?about=${'y'.repeat(1000)}`);
    const filled = await message(page).inputValue();
    expect(filled).toHaveLength(5000);
    expect(filled.endsWith(own)).toBe(true);
    await message(page).fill('');
    await open(page, `?about=${'z'.repeat(1200)}`);
    await expect(message(page)).toHaveValue(`About: ${'z'.repeat(1000)}\n`);
  });
});
