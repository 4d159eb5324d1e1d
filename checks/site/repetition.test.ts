import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, findElement } from '#contract/html-tree.ts';
import { routes } from '#contract/routes.ts';
import { readBuiltPages } from './built-site.ts';
import { hasClass, textOf, wordsOf } from './page-text.ts';

/** As many words in a row as two pages may not share: a paragraph of a sentence or two. */
const run = 18;

const pages = await readBuiltPages();

test(`no ${run} words run the same on two pages`, () => {
  const seen = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const { address, html } of pages.filter(isItsOwn)) {
    const main = findElement(parse(html), ({ tagName }) => tagName === 'main');
    const words = wordsOf(main ? textOf(main, isFixedWording) : '').map(plain);
    for (let start = 0; start + run <= words.length; start += 1) {
      const phrase = words.slice(start, start + run).join(' ');
      const first = seen.get(phrase);
      if (!first) seen.set(phrase, address);
      else if (first !== address) repeated.set(`${first} and ${address}`, phrase);
    }
  }
  expect(Object.fromEntries(repeated)).toEqual({});
});

/** The second address of a page repeats the first by design, and the thank-you page what the form announced. */
function isItsOwn(page: (typeof pages)[number]): boolean {
  const canonical = page.html.match(/<link rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/)?.[1];
  const isFirst = canonical === undefined || canonical === page.address || page.address === '/';
  return isFirst && page.address !== routes.thankYou;
}

/**
 * What the company says in the same words on purpose, lists that show other pages' words, a figure with its
 * caption, and a calculation that an article shows as its tool does (tool-examples.test.ts holds them alike).
 */
function isFixedWording(element: Element): boolean {
  return (
    hasClass(
      element,
      'card',
      'entry-row',
      'sources',
      'link-list',
      'article-neighbors',
      'share',
      'contents-rail',
      'for-work',
      'sheet-after',
      'wall-sheet',
      'worked-lines',
      'page-picture',
      'opening-sample',
    ) ||
    element.tagName === 'svg' ||
    element.tagName === 'script'
  );
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}$%°±]+/gu, '');
}
