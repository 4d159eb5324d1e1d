import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getText } from '#contract/html-tree.ts';
import * as routes from '#contract/routes.ts';
import { attributesOf, type BuiltPage, dist, metaOf, readBuiltPages } from '../site/built-site.ts';
import * as content from '../site/content.ts';
import { pageAt } from '../site/page-parts.ts';
import { asTyped } from '../site/page-text.ts';

const pages = await readBuiltPages();
/** Canonical addresses of pages, keyed by alias address. */
const canonicalAddresses = new Map(
  content.addresses.aliases.map(({ path, canonical }) => [path, canonical]),
);
const canonicalPages = pages.filter(({ address }) => !canonicalAddresses.has(address));
const isIndexed = (page: BuiltPage) => !metaOf(page, 'robots')?.includes('noindex');
const cardOf = (page: BuiltPage) => new URL(metaOf(page, 'og:image') ?? '').pathname;

test('titles, descriptions and social cards are unique', () => {
  for (const name of ['og:title', 'description', 'og:image']) {
    expect(new Set(canonicalPages.map((page) => metaOf(page, name))).size, name).toBe(
      canonicalPages.length,
    );
  }
});

test('only the thank-you, not-found and offline pages, field forms, the truck card and samples are noindex', () => {
  const forPrint = pages
    .map(({ address }) => address)
    .filter((address) => address.endsWith('/blank') || address === routes.routes.truckCard);
  const sampleOpenings = content.openings.filter(({ sample }) => sample);
  const sampleJobs = content.jobs.filter(({ sample }) => sample);
  const expected = [
    routes.routes.thankYou,
    routes.notFoundRoute,
    routes.offlineRoute,
    ...forPrint,
    ...sampleOpenings.map(({ id }) => routes.openingRoute(id)),
    ...sampleJobs.map(({ id }) => routes.jobRoute(id)),
    ...(content.safety?.sample ? [routes.safetyRoute] : []),
  ];
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ address }) => address);
  expect(hidden.sort()).toEqual(expected.sort());
});

describe.each(pages)('$address', (page) => {
  test('has a complete and consistent head, and a title that names the company once', () => {
    const [title] = page.elements.filter(({ tagName }) => tagName === 'title').map(getText);
    const aroundName = title?.split(metaOf(page, 'og:site_name') ?? '');
    expect(aroundName).toHaveLength(2);
    expect(metaOf(page, 'description')?.length).toBeGreaterThanOrEqual(50);
    expect(metaOf(page, 'keywords')).toBeTruthy();
    expect(metaOf(page, 'og:title')).toBe(title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(attributesOf(page, 'link', 'rel')).toEqual(
      expect.arrayContaining(['icon', 'apple-touch-icon']),
    );
  });

  test('has one h1 and skips no heading level', () => {
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    let previousLevel = 0;
    for (const level of levels) {
      expect(level).toBeLessThanOrEqual(previousLevel + 1);
      previousLevel = level;
    }
  });

  test('has a social card with alternative text and the stated size', async () => {
    const card = sharp(join(dist, cardOf(page)));
    const { format, width, height } = await card.metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
    expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(10);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    // Check the contrast, which is low if the card is blank or lacks its text or its picture.
    const { entropy, channels } = await card.stats();
    expect(entropy).toBeGreaterThan(1);
    expect(channels[0]?.max).toBeGreaterThan(220);
    expect(channels[0]?.min).toBeLessThan(30);
  });

  test.runIf(isIndexed(page))('has a canonical link to its address', () => {
    const canonical = page.elements.filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === 'rel' && value === 'canonical'),
    );
    const hrefs = canonical.map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value);
    expect(hrefs).toEqual([metaOf(page, 'og:url')]);
    expect(new URL(hrefs[0] ?? '').pathname).toBe(
      canonicalAddresses.get(page.address) ?? page.address,
    );
  });
});

/** Titles, descriptions and keywords of pages in content/. */
const listings = [
  { address: routes.routes.home, search: content.home.search },
  { address: routes.routes.services, search: content.servicesPage.search },
  { address: routes.routes.serviceArea, search: content.serviceAreaPage.search },
  ...(content.safety ? [{ address: routes.safetyRoute, search: content.safetyPage.search }] : []),
  { address: routes.routes.contact, search: content.contact.search },
  { address: routes.routes.thankYou, search: content.contact.thankYou.search },
  { address: routes.routes.privacyPolicy, search: content.privacyPolicy.search },
  { address: routes.notFoundRoute, search: content.notFound.search },
  { address: routes.offlineRoute, search: content.offlinePage.search },
  ...content
    .keepPresent([
      { page: 'projects', words: content.projectsPage },
      { page: 'facilityTypes', words: content.facilityTypesPage },
      { page: 'blog', words: content.blogPage },
      { page: 'tools', words: content.toolsPage },
      { page: 'careers', words: content.careersPage },
    ] as const)
    .map(({ page, words: { search } }) => ({ address: routes.routes[page], search })),
  ...content.services.map(({ id, search }) => ({ address: routes.serviceRoute(id), search })),
  ...content.projects.map(({ id, search }) => ({ address: routes.projectRoute(id), search })),
  ...content.facilityTypes.map(({ id, search }) => ({
    address: routes.facilityTypeRoute(id),
    search,
  })),
  ...content.tools.map(({ id, search }) => ({ address: routes.toolRoute(id), search })),
  ...content.articles.map(({ id, title, description, keywords, category }) => ({
    address: routes.articleRoute(id),
    search: { title, description, keywords: keywords ?? [category] },
  })),
];

test.each(listings)(
  'the head of $address has the title, description and keywords of content/',
  ({ address, search }) => {
    const page = pageAt(address);
    expect(asTyped(metaOf(page, 'og:title') ?? '')).toContain(asTyped(search.title));
    expect(asTyped(metaOf(page, 'description') ?? '')).toBe(asTyped(search.description));
    expect(asTyped(metaOf(page, 'keywords') ?? '')).toBe(asTyped(search.keywords.join(', ')));
  },
);

test('every social card belongs to a page and is smaller than 96 KB', async () => {
  const cards = await Array.fromAsync(glob('social/*.png', { cwd: dist }));
  expect(cards.map((card) => `/${card}`).sort()).toEqual([...new Set(pages.map(cardOf))].sort());
  for (const card of cards) {
    expect((await stat(join(dist, card))).size, card).toBeLessThan(96 * 1024);
  }
});
