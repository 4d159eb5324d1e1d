import { articleRoute, jobRoute, routes, safetyRoute } from '#contract/routes.ts';
import { addresses, articles, jobs, safety } from '../site/content.ts';
import {
  facilityWithDiorama,
  lineVoltageTool,
  openingPages,
  serviceWithQuestions,
} from './kinds-of-pages.ts';
import { letterSheet, printPage } from './print-page.ts';
import { expect, openPage, test, waitForFonts } from './visitor.ts';

// every-page.spec.ts checks the print styles of a page of each kind; paper-forms.spec.ts tests printed forms.

const longestArticle = articles.reduce((a, b) => ((b.readTime ?? 0) > (a.readTime ?? 0) ? b : a));

/** Pages that must fit on two Letter sheets: job openings, and the safety page if the site has one. */
const twoSheetPages: string[] = safety ? [...openingPages, safetyRoute] : openingPages;

/** The gray of live conductors on paper, set in drawn-figure.css. */
const liveConductorOnPaper = '#666';

/** Maximum number of Letter sheets on which the page at `path` may print. */
function maximumSheets(path: string): number {
  return twoSheetPages.includes(path) ? 2 : 12;
}

test('a page of each kind prints on Letter paper', async ({ page }) => {
  for (const path of [
    routes.home,
    facilityWithDiorama.path,
    articleRoute(longestArticle.id),
    lineVoltageTool,
    routes.contact,
    ...twoSheetPages,
  ]) {
    await openPage(page, path);
    await waitForFonts(page);
    const sheets = await printPage(page);
    expect(new Set(sheets), path).toEqual(new Set([letterSheet]));
    expect(sheets.length, path).toBeLessThanOrEqual(maximumSheets(path));
  }
});

test('text and drawings of articles, tools, jobs and safety numbers are at least 8 pt on paper, and no link list is printed', async ({
  page,
}) => {
  // The width of a Letter sheet between the margins.
  await page.setViewportSize({ width: 733, height: 960 });
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    articleRoute(longestArticle.id),
    ...addresses.tools,
    ...jobs.map(({ id }) => jobRoute(id)),
    ...(safety ? [safetyRoute] : []),
  ]) {
    await page.goto(path);
    expect(await page.evaluate(listSmallText), path).toEqual([]);
    await expect(page.locator('main .link-list').filter({ visible: true })).toHaveCount(0);
  }
});

/** Printed text below 8 pt, which is 10.67 px, with its size. Runs in the page. */
function listSmallText(): string[] {
  const smallest = 10.6;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement as Element;
    if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden')) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest) small.push(`${size.toFixed(1)} px: ${text.data.trim()}`);
  }
  return small;
}

test('pages print in the light theme, even if the visitor or the system chose the dark theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const readColors = () => page.evaluate(listColors);
  const stepButtons = page.locator('.power-turn');
  await openPage(page, facilityWithDiorama.path);
  await expect(stepButtons).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const lightColors = await readColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await readColors()).toEqual(lightColors);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openPage(page, facilityWithDiorama.path);
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
      for (const path of [serviceWithQuestions, facilityWithDiorama.path, routes.serviceArea]) {
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
  await page.goto(articleRoute(longestArticle.id));
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
