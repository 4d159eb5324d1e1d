import type { Page } from '@playwright/test';
import { readBuiltPages } from '../site/checks/built-site.ts';
import { addresses as contentAddresses } from '../site/checks/content.ts';
import { compareScreens } from './pixels.ts';
import { expect, openPage, pages, test } from './visitor.ts';

// The not-found page is asked for by its own address here, which is found.
test.use({ expectedErrors: /^Page not found|status of 404/ });

const addresses = (await readBuiltPages()).map(({ address }) => address);

/** A page that is none of those that are left for it. */
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

for (const path of addresses) {
  test(`all of ${path} is there at rest`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await comeToRest(page, path);
    const atRest = await page.screenshot({ fullPage: true });
    const heights = await scrollThrough(page);
    const scrolled = await page.screenshot({ fullPage: true });
    expect(await compareScreens(atRest, scrolled)).toBeLessThanOrEqual(0.005);
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.01);
    expect(await findUnreadWords(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const path of pages) {
  test(`the wide ${path} is whole at rest, and is found again where it was left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await comeToRest(page, path);
    const atRest = await page.screenshot({ fullPage: true });
    await scrollThrough(page);
    expect(await compareScreens(atRest, await page.screenshot({ fullPage: true }))).toBeLessThan(
      0.005,
    );

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

/** Opens a page and touches nothing until it has all that it will ever have. */
async function comeToRest(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The rest of two seconds after which it comes is waited for elsewhere: first-paint.spec.ts.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const sooner = (act: () => void, delay = 0, ...given: unknown[]) =>
      setTimeout(act, delay >= 1000 ? 50 : delay, ...given);
    Object.assign(window, { setTimeout: sooner });
  });
  await openPage(page, path);
  await page.waitForFunction(() => {
    const late = document.querySelector('use[data-href]:not([href]), iframe[data-src]:not([src])');
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    return !late && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await page.waitForLoadState('networkidle');
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
