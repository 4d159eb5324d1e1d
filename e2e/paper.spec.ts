import type { Page } from '@playwright/test';
import { articleRoute, routes, sampleSheetRoute } from '../contract/routes.ts';
import { addresses, articles, company } from '../site/checks/content.ts';
import { articlesWithForm, emergency, lineVoltageTool, openings, plant } from './kinds-of-pages.ts';
import { expect, openPage, pages, test } from './visitor.ts';

const project = addresses.projects.at(-1) ?? '';
const service = addresses.services.at(-1) ?? '';
const longest = articles.reduce((a, b) => (b.readTime > a.readTime ? b : a));

test.use({ expectedErrors: /^Page not found|status of 404|ERR_FAILED/ });

/** What a browser prints of a page as it stands, on Letter paper. */
async function print(page: Page): Promise<string> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true, margin: usualMargin });
  return pdf.toString('latin1').replaceAll(/\/(CreationDate|ModDate) \([^)]*\)/g, '');
}

// The default margins of browsers. The page's own replace them, but media queries are answered by
// the width that these leave.
const usualMargin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

const countPictures = (pdf: string) => pdf.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;

/** The most sheets that each may take: what was seen to be good, and one more for longer words. */
const sheets: [path: string, most: number][] = [
  ['/', 3],
  ['/services', 3],
  [emergency, 4],
  ['/projects', 3],
  [project, 4],
  ['/facility-types', 3],
  [plant.path, 4],
  ['/blog', 4],
  [articleRoute(longest.id), Math.ceil(0.75 * longest.readTime)],
  [routes.tools, 2],
  [lineVoltageTool, 4],
  [routes.careers, 3],
  ...openings.map((path): [string, number] => [path, 1]),
  ['/service-area', 6],
  ['/contact', 2],
  ['/contact/thank-you', 1],
  [sampleSheetRoute('transformer-test-report'), 1],
  [sampleSheetRoute('io-list'), 1],
  [sampleSheetRoute('switching-order'), 1],
  ['/404', 1],
];

for (const [path, most] of sheets) {
  test(`${path} prints on at most ${most} sheets of Letter paper`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const boxes = (await print(page)).match(/\/MediaBox\s*\[[^\]]+\]/g) ?? [];
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.length).toBeLessThanOrEqual(most);
    expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 612 792]']));
  });
}

for (const path of ['/', '/facility-types', project, service]) {
  test(`${path} prints from the dark theme what it prints by day, in the site's faces`, async ({
    page,
  }) => {
    const printed: string[] = [];
    await page.goto(path);
    for (const [colorScheme, chosen] of [
      ['light', 'system'],
      ['dark', 'system'],
      ['light', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((theme) => localStorage.setItem('theme', theme), chosen);
      await page.reload({ waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      printed.push(await print(page));
    }
    const [byDay = '', bySystem, byChoice] = printed;
    expect(bySystem === byDay).toBe(true);
    expect(byChoice === byDay).toBe(true);
    // A variable font has no name in a PDF; a fallback font would have one.
    const names = [...byDay.matchAll(/\/BaseFont\s*\/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['IBMPlexMono-Medium']));
  });
}

for (const [how, keepBack] of [
  ['is late', () => {}],
  ['cannot be had', (route) => route.abort()],
] satisfies [string, Parameters<Page['route']>[1]][]) {
  test(`on paper a diorama whose day ${how} shows the night, not a hole`, async ({ page }) => {
    const { path } = plant;
    await page.emulateMedia({ colorScheme: 'dark' });
    const night = page.locator('.picture-by-night img').first();
    const isShown = () =>
      night.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await page.goto(path);
    await expect.poll(isShown).toBe(true);
    const pictures = countPictures(await print(page));
    await page.route(/-day-\d+\./, keepBack);
    await page.reload();
    await expect.poll(isShown).toBe(true);
    expect(countPictures(await print(page))).toBe(pictures);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const path of [service, plant.path, '/service-area']) {
      test(`every answer of ${path} is on paper`, async ({ page }) => {
        await page.goto(path);
        const answers = page.locator('.accordion-answer');
        expect(await answers.count()).toBeGreaterThan(0);
        expect(await answers.evaluateAll(listSeen)).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        expect(await answers.evaluateAll(listSeen)).toHaveLength(await answers.count());
        expect(await answers.evaluateAll(findCut)).toEqual([]);
      });
    }
  });
}

/** Those that take room and are not transparent, by their text. */
function listSeen(all: Element[]): (string | null)[] {
  return all
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each.getBoundingClientRect().height > 0)
    .map(({ textContent }) => textContent);
}

/** Answers that are cut off by an element around them. */
function findCut(answers: Element[]): (string | null)[] {
  return answers
    .filter((answer) => {
      const { bottom } = answer.getBoundingClientRect();
      return bottom > (answer.closest('details')?.getBoundingClientRect().bottom ?? 0);
    })
    .map(({ textContent }) => textContent);
}

for (const path of pages) {
  test(`${path} on paper ends with phone and email in one piece, and has nothing to press`, async ({
    page,
  }) => {
    // A sheet of Letter between the page's margins.
    await page.setViewportSize({ width: 733, height: 973 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const link of await page.locator('.title-block a').all()) {
      await expect(link).toBeVisible();
      expect(await link.evaluate(countLines)).toBe(1);
    }
    const phones = new Set([company.phone.number, company.emergencyPhone.number]);
    await expect(page.locator('.title-block a')).toHaveCount(phones.size + 1);
    // The fields of a tool are printed: they hold what was asked of it.
    const fields = path.startsWith('/tools/') ? '' : ', form, input';
    const controls = page.locator(`.button, button, .site-header${fields}`);
    expect(await controls.evaluateAll(listSeen)).toEqual([]);
  });
}

function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test('on paper no drawing of a service lies over its words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of addresses.services) {
    await page.goto(path);
    await expect(page.locator('.yard-line-wide')).toBeVisible();
    for (const width of [733, 816]) {
      await page.setViewportSize({ width, height: 973 });
      expect(await page.evaluate(findCoveredWords), `${path} at ${width}`).toEqual([]);
    }
  }
});

function findCoveredWords(): string[] {
  const drawing = document.querySelector('.yard-line-wide')?.getBoundingClientRect();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (drawing && words.nextNode()) {
    const { data, parentElement } = words.currentNode as Text;
    if (!data.trim() || parentElement?.closest('svg')) continue;
    const range = document.createRange();
    range.selectNode(words.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const isBeside = right <= drawing.left || left >= drawing.right;
      if (!isBeside && bottom > drawing.top && top < drawing.bottom) covered.push(data.trim());
    }
  }
  return covered;
}

for (const { path, button: name } of articlesWithForm) {
  test(`the form of ${path} prints by one button, and the page is as before`, async ({ page }) => {
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
    expect(await page.evaluate(() => (window as unknown as { printed: string[] }).printed)).toEqual(
      ['form'],
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`what the browser prints after the button of ${path} is the form alone`, async ({
      page,
    }) => {
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

  test(`the form of ${path} has a box and room for every line, on Letter`, async ({ page }) => {
    await page.goto(`${path}#form`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    for (const [, box] of boxes)
      expect(box?.trim().split(/\s+/).map(Number)).toEqual([0, 0, 612, 792]);
    expect(boxes.length).toBeLessThanOrEqual(4);
  });
}

test('an article prints its text and its drawings, black on white, without what belongs to a screen', async ({
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
  expect(
    await plate.evaluate((element) => getComputedStyle(element).getPropertyValue('--hot-line')),
  ).toBe('#666');
});

test('feed and sitemap are well-formed XML', async ({ page, request }) => {
  await page.goto('/contact');
  for (const path of ['/rss.xml', '/sitemap.xml']) {
    const faults = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror')
          .length,
      await (await request.get(path)).text(),
    );
    expect(faults, path).toBe(0);
  }
});
