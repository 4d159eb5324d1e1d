import { toolRoute } from '../contract/routes.ts';
import { answerOutage, describeOutage } from '../electrical/tools/describe-outage.ts';
import { readCollection } from '../schemas/read-content.ts';
import { find } from '../site/checks/content.ts';
import { asTyped } from '../site/checks/page-text.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const { id, downtime } = find(
  await readCollection('tools'),
  (tool) => tool.downtime,
  'a tool that prices an outage',
);
if (!downtime) throw new Error('It was found by it.');
const { outage, plan } = downtime;
const path = toolRoute(id);
const plain = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ');
const results = (changed: Partial<typeof outage>) =>
  describeOutage({ ...outage, ...changed }, plan).map(({ result }) => plain(result));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the example worked out', async ({ page }) => {
    await page.goto(path);
    const cells = await page.locator('.worked-result').allInnerTexts();
    expect(cells.map(plain)).toEqual(results({}));
    await expect(page.getByLabel('Wells affected')).not.toBeEditable();
  });
});

test('typing counts at once, and the address holds the case', async ({ page }) => {
  await openPage(page, path);
  const wells = page.getByLabel('Wells affected');
  await expect(wells).toBeEditable();
  await wells.fill(`${outage.wells + 3}`);
  const expected = results({ wells: outage.wells + 3 });
  const cells = page.locator('.worked-result');
  await expect.poll(async () => (await cells.allInnerTexts()).map(plain)).toEqual(expected);
  await expect(page).toHaveURL(new RegExp(`[?&]wells=${outage.wells + 3}(&|$)`));
  const status = page.getByRole('status').filter({ hasText: 'plan' });
  await expect(status).toHaveText(answerOutage({ ...outage, wells: outage.wells + 3 }, plan));
  await page.reload();
  await expect(wells).toHaveValue(`${outage.wells + 3}`);
  await expect.poll(async () => (await cells.allInnerTexts()).map(plain)).toEqual(expected);
});

test('what cannot be is kept, marked and explained, and the last result stays', async ({
  page,
}) => {
  await openPage(page, `${path}?hours=soon`);
  const hours = page.getByLabel('Hours without power');
  await expect(hours).toHaveValue('soon');
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await expect(hours).toHaveAccessibleDescription(
    /“soon” is not a number\. Enter 0\.1 to 8,760\sh/,
  );
  expect((await page.locator('.worked-result').allInnerTexts()).map(plain)).toEqual(results({}));
  const named = page.locator('.case-name');
  await expect(named).toContainText(asTyped(downtime.equipment));
  await page.locator('.case-answer .field-error').getByRole('link').click();
  await expect(hours).toBeFocused();
  await hours.fill('12');
  await expect(named).toHaveText('Your case');
  await hours.fill('');
  await expect(named).toHaveText('Your last complete case');
  await hours.fill('12');
  await expect(hours).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Repair cost, low').fill('99,999');
  await expect(page.getByLabel('Repair cost, high')).toHaveAccessibleDescription(
    /repair cost is \$99,999/,
  );
});

test('the case goes into a message as a text that fits', async ({ page }) => {
  await openPage(
    page,
    `${path}?wells=4999&bpd=19999.5&repair=1234567&repairto=9999999&rework=1234567&waiting=999&restart=1999`,
  );
  const link = page.getByRole('link', { name: 'Send this case' });
  await expect(link).toHaveAttribute('href', /4%2C999/);
  const about = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(
    'about',
  );
  expect(about?.length).toBeLessThanOrEqual(1000);
  expect(about).toContain('Lost for good');
});

for (const theme of ['light', 'dark'] as const) {
  test(`has no accessibility fault, ${theme}, with a field in error`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openPage(page, `${path}?hours=soon`);
    await expect(page.getByLabel('Hours without power')).toHaveValue('soon');
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
}

test('prints on at most three sheets of Letter paper', async ({ page }) => {
  await openPage(page, path);
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox/g)?.length).toBeLessThanOrEqual(3);
});
