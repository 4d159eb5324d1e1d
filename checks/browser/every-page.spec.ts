import { test as base, type Page } from '@playwright/test';
import { readBuiltPages } from '../site/built-site.ts';
import { addresses, company, isSample } from '../site/content.ts';
import { slowRules } from './find-accessibility-faults.ts';
import { findClippedText } from './find-clipped-text.ts';
import { findHeadingFaults } from './find-heading-faults.ts';
import { findVisibilityFaults } from './seen.ts';
import { readShifts, recordShifts } from './shifts.ts';
import { builtSite } from './tested-service.ts';
import {
  collectErrors,
  expect,
  findAccessibilityFaults,
  openPage,
  pages,
  stubExternalRequests,
  waitForFonts,
} from './visitor.ts';

/*
 * Runs all checks that need no interaction in one visit of each page. The visits share a browser window, because
 * opening a new window takes as long as loading a page.
 */
const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: builtSite, serviceWorkers: 'block' });
      await recordShifts(context);
      await context.addInitScript(shortenTimers);
      const page = await context.newPage();
      const errors = collectErrors(page);
      // Simulate a slow connection, where fonts, drawings and late CSS arrive long after the first paint.
      await page.route(/\.(woff2|svg|css)$/, (route) =>
        page
          .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
          .then(() => route.continue())
          .catch(() => {
            // The visit has already moved on to another page.
          }),
      );
      await stubExternalRequests(context);
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

/** A viewport width for each layout. */
const layoutWidths = [320, 600, 768, 1024, 1280, 1920];
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const pagesWithPicture = new Set([...addresses.facilityTypes, ...addresses.projects]);
/** Alias addresses, which show the same page as another, canonical address. */
const aliasAddresses = new Set(addresses.aliases.map(({ path }) => path));

/**
 * Maximum Cumulative Layout Shift; Lighthouse rates up to 0.1 as good. The fallback font's metrics are tuned to the
 * sample's text, so another owner's heading may wrap differently until the web font has loaded.
 */
const maximumShift = isSample ? 0.01 : 0.05;

for (const { address } of await readBuiltPages()) {
  if (aliasAddresses.has(address)) continue;
  const isRepresentative = (pages as readonly string[]).includes(address);
  const more = isRepresentative ? ', also at every width, in the dark theme and in print' : '';
  test(`${address} fits the window, does not shift, is readable and has no axe violations${more}`, async ({
    reader: { page, errors },
  }) => {
    errors.length = 0;
    // Load one page of each kind at phone size, and all others at desktop size.
    await loadWithoutShifts(page, address, isRepresentative ? phone : desktop);
    const heights = await page.evaluate(scrollThrough);
    expect
      .soft(Math.max(...heights) / Math.min(...heights), 'height changes while scrolling')
      .toBeLessThan(1.01);
    // Check colors only on one page of each kind, because all pages of a kind have the same colors.
    await expectNoFaults(page, 'light', isRepresentative ? [] : slowRules);
    expect.soft(await page.evaluate(findHiddenText), 'hidden text').toEqual([]);

    const fewWidths = pagesWithPicture.has(address) ? [320, 1024] : [320];
    for (const width of isRepresentative ? layoutWidths : fewWidths) await expectFits(page, width);
    if (isRepresentative) {
      await expectFitsWithLargeText(page);
      await page.setViewportSize(desktop);
      expect.soft(await page.evaluate(findRailGaps), 'gaps in the rail, in pixels').toEqual([]);
      await expectNoFaults(page, 'dark');
      await expectFitForPaper(page, address);
    }
    expect(errors.filter((error) => !/^Page not found|status of 404/.test(error))).toEqual([]);
  });
}

/** Opens a page, waits without interaction until everything has loaded, and asserts that nothing shifted. */
async function loadWithoutShifts(page: Page, path: string, size: typeof desktop): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: null });
  await page.setViewportSize(size);
  await openPage(page, path);
  await page.waitForFunction(() => {
    const late = document.querySelector('iframe[data-src]:not([src])');
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    return !late && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await waitForFonts(page);
  const { sum, shifts } = await readShifts(page);
  expect.soft(sum, `layout shifts while loading: ${shifts}`).toBeLessThan(maximumShift);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Shortens timers of 500 ms or more, such as the delay of lazy pictures; loading.spec.ts tests the real delay. */
function shortenTimers(): void {
  const { setTimeout } = window;
  const setShortTimeout = (handler: () => void, delay = 0, ...args: unknown[]) =>
    setTimeout(handler, delay >= 500 ? 20 : delay, ...args);
  Object.assign(window, { setTimeout: setShortTimeout });
}

/** Scrolls to the end of the page, screen by screen, and returns the page height at each step. */
async function scrollThrough(): Promise<number[]> {
  const heights: number[] = [];
  const { documentElement: root } = document;
  // The limit of 100 steps ends the loop on a page that keeps growing.
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
  skippedRules: readonly string[] = [],
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect.soft(await findAccessibilityFaults(page, skippedRules), colorScheme).toEqual([]);
  expect.soft(await page.evaluate(findCrampedCells), 'table cells too close').toEqual([]);
}

/** Gaps, in pixels, between consecutive parts of the rail. A gap of 1 px or less is rounding. */
function findRailGaps(): number[] {
  const boxes = [...document.querySelectorAll('main .rail')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return boxes
    .slice(1)
    .map(({ top }, index) => top - Number(boxes[index]?.bottom))
    .filter((gap) => gap > 1);
}

/** Text of table cells that start less than one character after the text of the previous cell. */
function findCrampedCells(): string[] {
  const range = document.createRange();
  const measureText = (cell: Element) => {
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  };
  const maximumOffsetInLine = 9;
  // Visually hidden text takes no space.
  const isSeen = (cell: Element) =>
    [...cell.children].every((part) => getComputedStyle(part).clipPath === 'none');
  return [...document.querySelectorAll('td + td, th + th')].flatMap((cell) => {
    const previous = cell.previousElementSibling as Element;
    if (!isSeen(previous) || !isSeen(cell)) return [];
    const before = measureText(previous);
    const text = measureText(cell);
    if (!before.width || !text.width || Math.abs(text.top - before.top) > maximumOffsetInLine)
      return [];
    const character = Number.parseFloat(getComputedStyle(cell).fontSize) / 2;
    return text.left < before.right + character ? `${cell.textContent}` : [];
  });
}

/**
 * Opens every collapsed answer and returns elements whose text is still hidden for no known reason. The constants
 * `repeated` and `known` list the text that may be hidden. Runs in the page.
 */
function findHiddenText(): string[] {
  for (const answer of document.querySelectorAll('main details')) {
    answer.removeAttribute('name');
    answer.setAttribute('open', '');
  }
  // Phones hide `repeated` words because they appear elsewhere: the name of a section in its heading, card text on
  // the linked page, sheet cells on the sheet's page, and the base and towns on the service-area page.
  const repeated =
    '.section-tag, .breadcrumb *, .link-summary, .wall-caption p, .wall-sheet *, .elevation-cards p, .project-cards dl *, .cell-block *, .title-block-label, .title-block-label + dd, .topics .type-small, .pictured-words p, .stat-row *, .yard-line ~ .page-picture *, .dark-ground ~ * .page-picture *';
  // `known` words may be hidden: decoration; words only for print or for job applicants; picture labels and step
  // sentences that appear on focus or one at a time; the contents bar and result bar on phones; summaries of groups
  // that are collapsed only on phones; and the note that a tool needs JavaScript.
  const known =
    'svg *, [aria-hidden="true"], [aria-hidden="true"] *, [hidden], [hidden] *, thead *, .paper-only, .paper-only *, .for-applicants, .for-applicants *, .pins *, .power-steps *, .contents-bar *, .contents-rail *, .case-readout, .case-readout *, .visually-hidden, noscript, .tool-still, .phone-fold > summary, .light-switch *';
  const read = document.querySelector('main')?.innerText ?? '';
  return (
    [...document.querySelectorAll(`main *:not(${known}, ${repeated}, script, style, option)`)]
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data)),
      )
      .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // Skip text that is also visible elsewhere, such as the table of contents on phones.
      .filter(({ textContent }) => !read.includes(textContent.trim()))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  );
}

/** Asserts that nothing overflows or is clipped, and that the heading is fully visible beside its picture. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await page.evaluate(measureOverflow), `scrolls sideways at ${width}`).toBe(0);
  if (width === 320) expect.soft(await page.evaluate(findClippedText), 'cut at 320').toEqual([]);
  const heading = page.locator('h1');
  const faults = [
    ...(await heading.evaluate(findVisibilityFaults)),
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
  // Letter paper without the page margins, in CSS pixels.
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
  const hasOwnHeader = (await page.locator('.blank-form, .card-side').count()) > 0;
  const expected = Array(phones.size + 1).fill(hasOwnHeader ? 0 : 1);
  expect.soft(lines, 'phones and email on paper').toEqual(expected);
  // Tools print their fields, because the fields contain the input of the calculation.
  const fields = path.startsWith('/tools/') ? '' : ', form, input';
  const controls = await page
    .locator(`.button, button, .site-header${fields}`)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML),
    );
  expect.soft(controls, 'controls on paper').toEqual([]);
}
