import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();
const files = (await Array.fromAsync(glob('drawings/*.svg', { cwd: dist }))).sort();
const texts = new Map<string, string>(
  await Promise.all(
    files.map(async (file) => [`/${file}`, await readFile(join(dist, file), 'utf8')] as const),
  ),
);
const nameOf = (file: string) =>
  /^\/?drawings\/([a-z0-9.-]+)\.[0-9a-f]{8}\.svg/.exec(file)?.[1] ?? '';

test('every file has a name that changes with its content', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => nameOf(file) === '')).toEqual([]);
});

test.each(files)('%s is colored by the page alone', (file) => {
  const text = texts.get(`/${file}`) ?? '';
  const colors = [...text.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, color = '']) => color);
  const themed =
    /^(none|currentColor|var\(--[\w-]+(, ?(none|var\(--[\w-]+(, ?var\(--[\w-]+\))?\)))?\))$/;
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.filter((color) => !themed.test(color))).toEqual([]);
  expect(text).not.toMatch(/url\(#|<style|<filter| style=/);
});

test('every drawing that a page shows is there, without script too, and keeps no paint waiting', () => {
  const shown = pages.flatMap((page) => {
    const hrefs = attributesOf(page, 'use', 'data-href');
    const atOnce = attributesOf(page, 'use', 'href').filter((href) => !href.startsWith('#'));
    expect(atOnce, page.address).toEqual([]);
    const copies = [...page.html.matchAll(/<noscript><svg.*?<use href="([^"]+)"/g)];
    expect(copies.map(([, href]) => href)).toEqual(hrefs);
    return hrefs.map((href) => ({ address: page.address, href }));
  });
  expect(shown.length).toBeGreaterThan(files.length);
  const missing = shown.filter(({ href }) => {
    const [file = '', id] = href.split('#');
    return !texts.get(file)?.includes(`id="${id}"`);
  });
  expect(missing).toEqual([]);
});
