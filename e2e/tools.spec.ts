import type { Page } from '@playwright/test';
import { addresses, contact, toolsPage } from '../site/checks/content.ts';
import { typesetStrings } from '../site/src/typography/typeset.ts';
import { lineVoltageTool } from './kinds-of-pages.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const words = typesetStrings(toolsPage.actions);
const load = (page: Page) => page.getByLabel('Load', { exact: true });
const answer = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const query = (page: Page) => new URL(page.url()).searchParams;

/** Opens the tool and waits until its fields can be typed in. */
async function openTool(page: Page, asked = ''): Promise<void> {
  await openPage(page, lineVoltageTool + asked);
  await expect(load(page)).toBeEditable();
}

test('what is typed is answered, kept in the address, and found again there', async ({ page }) => {
  await openTool(page);
  const before = await answer(page).innerText();
  await load(page).fill('60');
  await expect(answer(page)).not.toHaveText(before);
  const after = await answer(page).innerText();
  await expect.poll(() => query(page).get('mw')).toBe('60');
  await page.reload();
  await expect(load(page)).toHaveValue('60');
  await expect(answer(page)).toHaveText(after);
});

test('an address that nothing was typed at stays as it is', async ({ page }) => {
  await openTool(page, '?mw=7');
  await expect(load(page)).toHaveValue('7');
  expect(new URL(page.url()).search).toBe('?mw=7');
});

test('another unit shows the same load, and the result stays', async ({ page }) => {
  await openTool(page, '?mw=4&pf=0.8');
  const before = await answer(page).innerText();
  await page.getByLabel('Unit of the load').selectOption('kVA');
  await expect(load(page)).toHaveValue('5000');
  await expect(answer(page)).toHaveText(before);
  await page.getByLabel('Unit of the load').selectOption('hp');
  await expect(page.getByLabel('Motor efficiency')).toBeVisible();
  await page.getByLabel('Unit of the load').selectOption('MW');
  await expect(load(page)).toHaveValue('4');
});

test('wrong input is kept and said at its field, and the last result is marked as such', async ({
  page,
}) => {
  await openTool(page);
  const before = await answer(page).innerText();
  await load(page).fill('five');
  await expect(load(page)).toHaveAttribute('aria-invalid', 'true');
  const problem = page.locator(`#${await load(page).getAttribute('id')}-problem`);
  await expect(problem).toContainText('five');
  await expect(answer(page)).toHaveText(before);
  await expect(page.locator('.tool-answer .field-error')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await load(page).fill('6');
  await expect(problem).toBeHidden();
  await expect(page.locator('.tool-answer .field-error')).toBeHidden();
});

test('an address that asks for the impossible shows it, and says what is possible', async ({
  page,
}) => {
  await openTool(page, '?mw=1e9&miles=700&conductor=string');
  await expect(load(page)).toHaveValue('1e9');
  await expect(page.getByLabel('Conductor')).toHaveValue('string');
  await expect(page.locator('.field .field-error:visible')).toHaveCount(3);
});

test('the keyboard alone chooses the voltage that is looked at', async ({ page }) => {
  await openTool(page);
  const chosen = page.getByRole('radio', { checked: true });
  await chosen.focus();
  const before = (await page.locator('tr:has(:checked) label').innerText()).trim();
  await page.keyboard.press('ArrowDown');
  const name = (await page.locator('tr:has(:checked) label').innerText()).trim();
  expect(name).not.toBe(before);
  await expect(page.getByRole('heading', { name: /^One-line/ })).toContainText(name);
  await expect.poll(() => query(page).get('kv')).toBe(name.replace(/\s*kV$/, ''));
});

test('a result is told to assistive technology once the hand rests, and the first is not', async ({
  page,
}) => {
  await openTool(page);
  const told = page.getByRole('status').last();
  await expect(told).toHaveText('');
  await load(page).fill('60');
  // On a busy machine the answer itself comes a moment after the letter.
  await expect(async () => {
    const said = (await told.textContent()) ?? '';
    expect(said).not.toBe('');
    expect(said).toContain(await answer(page).innerText());
  }).toPass();
});

test('the link that is copied leads to the case', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page);
  await load(page).fill('3.5');
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.searchParams.get('mw')).toBe('3.5');
  await page.goto(copied.href);
  await expect(load(page)).toHaveValue('3.5');
});

test('a case that is sent to us stands in the message', async ({ page }) => {
  await openTool(page);
  await load(page).fill('3.5');
  await page.getByRole('link', { name: words.send }).click();
  const message = page.getByLabel(contact.form.fields.message.label);
  await expect(message).toHaveValue(/3\.5 MW[\s\S]*mw=3\.5/);
});

test('nothing of the page moves when the script arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[]) {
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main')) moved.push(element.outerHTML.slice(0, 80));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openTool(page);
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), `${width}`).toEqual([]);
  }
});

test('the fields of a phone show what the examples hold, whole', async ({ page }) => {
  for (const width of [320, 360, 390, 400]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of addresses.tools) {
      await openPage(page, path);
      const cut = await page
        .locator('main input[type="text"]')
        .evaluateAll((inputs) =>
          inputs.filter((each) => each.scrollWidth > each.clientWidth).map(({ id }) => id),
        );
      expect(cut, `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const width of [390, 1440]) {
  test(`the result stays in sight of every field, and covers none, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of addresses.tools) {
      await openPage(page, path);
      const fields = page.locator('.tool-typed :is(input, select)');
      await expect(fields.last()).toBeEditable();
      const result = page.locator('.case-answer > h2, .case-readout:visible').last();
      await fields.first().focus();
      for (const field of await fields.all()) {
        await expect(field).toBeFocused();
        await expect(result).toBeInViewport({ ratio: 1 });
        const covered = await field.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 2, bottom - 2].filter(
            (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        });
        expect(covered, `${path} ${await field.getAttribute('id')}`).toEqual([]);
        await page.keyboard.press('Tab');
      }
    }
  });
}

/** An element that shifted, as browsers report it. */
interface Source {
  node?: Node | null;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is worked out, and the page says that it is one', async ({ page }) => {
    await page.goto(lineVoltageTool);
    await expect(page.locator('noscript .tool-still')).toBeVisible();
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await expect(load(page)).not.toBeEditable();
    await expect(page.getByRole('button', { name: words.copy })).toBeHidden();
    await expect(page.getByRole('link', { name: words.send })).toBeVisible();
  });
});
