import { test as base, type Page } from '@playwright/test';
import { readBuiltPages } from '../site/built-site.ts';
import { addresses, company, isSample } from '../site/content.ts';
import { builtSite } from './addresses.ts';
import { slowRules } from './find-accessibility-faults.ts';
import { findClippedText } from './find-clipped-text.ts';
import { findHeadingFaults } from './find-heading-faults.ts';
import { findHiding } from './seen.ts';
import { readShifts, recordShifts } from './shifts.ts';
import {
  collectErrors,
  expect,
  findAccessibilityFaults,
  keepOnThisMachine,
  openPage,
  pages,
  waitForFaces,
} from './visitor.ts';

/*
 * One visit to each page asks all that it can be asked at rest. Visits share a window: a page knows
 * nothing of the one before it, and a new window takes as long as a page.
 */
const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: builtSite, serviceWorkers: 'block' });
      await recordShifts(context);
      await context.addInitScript(hurryRest);
      const page = await context.newPage();
      const errors = collectErrors(page);
      // As on a slow line, where fonts, drawings and late rules come long after the text was painted.
      await page.route(/\.(woff2|svg|css)$/, (route) =>
        page
          .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
          .then(() => route.continue())
          .catch(() => {
            // The page was left.
          }),
      );
      await keepOnThisMachine(context);
      await use({ page, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

interface Reader {
  page: Page;
  errors: string[];
}

/** Some width of each layout. */
const everyWidth = [320, 600, 768, 1024, 1280, 1920];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const withPicture = new Set([...addresses.facilityTypes, ...addresses.projects]);
/** A second address shows the page of the first. */
const seconds = new Set(addresses.aliases.map(({ path }) => path));

/**
 * A fallback face has one width for all words, fitted to the sample's: a heading of another owner's may
 * break one word earlier in it. A visitor barely sees that, and Lighthouse calls twice the limit good.
 */
const seenMove = isSample ? 0.01 : 0.05;

for (const { address } of await readBuiltPages()) {
  if (seconds.has(address)) continue;
  const isOfItsKind = (pages as readonly string[]).includes(address);
  const more = isOfItsKind ? ', at every width, dark and on paper as well' : '';
  test(`${address} fits the window, does not shift, is readable and has no axe violation${more}`, async ({
    reader: { page, errors },
  }) => {
    errors.length = 0;
    // One page of a kind comes to rest on a phone, the others on a desk.
    await comeToRest(page, address, isOfItsKind ? phone : desk);
    const heights = await page.evaluate(scrollThrough);
    expect.soft(Math.max(...heights) / Math.min(...heights), 'grows while read').toBeLessThan(1.01);
    // The colors are those of its kind.
    await expectNoFaults(page, 'light', isOfItsKind ? [] : slowRules);
    expect.soft(await page.evaluate(findUnreadWords), 'words that nobody reads').toEqual([]);

    const fewWidths = withPicture.has(address) ? [320, 1024] : [320];
    for (const width of isOfItsKind ? everyWidth : fewWidths) await expectFits(page, width);
    if (isOfItsKind) {
      await expectFitsWithLargeText(page);
      await page.setViewportSize(desk);
      expect.soft(await page.evaluate(findRailGaps), 'where the rail is broken').toEqual([]);
      await expectNoFaults(page, 'dark');
      await expectFitForPaper(page, address);
    }
    expect(errors.filter((error) => !/^Page not found|status of 404/.test(error))).toEqual([]);
  });
}

/** Opens a page and touches nothing until it has all that it will ever have, and asks what moved. */
async function comeToRest(page: Page, path: string, size: typeof desk): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: null });
  await page.setViewportSize(size);
  await openPage(page, path);
  await page.waitForFunction(() => {
    const late = document.querySelector('iframe[data-src]:not([src])');
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    return !late && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await waitForFaces(page);
  const { sum, shifts } = await readShifts(page);
  expect.soft(sum, `what moves while it loads: ${shifts}`).toBeLessThan(seenMove);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Cuts the rest before lazy pictures are loaded; loading.spec.ts waits for them. */
function hurryRest(): void {
  const { setTimeout } = window;
  const sooner = (act: () => void, delay = 0, ...given: unknown[]) =>
    setTimeout(act, delay >= 500 ? 20 : delay, ...given);
  Object.assign(window, { setTimeout: sooner });
}

/** The heights that the page has while somebody reads it from its head to its foot. */
async function scrollThrough(): Promise<number[]> {
  const heights: number[] = [];
  const { documentElement: root } = document;
  // A page that grew forever would be read forever.
  for (let y = 0; y < root.scrollHeight && heights.length < 100; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    heights.push(root.scrollHeight);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return heights;
}

async function expectNoFaults(
  page: Page,
  colorScheme: 'light' | 'dark',
  without: readonly string[] = [],
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect.soft(await findAccessibilityFaults(page, without), colorScheme).toEqual([]);
  expect.soft(await page.evaluate(findTouchingCells), 'nearer than a character').toEqual([]);
}

/** How far, in pixels, it is from each part of the page that draws the rail to the next. */
function findRailGaps(): number[] {
  const boxes = [...document.querySelectorAll('main .rail')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return boxes
    .slice(1)
    .map(({ top }, index) => top - Number(boxes[index]?.bottom))
    .filter((gap) => gap > 1);
}

/** The words of cells that begin nearer than a character after those of the cell before them. */
function findTouchingCells(): string[] {
  const range = document.createRange();
  const wordsOf = (cell: Element) => {
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  };
  // What is only heard takes no room.
  const isSeen = (cell: Element) =>
    [...cell.children].every((part) => getComputedStyle(part).clipPath === 'none');
  return [...document.querySelectorAll('td + td, th + th')].flatMap((cell) => {
    const previous = cell.previousElementSibling as Element;
    if (!isSeen(previous) || !isSeen(cell)) return [];
    const before = wordsOf(previous);
    const words = wordsOf(cell);
    if (!before.width || !words.width || Math.abs(words.top - before.top) > 9) return [];
    const character = Number.parseFloat(getComputedStyle(cell).fontSize) / 2;
    return words.left < before.right + character ? `${cell.textContent}` : [];
  });
}

/**
 * Words that a visitor who opens every answer never gets to read, though nothing says why. It opens the
 * answers, and runs in the page.
 */
function findUnreadWords(): string[] {
  for (const answer of document.querySelectorAll('main details')) {
    answer.removeAttribute('name');
    answer.setAttribute('open', '');
  }
  // Phones hide `repeated` words because they appear elsewhere: the name of a section in its heading, card texts
  // on the linked page, sheet cells on the sheet's page, and the base and towns on the service-area page.
  const repeated =
    '.section-tag, .breadcrumb *, .link-summary, .wall-caption p, .wall-sheet *, .elevation-cards p, .project-cards dl *, .cell-block *, .title-block-label, .title-block-label + dd, .topics .type-small, .pictured-words p, .stat-row *, .yard-line ~ .page-picture *, .dark-ground ~ * .page-picture *';
  // `known` words may be hidden: decoration, words for paper or for job applicants, picture labels and step
  // sentences that appear on focus or in turn, the contents bar and result bar of phones, summaries of groups
  // that only phones fold, and the note that a tool needs JavaScript.
  const known =
    'svg *, [aria-hidden="true"], [aria-hidden="true"] *, [hidden], [hidden] *, thead *, .paper-only, .paper-only *, .for-work, .for-work *, .pins *, .power-steps *, .contents-bar *, .contents-rail *, .case-readout, .case-readout *, .visually-hidden, noscript, .tool-still, .phone-fold > summary, .light-switch *';
  const read = document.querySelector('main')?.innerText ?? '';
  return (
    [...document.querySelectorAll(`main *:not(${known}, ${repeated}, script, style, option)`)]
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data)),
      )
      .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // As contents on a phone, which stand over the text as well.
      .filter(({ textContent }) => !read.includes(textContent.trim()))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  );
}

/** Nothing scrolls sideways or is cut, and the heading stands whole and clear of its picture. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await page.evaluate(measureOverflow), `scrolls sideways at ${width}`).toBe(0);
  if (width === 320) expect.soft(await page.evaluate(findClippedText), 'cut at 320').toEqual([]);
  const heading = page.locator('h1');
  const faults = [
    ...(await heading.evaluate(findHiding)),
    ...(await heading.evaluate(findHeadingFaults)),
  ];
  expect.soft(faults, `the heading at ${width}`).toEqual([]);
}

async function expectFitsWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 900 });
  const setSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setSize('200%');
  expect.soft(await page.evaluate(measureOverflow), 'text at 200 percent').toBe(0);
  expect.soft(await page.evaluate(findClippedText), 'cut at 200 percent').toEqual([]);
  await setSize('');
}

const measureOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * Asserts that the page, printed on Letter, shows each phone number and the email on one line, and no buttons.
 * Printed forms have their own header, so they show neither phone nor email.
 */
async function expectFitForPaper(page: Page, path: string): Promise<void> {
  // A sheet of Letter between the page's margins.
  await page.setViewportSize({ width: 733, height: 973 });
  await page.emulateMedia({ media: 'print' });
  const lines = await page.locator('.title-block a').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  const phones = new Set([company.phone.number, company.emergencyPhone.number]);
  const hasOwnHead = (await page.locator('.blank-form, .card-side').count()) > 0;
  const expected = Array(phones.size + 1).fill(hasOwnHead ? 0 : 1);
  expect.soft(lines, 'phones and email on paper').toEqual(expected);
  // The fields of a tool are printed: they hold what was asked of it.
  const fields = path.startsWith('/tools/') ? '' : ', form, input';
  const pressed = await page
    .locator(`.button, button, .site-header${fields}`)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML),
    );
  expect.soft(pressed, 'on paper, and to be pressed').toEqual([]);
}
