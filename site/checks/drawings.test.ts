import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

const files = (await Array.fromAsync(glob('drawings/*.svg', { cwd: dist }))).sort();
const articles = (await readBuiltPages())
  .filter(({ address }) => address.startsWith('/blog/'))
  .map(({ address }) => address.slice('/blog/'.length));
const nameOf = (file: string) =>
  /^drawings\/([a-z0-9.-]+)\.[0-9a-f]{8}\.svg$/.exec(file)?.[1] ?? '';
// Of an article: its id, a dot, the name of the figure and its arrangement.
const articleOf = (file: string) => nameOf(file).split('.')[0] ?? '';
const figureFiles = files.filter((file) => articles.includes(articleOf(file)));

test('the name of every file of drawings changes with its content', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => nameOf(file) === '')).toEqual([]);
});

test('every article has drawings, and each of them both arrangements', () => {
  expect([...new Set(figureFiles.map(articleOf))]).toEqual(articles.sort());
  const names = figureFiles.map(nameOf);
  const figures = new Set(names.map((name) => name.replace(/-(wide|narrow)$/, '')));
  expect(names).toEqual([...figures].flatMap((name) => [`${name}-narrow`, `${name}-wide`]).sort());
});

test.each(files)('%s is colored by the page alone', async (file) => {
  const text = await readFile(join(dist, file), 'utf8');
  const colors = [...text.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
  expect(colors.length).toBeGreaterThan(0);
  expect(
    colors.filter(
      (color) =>
        !/^(none|currentColor|var\(--[\w-]+(, ?(none|var\(--[\w-]+(, ?var\(--[\w-]+\))?\)))?\))$/.test(
          color ?? '',
        ),
    ),
  ).toEqual([]);
  expect(text).not.toMatch(/url\(#|<style|<filter| style=/);
});

test('every drawing that a page shows is there', async () => {
  const missing: string[] = [];
  let shown = 0;
  for (const page of await readBuiltPages()) {
    for (const href of attributesOf(page, 'use', 'data-href')) {
      shown += 1;
      const [file = '', id] = href.split('#');
      const text = files.includes(file.slice(1)) ? await readFile(join(dist, file), 'utf8') : '';
      if (!text.includes(`id="${id}"`)) missing.push(`${page.address}: ${href}`);
    }
  }
  expect(missing).toEqual([]);
  expect(shown).toBeGreaterThan(files.length);
});

test('no drawing keeps the first paint waiting, and each is there without script too', async () => {
  for (const page of await readBuiltPages()) {
    const hrefs = attributesOf(page, 'use', 'href');
    expect(
      hrefs.filter((href) => !href.startsWith('#')),
      page.address,
    ).toEqual([]);
    const copies = [...page.html.matchAll(/<noscript><svg.*?<use href="([^"]+)"/g)];
    expect(copies.map(([, href]) => href)).toEqual(attributesOf(page, 'use', 'data-href'));
  }
});
