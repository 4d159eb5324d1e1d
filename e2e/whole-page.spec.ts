import type { Page, Route } from '@playwright/test';
import { readBuiltPages } from '../site/checks/built-site.ts';
import { addresses as contentAddresses, isSample } from '../site/checks/content.ts';
import { colorRules } from './find-accessibility-faults.ts';
import { compareScreens } from './pixels.ts';
import { readShifts, recordShifts } from './shifts.ts';
import { expect, findAccessibilityFaults, openPage, pages, test } from './visitor.ts';

// The not-found page is among the pages, and its status is 404.
test.use({ expectedErrors: /^Page not found|status of 404/ });

/** From 320 to 1920; wide layouts differ in their margins alone. */
const everyWidth = [
  ...Array.from({ length: 55 }, (_, step) => 320 + 16 * step),
  ...Array.from({ length: 16 }, (_, step) => 1200 + 48 * step),
];

const addresses = (await readBuiltPages()).map(({ address }) => address);

/** A page to leave for that is none of those under test. */
const elsewhere = contentAddresses.services.find((path) => !pages.includes(path)) ?? '';

/** What stands in the HTML and is not for everyone to read, by the reason. */
const notForEveryone = [
  // Decoration; in a drawing, words are its picture.
  'svg',
  '[aria-hidden="true"]',
  // Shown when it is needed.
  '[hidden]',
  // Where no script runs.
  'noscript',
  // On a phone each cell of a table says its column itself.
  'thead',
  // A number beside a button that paper leaves out.
  '.paper-only',
];

/**
 * A fallback face has one width for all words, fitted to the sample's: a heading of another owner's may
 * break one word earlier in it. A visitor barely sees that, and Lighthouse calls twice the limit good.
 */
const seenMove = isSample ? 0.01 : 0.05;

// One visit asks all that a page at rest can be asked.
test.describe.configure({ timeout: 120_000 });

for (const path of addresses) {
  const isOfItsKind = (pages as readonly string[]).includes(path);
  const more = isOfItsKind ? ', in both themes, and fits every width' : '';
  test(`all of ${path} is there at rest, still, with nothing that axe finds${more}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await comeToRest(page, path, isOfItsKind);
    const heights = await expectWhole(page);
    expect.soft(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.01);
    await expectNoFaults(page, 'light');
    if (isOfItsKind) await expectNoFaults(page, 'dark', colorRules);
    expect.soft(await findTooWide(page, isOfItsKind ? everyWidth : [320])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findUnreadWords(page)).toEqual([]);
  });
}

for (const path of pages) {
  test(`the wide ${path} is whole at rest, still, with nothing that axe finds, and is found again where it was left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await comeToRest(page, path, true);
    await expectWhole(page);
    await expectNoFaults(page, 'light', colorRules);
    await expectNoFaults(page, 'dark');

    const place = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight * 0.6);
      return scrollY;
    });
    const isThere = async () => Math.abs((await page.evaluate(() => scrollY)) - place) <= 10;
    await page.reload();
    await expect.poll(isThere).toBe(true);
    await page.goto(elsewhere);
    await page.goBack();
    await expect.poll(isThere).toBe(true);
  });
}

/**
 * Opens a page and touches nothing until it has all that it will ever have. One that stands for its
 * kind is opened as on a slow line, where fonts and drawings come long after the text was painted.
 */
async function comeToRest(page: Page, path: string, onSlowLine: boolean): Promise<void> {
  // Cuts the two seconds of rest before drawings are loaded; first-paint.spec.ts waits for them.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const sooner = (act: () => void, delay = 0, ...given: unknown[]) =>
      setTimeout(act, delay >= 1000 ? 50 : delay, ...given);
    Object.assign(window, { setTimeout: sooner });
  });
  if (onSlowLine) {
    await recordShifts(page);
    await page.route(late, (route) => holdBack(page, route));
  }
  await openPage(page, path);
  await page.waitForFunction(() => {
    const late = document.querySelector('use[data-href]:not([href]), iframe[data-src]:not([src])');
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    return !late && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (onSlowLine) {
    const { sum, shifts } = await readShifts(page);
    expect.soft(sum, `what moves while it loads: ${shifts}`).toBeLessThan(seenMove);
    await page.unroute(late);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

const late = /\.(woff2|svg)$/;

async function holdBack(page: Page, route: Route): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await route.continue();
}

/** Expects the page to look the same when it has been read to its end; the heights it had meanwhile. */
async function expectWhole(page: Page): Promise<number[]> {
  const look = () => page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 });
  const atRest = await look();
  const heights = await scrollThrough(page);
  expect
    .soft(await compareScreens(atRest, await look()), 'how much of it comes by scrolling')
    .toBeLessThanOrEqual(0.005);
  return heights;
}

async function expectNoFaults(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: readonly string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect.soft(await findAccessibilityFaults(page, rules), colorScheme).toEqual([]);
}

/** Widths at which the page scrolls sideways. */
async function findTooWide(page: Page, widths: number[]): Promise<number[]> {
  const tooWide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) tooWide.push(width);
  }
  return tooWide;
}

/** The heights that the page has while somebody reads it from its head to its foot. */
async function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const heights: number[] = [];
    const { documentElement: root } = document;
    for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      heights.push(root.scrollHeight);
    }
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    return heights;
  });
}

/** Words of the HTML that a program which asks for the page's text does not get, answers opened. */
async function findUnreadWords(page: Page): Promise<string[]> {
  const read = await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details')) {
      answer.removeAttribute('name');
      answer.setAttribute('open', '');
    }
    return document.querySelector('main')?.innerText ?? '';
  });
  const html = await (await page.request.get(page.url())).text();
  // The same words without a style sheet, where nothing can be hidden.
  const bare = await page.context().newPage();
  const written = await bare.evaluate(
    ([text, left]) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      if (!main) return '';
      for (const each of main.querySelectorAll(`script, style, ${left}`)) each.remove();
      for (const each of main.querySelectorAll('details')) each.open = true;
      // What the style sheet sets apart, as it does a town and its state.
      for (const each of main.querySelectorAll(':not(sub, sup)')) each.before(' ');
      document.body.replaceChildren(main);
      return main.innerText;
    },
    [html, notForEveryone.join()] as const,
  );
  await bare.close();
  const counts = countWords(read);
  return [...countWords(written)]
    .filter(([word, times]) => (counts.get(word) ?? 0) < times)
    .map(([word, times]) => `${word}: ${counts.get(word) ?? 0} of ${times}`);
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
