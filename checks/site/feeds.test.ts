import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { siteUrl } from './content.ts';
import { hasClass, textOf, wordsOf } from './page-text.ts';

interface JsonFeed {
  version: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
}

const feed = JSON.parse(await readFile(join(dist, 'feed.json'), 'utf8')) as JsonFeed;
const rss = await readFile(join(dist, 'rss.xml'), 'utf8');
const pages = await readBuiltPages();
const articles = pages.filter(({ address }) => address.startsWith('/blog/'));

test('both feeds hold every article, latest first', () => {
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    home_page_url: `${siteUrl}/blog`,
    feed_url: `${siteUrl}/feed.json`,
  });
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(articles.length);
  const days = feed.items.map(({ date_published }) => date_published.slice(0, 10));
  expect(days).toEqual(days.toSorted().reverse());
  expect(feed.items.map(({ url }) => url.slice(siteUrl.length)).sort()).toEqual(
    articles.map(({ address }) => address).sort(),
  );
  const inRss = [...rss.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(inRss).toEqual(feed.items.map(({ url }) => url));
});

describe.each(feed.items)('$title', ({ url, content_html }) => {
  const page = articles.find(({ address }) => url.endsWith(address));

  test('stands in the feed in full', () => {
    const text = page?.elements.find((each) => hasClass(each, 'article-text'));
    const inDrawing = (each: Element) => hasClass(each, 'drawing');
    const onPage = wordsOf(text ? textOf(text, inDrawing) : '').length;
    // The feed leaves out the offer of a form to print and the summaries of figures' descriptions.
    expect(wordsOf(textOf(parseFragment(content_html))).length).toBeGreaterThan(onPage - 150);
    expect(rss).toContain(content_html);
  });

  test('needs neither style nor script nor the site’s address', () => {
    expect(content_html).not.toMatch(/<(?:script|style|svg|astro-)|\sclass=|\sstyle=|href="\//);
  });

  test('has a copy in Markdown', async () => {
    const markdown = await readFile(join(dist, `${url.slice(siteUrl.length)}.md`), 'utf8');
    expect(markdown).toMatch(/^# .+\n\n> .+\n\n/);
    expect(markdown).toContain('\n## References\n');
    expect(markdown).not.toMatch(/<(?:div|section|span|table|dl)\b/);
  });
});

test.each(pages.filter(({ address }) => /^\/blog(\/|$)/.test(address)))(
  '$address names both feeds',
  (page) => {
    const hrefs = attributesOf(page, 'link', 'href');
    expect(hrefs).toEqual(expect.arrayContaining(['/rss.xml', '/feed.json']));
  },
);
