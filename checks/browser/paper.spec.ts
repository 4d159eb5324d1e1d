import type { Page } from '@playwright/test';
import {
  articleRoute,
  blankFormRoute,
  routes,
  safetyRoute,
  truckCardRoute,
} from '#contract/routes.ts';
import { addresses, articles, safety } from '../site/content.ts';
import { articlesWithForm, forms, lineVoltageTool, openings, plant } from './kinds-of-pages.ts';
import { expect, openPage, test, waitForFaces } from './visitor.ts';

// What every kind of page is asked on paper at rest is in every-page.spec.ts.

const service = addresses.services.at(-1) ?? '';
const longest = articles.reduce((a, b) => ((b.readTime ?? 0) > (a.readTime ?? 0) ? b : a));

/** Pages that must fit on one printed sheet: the safety page, if the site has one. */
const oneSheet: string[] = safety ? [safetyRoute] : [];

/** What a browser prints of a page as it stands, on Letter paper. */
async function print(page: Page): Promise<string> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true, margin: usualMargin });
  return pdf.toString('latin1');
}

// The default margins of browsers. The page's own replace them, but media queries are answered by
// the width that these leave.
const usualMargin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

const listSheets = (pdf: string) => pdf.match(/\/MediaBox\s*\[[^\]]+\]/g) ?? [];
/** Width of Letter paper (215.9 mm) between margins of 11 mm, in CSS pixels. */
const letterWidth = Math.floor(((215.9 - 22) / 25.4) * 96);
const letter = new Set(['/MediaBox [0 0 612 792]']);

test('a page of each kind prints on Letter paper', async ({ page }) => {
  for (const path of [
    routes.home,
    plant.path,
    articleRoute(longest.id),
    lineVoltageTool,
    routes.contact,
    ...openings,
    ...oneSheet,
  ]) {
    await openPage(page, path);
    await waitForFaces(page);
    const sheets = listSheets(await print(page));
    expect(new Set(sheets), path).toEqual(letter);
    // The safety page is handed over as one sheet. A job opening may take two.
    const most = oneSheet.includes(path) ? 1 : openings.includes(path) ? 2 : 12;
    expect(sheets.length, path).toBeLessThanOrEqual(most);
  }
});

test('pages print in the light theme, whether dark was chosen or comes from the system', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const readColors = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('body, main *')].map((each) =>
        getComputedStyle(each),
      );
      return all.map(({ color, backgroundColor, fill, stroke, display }) =>
        [color, backgroundColor, fill, stroke, display].join(' '),
      );
    });
  const turns = page.locator('.power-turn');
  await openPage(page, plant.path);
  await expect(turns).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const byDay = await readColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await readColors()).toEqual(byDay);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openPage(page, plant.path);
  await expect(turns).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  expect(await readColors()).toEqual(byDay);

  await expect(page.locator('.diorama .picture-by-day img')).toBeVisible();
  await expect(page.locator('.diorama .picture-by-night')).toBeHidden();
  await expect(page.locator('.pin-words').first()).toHaveCSS('opacity', '1');
  for (const step of await page.locator('.power-steps p').all()) await expect(step).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('every answer is printed in full', async ({ page }) => {
      for (const path of [service, plant.path, routes.serviceArea]) {
        await page.goto(path);
        const answers = page.locator('.accordion-answer');
        const count = await answers.count();
        expect(count).toBeGreaterThan(0);
        expect((await answers.evaluateAll(listSeen)).length, path).toBe(0);
        await page.emulateMedia({ media: 'print' });
        expect((await answers.evaluateAll(listSeen)).length, path).toBe(count);
        const cut = await answers.evaluateAll((all) =>
          all.filter((answer) => {
            const { bottom } = answer.getBoundingClientRect();
            return bottom > (answer.closest('details')?.getBoundingClientRect().bottom ?? 0);
          }),
        );
        expect(cut.length, path).toBe(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}

/** Those that take room and are not transparent. */
const listSeen = (all: Element[]): string[] =>
  all
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.getBoundingClientRect().height > 0)
    .map(({ outerHTML }) => outerHTML);

for (const { path, button: name } of articlesWithForm.slice(0, 1)) {
  test(`the button of ${path} prints its form on Letter paper and leaves the page unchanged`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: [] as string[] });
      window.print = () => {
        const { printed } = window as unknown as { printed: (string | undefined)[] };
        printed.push(document.documentElement.dataset.print);
        dispatchEvent(new Event('afterprint'));
      };
    });
    await openPage(page, path);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    const printed = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
    expect(printed).toEqual(['form']);
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await page.goto(`${path}#form`);
    const sheets = listSheets(await print(page));
    expect(new Set(sheets)).toEqual(letter);
    expect(sheets.length).toBeLessThanOrEqual(4);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} prints its form only after its button was pressed`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name, exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.locator('.print-form-fields')).toBeVisible();
      await expect(page.getByText('Signature', { exact: true })).toBeVisible();
      await expect(page.locator('.checklist').first()).toBeVisible();
      await expect(page.locator('.article-text > p').first()).toBeHidden();
      await expect(page.locator('.plate').last()).toBeHidden();
    });
  });
}

for (const { id, title } of forms) {
  test(`the blank form of ${title} prints on Letter: its text is not small, its lines not narrow, nothing cut`, async ({
    page,
  }) => {
    await openPage(page, blankFormRoute(id));
    await waitForFaces(page);
    const sheets = listSheets(await print(page));
    expect(new Set(sheets)).toEqual(letter);
    expect(sheets.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    const form = page.locator('.blank-form');
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(form).toHaveCSS('color', 'rgb(0, 0, 0)');
    const measured = await form.evaluate((element) => {
      const all = [...element.querySelectorAll<HTMLElement>('*')];
      const lines = element.querySelectorAll('tbody > tr, .blank-lines > li');
      return {
        smallest: Math.min(
          ...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
        ),
        nearest: Math.min(...[...lines].map((each) => each.getBoundingClientRect().height)),
        cut: all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
        over: element.scrollWidth - element.clientWidth,
      };
    });
    expect(measured.smallest).toBeGreaterThanOrEqual((9 / 72) * 96);
    expect(measured.nearest).toBeGreaterThanOrEqual((7 / 25.4) * 96);
    expect(measured.over).toBe(0);
    expect(measured.cut).toBe(0);
  });
}

for (const { id } of forms.slice(0, 1)) {
  test('the button of a blank form prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await openPage(page, blankFormRoute(id));
    await page.locator('[data-print="page"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a blank form has no button that does nothing', async ({ page }) => {
      await page.goto(blankFormRoute(id));
      await expect(page.locator('[data-print="page"]')).toBeHidden();
      await expect(page.locator('.blank-form')).toBeVisible();
    });
  });

  test('the truck card is two sides of one Letter sheet, and no panel is cut', async ({ page }) => {
    await openPage(page, truckCardRoute);
    await waitForFaces(page);
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect(listSheets(pdf.toString('latin1'))).toEqual([...letter, ...letter]);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('.card-panel')
      .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
    expect(cut).toBe(0);
  });
}

test('an article prints text and drawings in black on white, without navigation and controls', async ({
  page,
}) => {
  await page.goto(articleRoute(longest.id));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.site-header', '.contents-rail', '.share', '.closing-call']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sources')).toBeVisible();
  const plate = page.locator('.plate-panel').first();
  await expect(plate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const line = plate.evaluate((each) => getComputedStyle(each).getPropertyValue('--hot-line'));
  expect(await line).toBe('#666');
});
