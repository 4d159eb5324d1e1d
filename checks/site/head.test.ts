import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getText } from '#contract/html-tree.ts';
import { sampleSheetRoute } from '#contract/routes.ts';
import { attributesOf, type BuiltPage, dist, metaOf, readBuiltPages } from './built-site.ts';
import { addresses, sheets } from './content.ts';

const pages = await readBuiltPages();
/** Second addresses of pages, each with the first, which it names as canonical. */
const firsts = new Map(addresses.aliases.map(({ path, canonical }) => [path, canonical]));
const own = pages.filter(({ address }) => !firsts.has(address));
const isIndexed = (page: BuiltPage) => !metaOf(page, 'robots')?.includes('noindex');
const cardOf = (page: BuiltPage) => new URL(metaOf(page, 'og:image') ?? '').pathname;

test('no two pages share a title, a description or a card', () => {
  for (const name of ['og:title', 'description', 'og:image']) {
    expect(new Set(own.map((page) => metaOf(page, name))).size, name).toBe(own.length);
  }
});

test('only the thank-you, the not-found, the offline page and sample sheets are kept from search engines', () => {
  const samples = sheets.map(({ id }) => sampleSheetRoute(id));
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ address }) => address);
  expect(hidden.sort()).toEqual(['/404', '/contact/thank-you', '/offline', ...samples].sort());
});

describe.each(pages)('$address', (page) => {
  test('its head is complete and agrees with itself, its title names the company once', () => {
    const [title] = page.elements.filter(({ tagName }) => tagName === 'title').map(getText);
    expect(title?.split(metaOf(page, 'og:site_name') ?? '')).toHaveLength(2);
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(49);
    expect(metaOf(page, 'keywords')).toBeTruthy();
    expect(metaOf(page, 'og:title')).toBe(title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(attributesOf(page, 'link', 'rel')).toEqual(
      expect.arrayContaining(['icon', 'apple-touch-icon']),
    );
  });

  test('it has one main heading and headings in order', () => {
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  test('it has a card: a picture with words, of the size that its head says', async () => {
    const card = sharp(join(dist, cardOf(page)));
    const { format, width, height } = await card.metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
    expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(10);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    // Sky above, words in front: no empty sheet.
    const { entropy, channels } = await card.stats();
    expect(entropy).toBeGreaterThan(1);
    expect(channels[0]?.max).toBeGreaterThan(220);
    expect(channels[0]?.min).toBeLessThan(30);
  });

  test.runIf(isIndexed(page))('it names its one address as canonical', () => {
    const canonical = page.elements.filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === 'rel' && value === 'canonical'),
    );
    const hrefs = canonical.map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value);
    expect(hrefs).toEqual([metaOf(page, 'og:url')]);
    expect(new URL(hrefs[0] ?? '').pathname).toBe(firsts.get(page.address) ?? page.address);
  });
});

test('no card is left that no page shows, and none is heavy', async () => {
  const cards = await Array.fromAsync(glob('social/*.png', { cwd: dist }));
  expect(cards.map((card) => `/${card}`).sort()).toEqual([...new Set(pages.map(cardOf))].sort());
  for (const card of cards) {
    expect((await stat(join(dist, card))).size, card).toBeLessThan(96 * 1024);
  }
});
