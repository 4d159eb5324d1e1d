import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asTyped } from '../site/page-text.ts';
import { readShifts, recordShifts } from './shifts.ts';
import { expect, findAccessibilityFaults, holdRequests, openPage, test } from './visitor.ts';

// The results of the tools are tested beside their formulas, in electrical/tools/.

const plain = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ').trim();
const query = (page: Page) => new URL(page.url()).searchParams;

const lineVoltageTool = '/tools/line-to-the-mine';
const outages = '/tools/stopped-pump';
const calendar = '/tools/maintenance-calendar';
const tools = [lineVoltageTool, outages, calendar];

/** A tool, with a valid and an invalid input. */
interface ToolCase {
  path: string;
  /** Label of a field, with a valid value other than the value of the example. */
  field: string;
  value: string;
  /** Query parameter in which the page's address stores the value. */
  parameter: string;
  /** Selector of the result. */
  answer: string;
  /** Label of a field with an invalid value, and the message that explains the error. */
  invalid: { field: string; value: string; message: RegExp };
}

const cases: ToolCase[] = [
  {
    path: lineVoltageTool,
    field: 'Load',
    value: '60',
    parameter: 'mw',
    answer: '.tool-answer > h2',
    invalid: { field: 'Load', value: 'five', message: /digits only/ },
  },
  {
    path: outages,
    field: 'Wells affected',
    value: '17',
    parameter: 'wells',
    answer: '.table-sums td:last-child',
    invalid: { field: 'Hours without power', value: 'soon', message: /from 0\.1 to 8,760\sh/ },
  },
  {
    path: calendar,
    field: 'Length',
    value: '3',
    parameter: 'years',
    answer: '.schedule-outage > summary',
    invalid: { field: 'Length of the outage', value: '20', message: /must be 1 to 14\sdays/ },
  },
];

const readAnswer = async (page: Page, { answer }: ToolCase) =>
  (await page.locator(answer).allInnerTexts()).map(plain);

/** Opens every collapsed group of fields on the page. */
async function openFolds(page: Page) {
  for (const fold of await page.locator('.case-fold').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  }
}

test('a number gets thousands separators when its field loses the focus', async ({ page }) => {
  await openPage(page, outages);
  await openFolds(page);
  const cost = page.getByLabel('Repair cost, high', { exact: true });
  await expect(cost).toBeEditable();
  await cost.fill('25000');
  await expect(cost).toHaveValue('25000');
  await cost.press('Tab');
  await expect(cost).toHaveValue('25,000');
});

for (const toolCase of cases) {
  const { path, value, parameter, invalid } = toolCase;

  test(`${path} recalculates while typing, stores the input in its address, and explains invalid input`, async ({
    page,
  }) => {
    await openPage(page, path);
    const field = page.getByLabel(toolCase.field, { exact: true });
    await expect(field).toBeEditable();
    const before = await readAnswer(page, toolCase);
    expect(before.length).toBeGreaterThan(0);
    const readStatus = async () => (await page.getByRole('status').allInnerTexts()).join('');
    expect(await readStatus()).toBe('');
    if (path === calendar) await field.selectOption(value);
    else await field.fill(value);
    await expect.poll(() => readAnswer(page, toolCase)).not.toEqual(before);
    const after = await readAnswer(page, toolCase);
    await expect.poll(readStatus).not.toBe('');
    await expect.poll(() => query(page).get(parameter)).toBe(value);
    await page.reload();
    await expect(field).toHaveValue(value);
    await expect.poll(() => readAnswer(page, toolCase)).toEqual(after);

    await openFolds(page);
    const wrong = page.getByLabel(invalid.field, { exact: true });
    await expect(wrong).toBeEditable();
    await wrong.fill(invalid.value);
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(invalid.message);
    await expect(wrong).toHaveValue(invalid.value);
    // The last valid result stays visible.
    expect(await readAnswer(page, toolCase)).toEqual(after);
    const send = page.getByRole('link', { name: 'Send this to us' });
    const blocked = [send, page.getByRole('button', { name: 'Print' })];
    for (const button of blocked) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/Correct the marked fields first\./);
    }
    await expect(send).not.toHaveAttribute('href');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const problem = page.locator(':is(.tool-answer, .case-answer) .field-error');
    await problem.getByRole('link').click();
    await expect(wrong).toBeFocused();
    await wrong.fill('6');
    await expect(wrong).not.toHaveAttribute('aria-invalid');
    await expect(problem).toBeHidden();
    for (const button of blocked) await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(send).toHaveAttribute('href', /about=/);
  });
}

test('a collapsed group with an error opens, and stays open after the error is corrected', async ({
  page,
}) => {
  await openPage(page, `${calendar}?days=44`);
  const days = page.getByLabel('Length of the outage', { exact: true });
  await expect(days).toBeVisible();
  await expect(page.locator('.case-fold[open]')).toHaveCount(1);
  await days.fill('4');
  await expect(days).not.toHaveAttribute('aria-invalid');
  await expect(days).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the calculated example and labels it as an example', async ({ page }) => {
    await page.goto(lineVoltageTool);
    await expect(page.locator('.tool-still')).toBeVisible();
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await expect(page.getByLabel('Load', { exact: true })).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Send this to us' })).toBeVisible();
  });
});

/** Ends the animation that delays the notice. Runs in the page. */
const skipDelay = (notice: Element) => {
  for (const animation of notice.getAnimations()) animation.finish();
};

test('a tool whose script loads late shows a notice after a delay, without a layout shift', async ({
  page,
}) => {
  await recordShifts(page.context());
  for (const path of tools) {
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const notice = page.locator('.tool-still');
    await expect(notice).toBeHidden();
    await notice.evaluate(skipDelay);
    await expect(notice).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.locator('.tool-typed :is(input, select)').first()).toBeEditable();
    await expect(notice).toBeHidden();
    expect((await readShifts(page)).sum, path).toBeLessThan(0.01);
    await page.unroute('**/_astro/*.js');
  }
});

test.describe('a tool whose script cannot load', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|hydrating/ });

  test('shows a notice', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(lineVoltageTool);
    const notice = page.locator('.tool-still');
    await notice.evaluate(skipDelay);
    await expect(notice).toBeVisible();
  });
});

test('the displayed voltage can be selected by keyboard', async ({ page }) => {
  await openPage(page, lineVoltageTool);
  await expect(page.getByRole('radio', { checked: true })).toBeEnabled();
  await page.getByRole('radio', { checked: true }).focus();
  const readSelected = async () =>
    (await page.locator('tr:has(:checked) label').innerText()).trim();
  const before = await readSelected();
  await page.keyboard.press('ArrowDown');
  const name = await readSelected();
  expect(name).not.toBe(before);
  // Word joiners surround the hyphen, so that lines do not break at it.
  await expect(page.getByRole('heading', { name: /^One\W+line/ })).toContainText(name);
  await expect.poll(() => query(page).get('kv')).toBe(name.replace(/\s*kV$/, ''));
});

test('the copied link opens the case, and sending a case adds it to the message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, lineVoltageTool);
  const load = page.getByLabel('Load', { exact: true });
  await expect(load).toBeEditable();
  await load.fill('3.5');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(load).toHaveValue('3.5');
  await page.getByRole('link', { name: 'Send this to us' }).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/3\.5 MW[\s\S]*mw=3\.5/);
});

for (const width of [390, 1440]) {
  test(`the result stays visible beside every field and covers no field, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of tools) {
      await openPage(page, path);
      const fields = page.locator('.tool-typed :is(input, select)');
      await expect(fields.last()).toBeEditable();
      await openFolds(page);
      // Wide screens hide the short result if the whole answer is beside the fields.
      const result = page
        .locator('.case-readout:visible, .case-answer > h2, .tool-answer > h2')
        .first();
      await fields.first().focus();
      for (const field of await fields.all()) {
        // The summary of each collapsed group is in the tab order, too.
        if (await page.locator('summary:focus').count()) await page.keyboard.press('Tab');
        await expect(field).toBeFocused();
        await expect(result).toBeInViewport({ ratio: 1 });
        const isCovered = await field.evaluate(isTopOrBottomCovered);
        expect(isCovered, `${path} ${await field.getAttribute('id')}`).toBe(false);
        await page.keyboard.press('Tab');
      }
    }
  });
}

/** Whether another element covers the upper or lower edge of this one. Runs in the page. */
function isTopOrBottomCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  // In pixels, so that the tested points are inside the element.
  const inset = 2;
  return [top + inset, bottom - inset].some(
    (y) => !element.contains(document.elementFromPoint(middle, y)),
  );
}

test('the calendar file and the spreadsheet contain the events that the page shows', async ({
  page,
}) => {
  await openPage(page, `${calendar}?site=North%20battery&years=3`);
  await expect(page.getByLabel('Name of the site')).toHaveValue('North battery');
  const download = async (buttonName: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: buttonName }).click();
    return readFile(await (await downloading).path(), 'utf8');
  };
  const calendarFile = await download('Calendar file');
  const eventCount = calendarFile.match(/^SUMMARY:North battery: /gm)?.length;
  await expect(page.getByText(`Saved ${eventCount} events.`)).toBeVisible();
  const outageCount = await page.locator('.schedule-outage > summary').count();
  const spreadsheet = await download('Spreadsheet');
  const days = new Set(spreadsheet.match(/^\d{4}-\d{2}-\d{2}/gm));
  expect(days.size).toBeGreaterThanOrEqual(outageCount);
});
