import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { toolRoute } from '../contract/routes.ts';
import { formatDay, parseMonth } from '../electrical/tools/day.ts';
import { answerSchedule, writeDays } from '../electrical/tools/describe-schedule.ts';
import { planMaintenance, type ScheduleChoice } from '../electrical/tools/maintenance-schedule.ts';
import { readCollection } from '../schemas/read-content.ts';
import { find } from '../site/checks/content.ts';
import { asTyped } from '../site/checks/page-text.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const { id, maintenance } = find(
  await readCollection('tools'),
  (tool) => tool.maintenance,
  'a tool that plans maintenance',
);
if (!maintenance) throw new Error('It was found by it.');
const { example } = maintenance;
const start = parseMonth(example.start);
if (!start) throw new Error('The schema lets no other example pass.');
const path = toolRoute(id);
const choice: ScheduleChoice = { ...example, start };
const plan = (changed: Partial<ScheduleChoice>) =>
  planMaintenance(maintenance, { ...choice, ...changed });
const plain = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ');

const outagesOf = async (page: Page) =>
  (await page.locator('.schedule-part > h3').allInnerTexts()).map(plain);
const named = (schedule: ReturnType<typeof plan>) =>
  schedule.outages.map((outage) => plain(`Outage, ${writeDays(outage)}`));

async function save(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the example and opens its rounds', async ({ page }) => {
    await page.goto(path);
    expect(await outagesOf(page)).toEqual(named(plan({})));
    const [first] = plan({}).rounds;
    await page.locator('summary').filter({ hasText: 'round' }).first().click();
    await expect(page.getByText(plain(first?.tasks[0]?.task ?? '')).first()).toBeVisible();
    await expect(page.getByLabel('Length')).toBeDisabled();
  });
});

test('choices move the days at once, and the address holds them', async ({ page }) => {
  await openPage(page, path);
  await page.getByLabel('Length').selectOption('3 years');
  await page.getByLabel('Day of rounds').selectOption('Thursday');
  const changed = plan({ years: 3, weekday: 'TH' });
  await expect.poll(() => outagesOf(page)).toEqual(named(changed));
  const status = page.getByRole('status').filter({ hasText: 'outage' });
  await expect(status).toHaveText(answerSchedule(changed, 3));
  await expect(page).toHaveURL(/years=3.*weekday=TH/);
  await page.reload();
  await expect.poll(() => outagesOf(page)).toEqual(named(changed));
});

test('the calendar file has every day of the page, read by another program', async ({ page }) => {
  await openPage(page, `${path}?site=North%20battery&years=3`);
  await expect(page.getByLabel('Name of the site')).toHaveValue('North battery');
  const file = await save(page, 'Calendar file');
  const { rounds, outages } = plan({ years: 3 });
  const events = new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ startDate }) => `${startDate}`)).toEqual(
    [...rounds.map(({ days }) => days[0]), ...outages.map(({ first }) => first)].map((day) =>
      day ? formatDay(day) : '',
    ),
  );
  expect(events.every(({ summary }) => summary.startsWith('North battery: '))).toBe(true);
  expect(events[0]?.description).toContain(`${path}?`);
  await expect(page.getByText(`Saved ${events.length} events.`)).toBeVisible();
});

test('the spreadsheet has every task of every outage', async ({ page }) => {
  await openPage(page, path);
  const file = await save(page, 'Spreadsheet');
  for (const { first, tasks } of plan({}).outages) {
    const lines = file.split('\r\n').filter((line) => line.startsWith(formatDay(first)));
    for (const { task } of tasks)
      expect(plain(lines.join(' '))).toContain(plain(task).slice(0, 30));
  }
});

test('what cannot be is kept, marked and explained, and the last calendar stays', async ({
  page,
}) => {
  await openPage(page, `${path}?years=2&days=20&site=North%20battery`);
  const years = page.getByLabel('Length');
  await expect(years).toHaveValue('2');
  await expect(years).toHaveAccessibleDescription(/“2” is not possible here\. Choose 1 year, /);
  await expect(page.getByLabel('It lasts')).toHaveAccessibleDescription(/may be 1 to 14\sdays/);
  expect(await outagesOf(page)).toEqual(named(plan({})));
  const site = page.locator('.case-name');
  await expect(site).toHaveText(asTyped(example.site));
  await page.locator('.case-answer .field-error').getByRole('link').click();
  await expect(years).toBeFocused();
  await years.selectOption('1 year');
  await page.getByLabel('It lasts').fill('1');
  await expect
    .poll(() => outagesOf(page))
    .toEqual(named(plan({ years: 1, outage: { ...choice.outage, days: 1 } })));
  await expect(site).toHaveText('North battery');
});

for (const theme of ['light', 'dark'] as const) {
  test(`has no accessibility fault, ${theme}, with all rounds read and a field in error`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openPage(page, `${path}?days=20&years=5`);
    await page.locator('summary').filter({ hasText: 'round' }).last().click();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
}

test('prints every task, rounds that are folded too, on at most five sheets', async ({ page }) => {
  await openPage(page, path);
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox/g)?.length).toBeLessThanOrEqual(5);
});
