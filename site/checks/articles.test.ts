import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { readBuiltPages } from './built-site.ts';
import { addressOf, articles, blogPage, siteUrl } from './content.ts';
import { pageAt, part, withClass } from './page-parts.ts';
import { hasClass, textOf, wordsOf } from './page-text.ts';

const pages = await readBuiltPages();

/** Words a minute by which the time to read is reckoned, and how far it may be off. */
const pace = 220;
const tolerance = 0.12;

test('the blog lists its articles in their order, and nothing else', () => {
  const grid = part(pageAt('/blog').elements, ({ attrs }) =>
    attrs.some(({ value }) => value === 'articles'),
  );
  const links = [...eachElement(grid)]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href'));
  expect(links).toEqual(articles.map(({ id }) => `/blog/${id}`));
});

test('the first article is featured, with its plate', () => {
  const featured = part(pageAt('/blog').elements, (each) => hasClass(each, 'featured'));
  const inside = [...eachElement(featured)];
  expect(
    inside.filter(({ tagName }) => tagName === 'a').map((link) => getAttribute(link, 'href')),
  ).toEqual([`/blog/${articles[0]?.id}`]);
  expect(inside.some(({ tagName }) => tagName === 'svg')).toBe(true);
});

test('the legend counts every article once, and its entries lead nowhere', () => {
  const topics = part(pageAt('/blog').elements, (each) => hasClass(each, 'topics'));
  const inside = [...eachElement(topics)];
  expect(inside.filter(({ tagName }) => tagName === 'li')).toHaveLength(
    blogPage.topics.tiles.length,
  );
  expect(inside.filter(({ tagName }) => tagName === 'a' || tagName === 'button')).toEqual([]);
  const counts = inside
    .filter(({ tagName }) => tagName === 'h3')
    .map((name) => Number(/\d+$/.exec(textOf(name).trim())?.[0]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(articles.length);
});

test('each article in the list shows its plate and the line of its topic', () => {
  const { elements } = pageAt('/blog');
  const lines = linesIn(part(elements, (each) => hasClass(each, 'topics')));
  expect(new Set(lines).size).toBe(blogPage.topics.tiles.length);
  const cards = [...withClass(elements, 'featured'), ...withClass(elements, 'plate-card')];
  expect(cards).toHaveLength(articles.length);
  cards.forEach((card, index) => {
    const { id = '', category } = articles[index] ?? {};
    const topic = blogPage.topics.tiles.findIndex(({ categories }) =>
      categories.some((each) => each === category),
    );
    expect(linesIn(card)).toEqual([lines[topic]]);
    expect(drawnIn(card).every((address) => address.startsWith(`/drawings/${id}.plate-`))).toBe(
      true,
    );
    expect(drawnIn(card).length).toBeGreaterThan(0);
  });
});

test('whatever leads to an article as a card shows its plate', () => {
  const cards = pages
    .flatMap(({ elements }) => withClass(elements, 'pictured-links'))
    .flatMap((list) => withClass([...eachElement(list)], 'card'))
    .map((card) => ({ card, link: part([...eachElement(card)], ({ tagName }) => tagName === 'a') }))
    .map(({ card, link }) => ({ card, href: getAttribute(link, 'href') ?? '' }))
    .filter(({ href }) => href.startsWith('/blog/'));
  expect(cards.length).toBeGreaterThan(articles.length);
  for (const { card, href } of cards) {
    expect(drawnIn(card)).toEqual([
      expect.stringContaining(`/drawings/${href.slice('/blog/'.length)}.plate-narrow.`),
    ]);
  }
});

/** The shapes of the lines that stand for topics. */
const linesIn = (element: Element) =>
  withClass([...eachElement(element)], 'topic-line').map((line) =>
    [...eachElement(line)]
      .filter(({ tagName }) => tagName === 'path')
      .map((path) => `${getAttribute(path, 'd')} ${getAttribute(path, 'stroke-dasharray')}`)
      .join(),
  );

/** The drawings that wait to be shown. */
const drawnIn = (element: Element) =>
  [...eachElement(element)].flatMap((each) => getAttribute(each, 'data-href') ?? []);

describe.each(articles)('$id', ({ id, category, publishDate, readTime, closing, records }) => {
  const page = pageAt(`/blog/${id}`);
  const head = part(page.elements, (each) => hasClass(each, 'article-head'));
  const text = part(page.elements, (each) => hasClass(each, 'article-text'));
  const words = textOf(text, (each) => hasClass(each, 'plate-words'));

  test('its head says category, day and time to read, and leads back to the blog', () => {
    const said = textOf(head).replaceAll(/\s+/g, ' ');
    expect(said).toContain(category);
    expect(said).toContain(`${readTime} ${blogPage.article.readTime}`);
    const [time] = [...eachElement(head)].filter(({ tagName }) => tagName === 'time');
    expect(time && getAttribute(time, 'datetime')).toBe(publishDate.toISOString().slice(0, 10));
    const back = [...eachElement(head)].find((each) => hasClass(each, 'article-back'));
    expect(back && [textOf(back).trim(), getAttribute(back, 'href')]).toEqual([
      blogPage.article.back,
      '/blog',
    ]);
  });

  test('the time to read is honest', () => {
    // A drawing is looked at, and the offer to print a form is no part of the text.
    const { length } = wordsOf(textOf(text, (each) => hasClass(each, 'plate', 'print-form')));
    expect(Math.abs(length / (readTime * pace) - 1), `${length} words`).toBeLessThanOrEqual(
      tolerance,
    );
  });

  test('each of its records is shown', () => {
    const { rows = {}, ...lists } = records ?? {};
    for (const record of [lists, rows].flatMap((each) => Object.values(each)).flat()) {
      const first = Object.values(record).find((value) => typeof value === 'string');
      expect(words).toContain(first);
    }
  });

  test('it has a plate and at least two drawings, each with the same in words', () => {
    expect(withClass([...eachElement(head)], 'plate-words')).toHaveLength(1);
    const drawn = withClass([...eachElement(text)], 'plate');
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    for (const figure of drawn) {
      const inside = [...eachElement(figure)];
      expect(inside.filter((each) => getAttribute(each, 'role') === 'img')).toHaveLength(2);
      expect(inside.filter(({ tagName }) => tagName === 'figcaption')).toHaveLength(1);
      const same = inside.find((each) => hasClass(each, 'plate-words'));
      expect(same && wordsOf(textOf(same)).length).toBeGreaterThan(15);
    }
  });

  test('it names at least five sources, each with a year, an edition or a number', () => {
    const sources = part(page.elements, (each) => hasClass(each, 'sources'));
    const named = [...eachElement(sources)].filter(({ tagName }) => tagName === 'li');
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.map((each) => textOf(each)).filter((source) => !/\d/.test(source))).toEqual([]);
  });

  test('its text leads to at least three pages of the site, all of them there', () => {
    const targets = [...eachElement(text)]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => getAttribute(link, 'href') ?? '')
      .filter((target) => target.startsWith('/'));
    const addresses = pages.map(({ address }) => address);
    expect(new Set(targets).size).toBeGreaterThanOrEqual(3);
    expect(targets.filter((target) => !addresses.includes(target.split('#')[0] ?? ''))).toEqual([]);
  });

  test('its closing call leads where it should', () => {
    const call = part(page.elements, (each) => hasClass(each, 'closing-call'));
    const buttons = [...eachElement(call)]
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => getAttribute(link, 'href')?.split(/[?#]/)[0]);
    const { action, secondAction } = closing;
    expect(buttons).toEqual(
      [action, secondAction].flatMap((way) => (way ? addressOf(way)?.split('#')[0] : [])),
    );
  });

  test('its contents are the sections of its text', () => {
    const rail = part(page.elements, (each) => hasClass(each, 'contents-rail'));
    const links = [...eachElement(rail)].filter(({ tagName }) => tagName === 'a');
    const sections = [...eachElement(text)].filter(({ tagName }) => tagName === 'h2');
    expect(links.map((link) => getAttribute(link, 'href'))).toEqual(
      sections.map((section) => `#${getAttribute(section, 'id')}`),
    );
    expect(sections.length).toBeGreaterThanOrEqual(5);
  });

  test('it leads to the articles before and after it, and to three related ones', () => {
    const at = articles.findIndex((each) => each.id === id);
    const neighbors = part(page.elements, (each) => hasClass(each, 'article-neighbors'));
    expect(
      [...eachElement(neighbors)]
        .filter(({ tagName }) => tagName === 'a')
        .map((link) => getAttribute(link, 'href')),
    ).toEqual(
      [articles[at - 1], articles[at + 1]].filter(Boolean).map((each) => `/blog/${each?.id}`),
    );
    const related = page.elements.find((each) => getAttribute(each, 'id') === 'related-heading');
    const list = related?.parentNode as Element;
    expect([...eachElement(list)].filter(({ tagName }) => tagName === 'a')).toHaveLength(3);
  });

  test('it can be passed on without script', () => {
    const share = part(page.elements, (each) => hasClass(each, 'share'));
    const links = [...eachElement(share)].filter(({ tagName }) => tagName === 'a');
    const address = `${siteUrl}/blog/${id}`;
    expect(links.map((link) => getAttribute(link, 'href'))).toEqual([
      expect.stringMatching(/^mailto:\?subject=.+&body=https/),
      address,
    ]);
  });
});

test('hazards keep their numbers through every section', () => {
  for (const { id, records } of articles) {
    if (!records?.risks) continue;
    const shown = withClass(pageAt(`/blog/${id}`).elements, 'record-number');
    expect(shown.map((each) => textOf(each))).toEqual(
      records.risks.map((_, index) => `${index + 1}`),
    );
  }
});
