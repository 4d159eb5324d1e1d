import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { articleRoute } from '#contract/routes.ts';
import { dayOf } from '#schemas/days.ts';
import { formatLicense } from '#schemas/person.ts';
import { dist, metaOf, readBuiltPages } from '../site/built-site.ts';
import {
  absentPages,
  addresses,
  articles,
  blogPage,
  editionsIn,
  isSample,
  people,
  siteUrl,
} from '../site/content.ts';
import { findElement, pageAt, withClass } from '../site/page-parts.ts';
import { asTyped, hasClass, textOf, wordsOf } from '../site/page-text.ts';

const pages = await readBuiltPages();

const wordsPerMinute = 220;
/** Maximum relative error of an article's read time. */
const readTimeTolerance = 0.12;

/**
 * Ids of the articles that come with the project. An owner may delete them, and may leave fields empty in new articles.
 */
const shippedArticles = [
  'best-practices-underground-collection-systems-wind-projects',
  'choosing-oilfield-electrical-contractor-andrews-tx',
  'electrical-compliance-regulations-texas-oil-gas',
  'electrical-maintenance-checklists-production-sites',
  'electrical-safety-risks-andrews-tx-oilfields',
  'electrical-system-upgrade-signs',
  'future-oilfield-electrification-permian-basin',
  'high-voltage-substation-installation-project',
  'high-voltage-vs-medium-voltage-andrews-facility',
  'keeping-andrews-oilfields-running-24-7',
  'new-build-electrical-construction-oilfield-facilities',
  'preventing-costly-downtime-electrical-maintenance',
  'turnkey-contractor-game-changer-permian-basin',
  'what-turn-key-means-oil-gas-projects',
];

/** Number of words in an element, such as the text version of a drawing. */
const countWords = (element: Element) => wordsOf(textOf(element)).length;

const withTag = (element: ParentNode, tag: string) =>
  [...eachElement(element)].filter(({ tagName }) => tagName === tag);
const linksIn = (element: ParentNode) =>
  withTag(element, 'a').map((link) => getAttribute(link, 'href') ?? '');

/** The SVG paths and dash patterns of the topic lines, whose dash patterns distinguish the topics. */
const linesIn = (element: Element) =>
  withClass([...eachElement(element)], 'topic-line').map((line) =>
    withTag(line, 'path')
      .map((path) => `${getAttribute(path, 'd')} ${getAttribute(path, 'stroke-dasharray')}`)
      .join(),
  );

/** The SVG paths of each drawing in an element, as one string for each drawing. */
const readDrawings = (element: Element) =>
  withClass([...eachElement(element)], 'drawing').map((drawing) =>
    [...eachElement(drawing)].map((shape) => getAttribute(shape, 'd') ?? '').join(''),
  );

/** The SVG paths of an article's cover drawing on the article's page, for wide screens and for phones. */
function platesOf(address: string) {
  const head = findElement(pageAt(address).elements, (each) => hasClass(each, 'head-plate'));
  const [wide = '', narrow = ''] = readDrawings(head);
  return { wide, narrow };
}

test.skipIf(absentPages.includes('blog'))(
  'the blog lists articles in order, each with its cover and topic',
  () => {
    const { elements } = pageAt('/blog');
    const list = findElement(elements, (each) => getAttribute(each, 'id') === 'articles');
    expect(linksIn(list)).toEqual(addresses.articles);
    const topics = findElement(elements, (each) => hasClass(each, 'topics'));
    const tiles = blogPage.topics.tiles.filter(({ categories }) =>
      articles.some(({ category }) => categories.includes(category)),
    );
    const lines = linesIn(topics);
    expect(new Set(lines).size).toBe(tiles.length);
    expect([...linksIn(topics), ...withTag(topics, 'button')]).toEqual([]);
    // The heading of each topic ends with the number of its articles.
    const counts = withTag(topics, 'h3').map((name) =>
      Number(/\d+$/.exec(textOf(name).trim())?.[0]),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(articles.length);
    const cards = [...withClass(elements, 'featured'), ...withClass(elements, 'article-card')];
    expect(cards).toHaveLength(articles.length);
    for (const [index, { id, category, plate }] of articles.entries()) {
      const card = cards[index] as Element;
      const topic = tiles.findIndex(({ categories }) =>
        categories.some((each) => each === category),
      );
      expect(linesIn(card), id).toEqual([lines[topic]]);
      const [cover] = readDrawings(card);
      if (plate) expect(Object.values(platesOf(articleRoute(id))), id).toContain(cover);
      else expect(cover, id).toBeUndefined();
    }
  },
);

test('every card of an article shows its cover', () => {
  const cards = pages
    .flatMap(({ elements }) => withClass(elements, 'cards-beside'))
    .flatMap((list) => withClass([...eachElement(list)], 'card'))
    .map((card) => ({ card, href: linksIn(card)[0] ?? '' }))
    .filter(({ href }) => href.startsWith('/blog/'));
  for (const { card, href } of cards) {
    const article = articles.find(({ id }) => articleRoute(id) === href);
    expect(readDrawings(card), href).toEqual(article?.plate ? [platesOf(href).narrow] : []);
  }
});

test.skipIf(!isSample)('every article of the sample uses every field of articles', () => {
  const shipped = articles.filter(({ id }) => shippedArticles.includes(id));
  const incomplete = shipped.filter(
    ({ readTime, order, keywords, closing, plate, figures, records, references, related }) =>
      !(readTime && order && keywords && closing?.action && plate && records) ||
      Object.keys(figures ?? {}).length < 2 ||
      (references ?? []).length < 5 ||
      related?.length !== 3,
  );
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});

describe.each(articles)('$id', (article) => {
  const { id, category, publishDate, readTime, records, reviewed } = article;
  const page = pageAt(articleRoute(id));
  const findPart = (className: string) =>
    findElement(page.elements, (each) => hasClass(each, className));
  const head = findPart('article-head');
  const text = findPart('article-text');

  test('shows its category, its date and a read time that matches its length', () => {
    const headText = textOf(head).replaceAll(/\s+/g, ' ');
    expect(headText).toContain(category);
    expect(withTag(head, 'time').map((time) => getAttribute(time, 'datetime'))[0]).toBe(
      publishDate.toISOString().slice(0, 10),
    );
    expect(linksIn(head)).toContain('/blog');
    // The read time excludes drawings, table headers, links to printable forms and the call to action.
    const isExcluded = (each: Element) =>
      each.tagName === 'thead' || hasClass(each, 'drawn-figure', 'print-form', 'article-call');
    const { length } = wordsOf(textOf(text, isExcluded));
    const minutes = Math.max(1, length / wordsPerMinute);
    const shown = Number(new RegExp(`(\\d+) ${blogPage.article.readTime}`).exec(headText)?.[1]);
    if (readTime) expect(shown).toBe(readTime);
    expect(
      Math.abs(minutes - shown),
      `reading ${length} words takes ${minutes.toFixed(1)} minutes; correct readTime`,
    ).toBeLessThanOrEqual(Math.max(0.5, readTimeTolerance * shown));
  });

  test('has numbered hazards', () => {
    if (!records?.rows?.risks) return;
    const numbers = withClass(page.elements, 'record-heading').flatMap(
      (each) => getAttribute(each, 'data-number') ?? [],
    );
    expect(numbers).toEqual(records.rows.risks.map((_, index) => `${index + 1}`));
  });

  test('has its cover in the header, and a text alternative for each drawing', () => {
    expect(withClass([...eachElement(head)], 'figure-words')).toHaveLength(article.plate ? 1 : 0);
    const drawn = withClass([...eachElement(text)], 'drawn-figure');
    for (const figure of drawn) {
      const inside = [...eachElement(figure)];
      expect(inside.filter((each) => getAttribute(each, 'role') === 'img')).toHaveLength(2);
      expect(withTag(figure, 'figcaption')).toHaveLength(1);
      const textVersion = inside.find((each) => hasClass(each, 'figure-words'));
      expect(textVersion && countWords(textVersion)).toBeGreaterThan(15);
    }
  });

  test('has a date for each source', () => {
    const [list] = withClass(page.elements, 'sources');
    const sources = list ? withTag(list, 'li').map((each) => textOf(each)) : [];
    expect(sources).toHaveLength(article.references?.length ?? 0);
    expect(sources.filter((source) => !/\d/.test(source))).toEqual([]);
  });

  test('lists its sections, links to its neighbors and related articles, and can be shared without JavaScript', () => {
    const sections = withTag(text, 'h2').map((section) => `#${getAttribute(section, 'id')}`);
    const linksOf = (name: string) => withClass(page.elements, name).flatMap(linksIn);
    expect(linksOf('contents-rail')).toEqual(sections);
    const index = articles.indexOf(article);
    const neighbors = [articles[index - 1], articles[index + 1]].filter(
      (neighbor) => neighbor !== undefined,
    );
    expect(linksOf('article-neighbors')).toEqual(neighbors.map(({ id }) => articleRoute(id)));
    const published = (article.related ?? []).filter(({ id }) =>
      articles.some((each) => each.id === id),
    );
    const heading = page.elements.find((each) => getAttribute(each, 'id') === 'related-heading');
    expect(heading ? linksIn(heading.parentNode as ParentNode) : []).toHaveLength(published.length);
    expect(linksIn(findPart('share'))).toEqual([
      expect.stringMatching(/^mailto:\?subject=.+&body=https/),
      `${siteUrl}/blog/${id}`,
    ]);
  });

  test('states whether, when and by whom it was reviewed, also in its structured data', async () => {
    const shown = textOf(findPart('article-facts')).replaceAll(/\s+/g, ' ');
    const month = reviewed?.date.toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const person = people.find(({ id }) => id === reviewed?.reviewedBy?.id);
    const name = person?.name ?? reviewed?.reviewer?.name;
    const license = person?.license ? formatLicense(person.license) : reviewed?.reviewer?.license;
    const reviewer = [name, person?.role, license].filter(Boolean).join(', ');
    const byReviewer = name ? ` by ${reviewer}` : '';
    if (reviewed) expect(shown).toContain(`Reviewed ${month}${byReviewer}`);
    else expect(shown).not.toContain('Reviewed');
    const heading = page.elements.find((each) => getAttribute(each, 'id') === 'since-then');
    expect(linksIn(findPart('article-facts'))[0]).toBe(heading ? '#since-then' : undefined);
    const statements = reviewed ? editionsIn(article) : [];
    const sinceThen = [...(reviewed?.changes ?? []), ...statements];
    expect(heading !== undefined).toBe(sinceThen.length > 0);
    const changes = heading ? textOf(heading.parentNode as ParentNode) : '';
    for (const { text } of sinceThen) expect(changes).toContain(asTyped(text));
    if (!reviewed) return;

    const read = (file: string) => readFile(join(dist, file), 'utf8');
    const day = dayOf(reviewed.date);
    // A later look-up of an edition changes the article.
    const lookUps = statements.flatMap(({ lookedUp }) => (lookedUp ? [dayOf(lookedUp.on)] : []));
    const changed = [day, ...lookUps].sort().at(-1) ?? day;
    expect(page.html).toMatch(new RegExp(`"dateModified":\\s*"${changed}"`));
    expect(metaOf(page, 'article:modified_time')).toContain(changed);
    expect(await read('sitemap.xml')).toContain(`${articleRoute(id)}</loc><lastmod>${changed}`);
    const markdown = await read(`blog/${id}.md`);
    expect(markdown).toContain(`, reviewed ${day}, `);
    expect(markdown.includes(`\n## ${blogPage.article.sinceThen}\n`)).toBe(sinceThen.length > 0);
  });
});
