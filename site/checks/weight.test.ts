import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();

/** One initial congestion window: what a server may send before it must wait for an answer. */
const firstWindow = 14_336;

/** What an article may weigh with its style. */
const longRead = 30 * 1024;

test.each(pages)('$address with its style fits what it may weigh', ({ address, html }) => {
  const most = address.startsWith('/blog/') ? longRead : firstWindow;
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(most);
});

test.each(pages)('$address loads no style sheet of its own', (page) => {
  expect(attributesOf(page, 'link', 'rel')).not.toContain('stylesheet');
});

test.each(pages)('the scripts of $address are at most 3 KB, and none blocks', async (page) => {
  const scripts = page.elements.filter(({ tagName }) => tagName === 'script');
  let bytes = 0;
  for (const script of scripts) {
    const get = (wanted: string) => script.attrs.find(({ name }) => name === wanted)?.value;
    const src = get('src');
    if (src) {
      expect(get('type')).toBe('module');
      bytes += (await readFile(join(dist, src))).length;
    }
  }
  expect(bytes).toBeLessThanOrEqual(3 * 1024);
});

test('no page but the one with the form has an island', () => {
  const withIsland = pages.filter(({ elements }) =>
    elements.some(({ tagName }) => tagName === 'astro-island'),
  );
  expect(withIsland.map(({ address }) => address)).toEqual(['/contact']);
});

test('the fonts of a first visit are at most 45 KB', async () => {
  const css = pages[0]?.html.match(/url\(([^)]+\.woff2)\)/g) ?? [];
  const sizes = await Promise.all(
    css.map(async (url) => (await readFile(join(dist, url.slice(4, -1)))).length),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * 1024);
});
