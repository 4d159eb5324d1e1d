import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, metaOf, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();
const cardOf = (page: (typeof pages)[number]) => new URL(metaOf(page, 'og:image') ?? '').pathname;

test.each(pages)('$address has a card of the size that its head says', async (page) => {
  const card = join(dist, cardOf(page));
  const { format, width, height } = await sharp(card).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(metaOf(page, 'og:image:width')).toBe('1200');
  expect(metaOf(page, 'og:image:height')).toBe('630');
  expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(10);
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
});

test('every page has a card of its own, a second address that of the first', async () => {
  const byCanonical = new Map(pages.map((page) => [metaOf(page, 'og:url'), cardOf(page)]));
  expect(new Set(byCanonical.values()).size).toBe(byCanonical.size);
  for (const page of pages) expect(cardOf(page)).toBe(byCanonical.get(metaOf(page, 'og:url')));
});

test('no card is left that no page shows, and none is heavy', async () => {
  const cards = await Array.fromAsync(glob('social/*.png', { cwd: dist }));
  expect(cards.map((card) => `/${card}`).sort()).toEqual([...new Set(pages.map(cardOf))].sort());
  for (const card of cards) {
    expect((await stat(join(dist, card))).size, card).toBeLessThan(96 * 1024);
  }
});

test('a card is a picture: sky above, words in front, no empty sheet', async () => {
  for (const page of pages) {
    const { entropy, channels } = await sharp(join(dist, cardOf(page))).stats();
    expect(entropy, page.address).toBeGreaterThan(1);
    expect(channels[0]?.max, page.address).toBeGreaterThan(220);
    expect(channels[0]?.min, page.address).toBeLessThan(30);
  }
});
