import type { Page } from '@playwright/test';
import { findAccessibilityFaults, slowRules } from '../../browser/find-accessibility-faults.ts';
import { expect, findVisibilityFaults } from '../../browser/seen.ts';
import { readShifts } from '../../browser/shifts.ts';
import { openPage, waitForFonts } from '../../browser/visitor.ts';
import { findClippedText, findClippedValues } from './find-clipped-text.ts';
import { findCrampedCells } from './find-cramped-cells.ts';
import { findHeadingFaults } from './find-heading-faults.ts';
import { findHiddenText } from './find-hidden-text.ts';
import { findOverflow } from './find-overflow.ts';
import { findPaperFaults } from './find-paper-faults.ts';
import { findRailGaps } from './find-rail-gaps.ts';
import { findSmallText } from './find-small-text.ts';
import { findUnmarkedLists } from './find-unmarked-lists.ts';
import { listPages } from './list-pages.ts';
import { type Reader, test } from './reader.ts';
import { scrollThrough } from './scroll-through.ts';
import { setTextSpacing } from './text-spacing.ts';

/*
 * What every page must hold in a browser, with any content. One visit of a page answers all questions, because loading it
 * takes longer than most of them. Each question is a step of the test; a failure names the page and the question.
 */

/** A viewport width for each layout. */
const layoutWidths = [320, 390, 600, 768, 1024, 1280, 1920];
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Letter paper without the page margins, in CSS pixels. */
const letterPaper = { width: 733, height: 973 };

/** Default font sizes of browsers, in pixels, with the widths of a phone at which the pages are read. */
const fontSizes = [
  { size: 24, widths: [320, 390] },
  // With a font size of 32 px, a page of 320 px is only 10 em wide, so that width is skipped.
  { size: 32, widths: [390] },
];

/**
 * Maximum Cumulative Layout Shift; Lighthouse rates up to 0.1 as good. The metrics of the fallback font are close to those
 * of the web font, but a line may wrap differently until the web font has loaded, which moves more of a phone's screen.
 */
const maximumShift = { phone: 0.1, desktop: 0.01 };

/** The pages whose text and drawings are read on paper. */
const readOnPaper = /^\/(blog|tools|projects\/jobs)\//;

for (const address of await listPages()) {
  test(`${address} can be read by everyone`, async ({ reader, isCodeTested }) => {
    const { page, errors } = reader;
    errors.length = 0;
    const ask = async (question: string, findFaults: () => Promise<string[]>) =>
      test.step(question, async () => {
        expect.soft(await findFaults(), `${address}: ${question}`).toEqual([]);
      });
    const askAt = async (width: number, question: string, findFaults: () => Promise<string[]>) => {
      await page.setViewportSize({ width, height: 900 });
      await ask(`${question} at ${width} px`, findFaults);
    };
    const skippedRules = isCodeTested ? [] : slowRules;

    if (isCodeTested) {
      await load(reader, address, desktop);
      await ask('nothing moves while it loads on a desktop', () =>
        findShifts(page, maximumShift.desktop),
      );
    }
    await load(reader, address, phone);
    await ask('nothing moves while it loads on a phone', () =>
      findShifts(page, maximumShift.phone),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ask('its height stays while it is scrolled', () => findGrowth(page));
    await ask('axe finds no violations', () => findAccessibilityFaults(page, skippedRules));
    await ask('lists without markers are lists for Safari', () => page.evaluate(findUnmarkedLists));
    await page.evaluate(openAnswers);
    await ask('no text is hidden', () => findHiddenText(page));

    for (const width of layoutWidths) {
      await askAt(width, 'it does not scroll sideways', () => page.evaluate(findOverflow));
      await askAt(width, 'the whole heading is visible', () => findFaultsOfHeading(page));
    }
    await askAt(320, 'no text is cut off', () => page.evaluate(findClippedText));
    await askAt(320, 'every value fits its field', () => page.evaluate(findClippedValues));
    await askAt(desktop.width, 'the rail has no gaps', () => page.evaluate(findRailGaps));
    await askAt(desktop.width, 'no cells of a table touch', () => page.evaluate(findCrampedCells));

    await page.evaluate(setTextSpacing, true);
    for (const width of [320, 360, 390, 768, 1280]) {
      await askAt(width, 'it fits with the text spacing of WCAG 1.4.12', () => findMisfits(page));
    }
    await page.evaluate(setTextSpacing, false);
    for (const { size, widths } of fontSizes) {
      await setFontSize(reader, size);
      for (const width of widths) {
        await askAt(width, `it fits at a font size of ${size} px`, () => findMisfits(page));
      }
    }
    await setFontSize(reader, 16);
    await setRootFontSize(page, '200%');
    await askAt(720, 'it fits with text at 200 percent', () => findMisfits(page));
    await setRootFontSize(page, '');

    if (isCodeTested) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(desktop);
      await ask('axe finds no violations in the dark theme', () => findAccessibilityFaults(page));
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(letterPaper);
    await ask('it is complete on paper, without controls', () => page.evaluate(findPaperFaults));
    if (readOnPaper.test(address)) {
      await ask('text is at least 8 pt on paper', () => page.evaluate(findSmallText));
    }
    await ask('it logs no errors', async () => errors.filter(isUnexpected));
  });
}

/** Opens a page in the light theme and waits, without interaction, until everything has loaded. */
async function load(reader: Reader, path: string, size: typeof desktop): Promise<void> {
  const { page } = reader;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: null });
  await page.setViewportSize(size);
  await setFontSize(reader, 16);
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

/** Sets the default font size of the browser, in pixels, which also changes the widths of media queries in `em`. */
async function setFontSize({ session }: Reader, size: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Sets the font size of the root element, as a style sheet of the visitor does. */
const setRootFontSize = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

async function findShifts(page: Page, limit: number): Promise<string[]> {
  const { sum, shifts } = await readShifts(page);
  return sum < limit ? [] : [`the shift is ${sum}: ${shifts}`];
}

async function findGrowth(page: Page): Promise<string[]> {
  const heights = await page.evaluate(scrollThrough);
  const ratio = Math.max(...heights) / Math.min(...heights);
  return ratio < 1.01 ? [] : [`the heights are ${heights.join(', ')} px`];
}

/** Describes why the heading is not fully visible beside its picture. */
async function findFaultsOfHeading(page: Page): Promise<string[]> {
  const heading = page.locator('h1');
  return [
    ...(await heading.evaluate(findVisibilityFaults)),
    ...(await heading.evaluate(findHeadingFaults)),
  ];
}

/** Describes sideways scrolling and cut text. Values of fields are left out, because visitors can scroll in a field. */
async function findMisfits(page: Page): Promise<string[]> {
  return [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findClippedText))];
}

/** Whether an error is other than that of the not-found page. */
const isUnexpected = (error: string) => !/^Page not found|status of 404/.test(error);
