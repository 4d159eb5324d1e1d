import { test as base, type Page, type Route } from '@playwright/test';
import { readBuiltPages } from '../site/built-site.ts';
import { addresses, company, isSample } from '../site/content.ts';
import { slowRules } from './find-accessibility-faults.ts';
import { findClippedText } from './find-clipped-text.ts';
import { findCrampedCells } from './find-cramped-cells.ts';
import { findHeadingFaults } from './find-heading-faults.ts';
import { findHiddenText } from './find-hidden-text.ts';
import { findRailGaps } from './find-rail-gaps.ts';
import { scrollThrough } from './scroll-through.ts';
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
 * Runs all checks that need no interaction in one or two visits of each page. The visits share a browser window,
 * because opening a new window takes as long as loading a page.
 */

/** A viewport width for each layout. */
const layoutWidths = [320, 600, 768, 1024, 1280, 1920];
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Letter paper without the page margins, in CSS pixels. */
const letterPaper = { width: 733, height: 973 };

const pagesWithPicture = new Set([...addresses.facilityTypes, ...addresses.projects]);
/** Alias addresses. Each shows the same page as its canonical address. */
const aliasAddresses = new Set(addresses.aliases.map(({ path }) => path));

/**
 * Maximum Cumulative Layout Shift; Lighthouse rates up to 0.1 as good. The fallback font's metrics are tuned to the
 * sample's text, so another owner's heading may wrap differently until the web font has loaded.
 */
const maximumShift = isSample ? 0.01 : 0.05;

/** A browser window, and the errors that its page has logged since the current test started. */
interface Reader {
  page: Page;
  errors: string[];
}

const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: builtSite, serviceWorkers: 'block' });
      await recordShifts(context);
      await context.addInitScript(shortenTimers);
      const page = await context.newPage();
      const errors = collectErrors(page);
      // Simulate a slow connection, where fonts, drawings and late CSS arrive long after the first paint.
      await page.route(/\.(woff2|svg|css)$/, (route) => continueAfterFirstPaint(page, route));
      await stubExternalRequests(context);
      await use({ page, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function continueAfterFirstPaint(page: Page, route: Route): Promise<void> {
  try {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await route.continue();
  } catch {
    // Ignore the request, because the test has already opened another page.
  }
}

const allPages = await readBuiltPages();

for (const { address } of allPages) {
  if (aliasAddresses.has(address)) continue;
  /** Whether this page is the tested example of its kind. */
  const isSampleOfKind = (pages as readonly string[]).includes(address);

  test(`${address} has no layout shifts, hidden text, axe violations or overflow`, async ({
    reader: { page, errors },
  }) => {
    errors.length = 0;
    // Load one page of each kind at phone size, and all others at desktop size.
    await load(page, address, isSampleOfKind ? phone : desktop);
    const { sum, shifts } = await readShifts(page);
    expect.soft(sum, `layout shifts while loading: ${shifts}`).toBeLessThan(maximumShift);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const heights = await page.evaluate(scrollThrough);
    expect
      .soft(Math.max(...heights) / Math.min(...heights), 'height changes while scrolling')
      .toBeLessThan(1.01);
    // Check colors only on one page of each kind, because all pages of a kind have the same colors.
    await expectNoFaults(page, 'light', isSampleOfKind ? [] : slowRules);
    await page.evaluate(openAnswers);
    expect.soft(await findHiddenText(page), 'hidden text').toEqual([]);
    const widths = pagesWithPicture.has(address) ? [320, 1024] : [320];
    for (const width of widths) await expectFits(page, width);
    await expectFitsWithSpacing(page);
    expect.soft(await page.evaluate(findListsWithoutRole), 'lists without role').toEqual([]);
    expectOnlyNotFoundErrors(errors);
  });

  if (!isSampleOfKind) continue;
  test(`${address} fits at every layout width, with large text and on paper, and has no axe violations in the dark theme`, async ({
    reader: { page, errors },
  }) => {
    errors.length = 0;
    await load(page, address, desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(scrollThrough);
    await page.evaluate(openAnswers);
    for (const width of layoutWidths) await expectFits(page, width);
    await expectFitsWithLargeText(page);
    await page.setViewportSize(desktop);
    expect.soft(await page.evaluate(findRailGaps), 'gaps in the rail, in pixels').toEqual([]);
    await expectNoFaults(page, 'dark');
    await expectFitForPaper(page, address);
    expectOnlyNotFoundErrors(errors);
  });
}

/** Opens a page in the light theme and waits, without interaction, until everything has loaded. */
async function load(page: Page, path: string, size: typeof desktop): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: null });
  await page.setViewportSize(size);
  await openPage(page, path);
  await page.waitForFunction(haveFrameAndPicturesLoaded);
  await waitForFonts(page);
}

/** Runs in the page. */
function haveFrameAndPicturesLoaded(): boolean {
  const unloadedFrame = document.querySelector('iframe[data-src]:not([src])');
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  const haveLoaded = shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return !unloadedFrame && haveLoaded;
}

/** Expands every collapsed answer, even in groups that normally allow only one open answer. Runs in the page. */
function openAnswers(): void {
  for (const answer of document.querySelectorAll('main details')) {
    answer.removeAttribute('name');
    answer.setAttribute('open', '');
  }
}

/** Asserts that the page logged no errors other than the status 404 of the not-found page. */
function expectOnlyNotFoundErrors(errors: readonly string[]): void {
  expect(errors.filter((error) => !/^Page not found|status of 404/.test(error))).toEqual([]);
}

/**
 * Shortens timers of 500 ms or more, such as the delay of lazy pictures; loading.spec.ts tests the real delay. Runs in
 * the page.
 */
function shortenTimers(): void {
  const { setTimeout } = window;
  const setShortTimeout = (handler: () => void, delay = 0, ...args: unknown[]) =>
    setTimeout(handler, delay >= 500 ? 20 : delay, ...args);
  Object.assign(window, { setTimeout: setShortTimeout });
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

/** Asserts that the page does not scroll sideways with the text spacing of WCAG 1.4.12. */
async function expectFitsWithSpacing(page: Page): Promise<void> {
  await page.evaluate(setTextSpacing, true);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(measureOverflow), `with text spacing at ${width}`).toBe(0);
  }
  await page.evaluate(setTextSpacing, false);
}

/** Applies or removes the text spacing of WCAG 1.4.12. Runs in the page. */
function setTextSpacing(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = isSpaced ? [sheet] : [];
}

/**
 * Finds lists without markers that lack `role="list"`, because Safari removes the role of such lists outside of `nav`.
 * Runs in the page.
 */
function findListsWithoutRole(): string[] {
  return [...document.querySelectorAll('ul, ol')]
    .filter((list) => !list.closest('nav') && list.getAttribute('role') !== 'list')
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

const measureOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Counts the lines of text in each element. Runs in the page. */
function countLines(elements: Element[]): number[] {
  return elements.map((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

/**
 * Asserts that the page, printed on Letter, shows each phone number and the email on one line, and no buttons.
 * Printed sheets and forms have their own title block, so they show no links for phone and email.
 */
async function expectFitForPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize(letterPaper);
  await page.emulateMedia({ media: 'print' });
  const lineCounts = await page.locator('.title-block a').evaluateAll(countLines);
  const phones = new Set([company.phone.number, company.emergencyPhone.number]);
  const hasOwnHeader = (await page.locator('.blank-form, .card-side, .sample-page').count()) > 0;
  const linesPerContact = hasOwnHeader ? 0 : 1;
  const expected = [...phones, company.email].map(() => linesPerContact);
  expect.soft(lineCounts, 'lines of phones and email on paper').toEqual(expected);
  // Tools and field forms print their fields, because the fields contain what the visitor typed.
  const printsFields = path.startsWith('/tools/') || path.endsWith('/blank');
  const fields = printsFields ? '' : ', form, input';
  const controls = await page
    .locator(`.button, button, .site-header${fields}`)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML),
    );
  expect.soft(controls, 'controls on paper').toEqual([]);
}
