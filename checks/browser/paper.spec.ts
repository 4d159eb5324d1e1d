import { letterSheet, printPage } from './print-page.ts';
import { expect, openPage, test, waitForFonts } from './visitor.ts';

// every-page.spec.ts checks the print styles of all pages; paper-forms.spec.ts tests printed forms.

const article = '/blog/ground-wells-in-granite';
const facilityType = '/facility-types/hydro-plants';

/** The gray of live conductors on paper, set in drawn-figure.css. */
const liveConductorOnPaper = '#666';

test('a page of each kind prints on Letter paper', async ({ page }) => {
  for (const path of ['/', facilityType, article, '/tools/line-to-the-mine', '/contact']) {
    await openPage(page, path);
    await waitForFonts(page);
    const sheets = await printPage(page);
    expect(new Set(sheets), path).toEqual(new Set([letterSheet]));
    expect(sheets.length, path).toBeLessThanOrEqual(12);
  }
});

test('the links below a tool are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/tools/line-to-the-mine',
    '/tools/stopped-pump',
    '/tools/maintenance-calendar',
  ]) {
    await page.goto(path);
    await expect(page.locator('main .link-list')).not.toHaveCount(0);
    await expect(page.locator('main .link-list').filter({ visible: true })).toHaveCount(0);
  }
});

test('pages print in the light theme, even if the visitor or the system chose the dark theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const readColors = () => page.evaluate(listColors);
  const stepButtons = page.locator('.power-turn');
  await openPage(page, facilityType);
  await expect(stepButtons).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const lightColors = await readColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await readColors()).toEqual(lightColors);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openPage(page, facilityType);
  await expect(stepButtons).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  expect(await readColors()).toEqual(lightColors);

  await expect(page.locator('.diorama .picture-by-day img')).toBeVisible();
  await expect(page.locator('.diorama .picture-by-night')).toBeHidden();
  await expect(page.locator('.pin-words').first()).toHaveCSS('opacity', '1');
  for (const step of await page.locator('.power-steps p').all()) await expect(step).toBeVisible();
});

/** The colors of the page's elements, and whether each element is displayed. Runs in the page. */
const listColors = (): string[] =>
  [...document.querySelectorAll('body, main *')].map((element) => {
    const { color, backgroundColor, fill, stroke, display } = getComputedStyle(element);
    return [color, backgroundColor, fill, stroke, display].join(' ');
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every answer is printed in full', async ({ page }) => {
      for (const path of ['/services/line-work', facilityType, '/service-area']) {
        await page.goto(path);
        const answers = page.locator('.accordion-answer');
        const count = await answers.count();
        expect(count).toBeGreaterThan(0);
        expect(await answers.evaluateAll(countVisible), path).toBe(0);
        await page.emulateMedia({ media: 'print' });
        expect(await answers.evaluateAll(countVisible), path).toBe(count);
        expect(await answers.evaluateAll(countCutOff), path).toBe(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}

/** Counts the elements that take up space and are not transparent. Runs in the page. */
const countVisible = (elements: Element[]): number =>
  elements
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.getBoundingClientRect().height > 0).length;

/** Counts the answers that extend below the question that contains them. Runs in the page. */
const countCutOff = (answers: Element[]): number =>
  answers.filter((answer) => {
    const question = answer.closest('details');
    const questionBottom = question?.getBoundingClientRect().bottom ?? 0;
    return answer.getBoundingClientRect().bottom > questionBottom;
  }).length;

test('an article prints text in black and drawings in black and gray on white, without navigation and controls', async ({
  page,
}) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.site-header', '.contents-rail', '.share', '.closing-call']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sources')).toBeVisible();
  const figure = page.locator('.drawn-figure.panel').first();
  await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const liveConductor = await figure.evaluate((each) =>
    getComputedStyle(each).getPropertyValue('--hot-line'),
  );
  expect(liveConductor).toBe(liveConductorOnPaper);
});
