import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Element } from '#contract/html-tree.ts';
import { plainText } from '#contract/plain-text.ts';
import { attributesOf, dist, metaOf, readBuiltPages } from './built-site.ts';
import { asTyped, hasClass, textOf, wordsOf } from './page-text.ts';

/**
 * Maximum number of words on the page that the feed omits: the offer to print a form, and the labels that expand figure
 * descriptions.
 */
const omittedWords = 150;

const siteUrl = 'https://www.animas-switch.test';
const rss = await readFile(join(dist, 'rss.xml'), 'utf8');
const [channel = '', ...items] = rss.split('<item>');
const entries = items.map((item) => ({
  title: between(item, '<title><![CDATA[', ']]></title>'),
  link: between(item, '<link>', '</link>'),
  published: between(item, '<pubDate>', '</pubDate>'),
  html: between(item, '<content:encoded><![CDATA[', ']]></content:encoded>'),
}));

const pages = await readBuiltPages();
const articles = pages.filter(({ address }) => address.startsWith('/blog/'));

/** The text between the first `start` and the next `end`. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  return text.slice(from, text.indexOf(end, from));
}

/** Whether the Markdown version omits an element, such as a drawing, its toggle or a printable form. */
const isOmittedInMarkdown = (element: Element) =>
  ['aside', 'svg', 'summary'].includes(element.tagName) || hasClass(element, 'print-form');

/** Words without punctuation, which differs between the page and its Markdown version. */
const plainWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test('the feed lists every article, latest first', () => {
  expect(channel).toContain(`<link>${siteUrl}/blog</link>`);
  expect(channel).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self"`);
  const times = entries.map(({ published }) => Date.parse(published));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(entries.map(({ link }) => link).sort()).toEqual(
    articles.map(({ address }) => siteUrl + address).sort(),
  );
});

test('every date in the feed is at nine in the morning where the company is', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeStyle: 'short',
    timeZone: 'America/Denver',
  });
  const dates = [
    ...entries.map(({ published }) => published),
    between(channel, '<lastBuildDate>', '</lastBuildDate>'),
  ];
  for (const date of dates) expect(format.format(new Date(date)), date).toMatch(/^9:00\sAM$/);
});

test('the date of the feed is the date of the latest publication or review', () => {
  const times = articles
    .flatMap((page) => [
      metaOf(page, 'article:published_time'),
      metaOf(page, 'article:modified_time'),
    ])
    .filter((time) => time !== undefined)
    .map((time) => Date.parse(time));
  const feedTime = Date.parse(between(channel, '<lastBuildDate>', '</lastBuildDate>'));
  expect(feedTime).toBe(Math.max(...times));
});

describe.each(entries)('$title', ({ link, html }) => {
  const page = articles.find(({ address }) => link.endsWith(address));

  test('is in the feed with its full text', () => {
    const text = page?.elements.find((each) => hasClass(each, 'article-text'));
    const isDrawing = (each: Element) => hasClass(each, 'drawing');
    const onPage = wordsOf(text ? textOf(text, isDrawing) : '').length;
    const inFeed = wordsOf(textOf(parseFragment(html))).length;
    expect(inFeed).toBeGreaterThan(onPage - omittedWords);
  });

  test('has no styles, scripts, comments or relative addresses in the feed', () => {
    expect(html).not.toMatch(/<(?:script|style|svg|astro-|!--)|\sclass=|\sstyle=|href="\//);
  });

  test('has every word of its text in the Markdown version', async () => {
    const markdown = await readFile(join(dist, `${link.slice(siteUrl.length)}.md`), 'utf8');
    const text = page?.elements.find((each) => hasClass(each, 'article-text'));
    const shown = plainWords(text ? textOf(text, isOmittedInMarkdown) : '');
    expect(shown).not.toEqual([]);
    const written = new Set(plainWords(asTyped(markdown)));
    expect(shown.filter((word) => !written.has(word))).toEqual([]);
    expect(markdown).not.toMatch(/<\/?[a-z]+[ >]/i);
    expect(markdown).toBe(plainText(markdown));
  });
});

test.each(pages.filter(({ address }) => /^\/blog(\/|$)/.test(address)))(
  '$address links to the feed',
  (page) => {
    expect(attributesOf(page, 'link', 'href')).toContain('/rss.xml');
  },
);
