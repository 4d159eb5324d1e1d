import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { forelandNames } from '#drawings/index.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { sheetNames } from '#electrical/station/sheet-register.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

/** The most that a file of drawings may weigh, gzipped: the design's budgets times what is in it. */
const budgets: Record<string, number> = {
  hero: 14_336,
  closing: 5 * 1024,
  join: 5 * 1024,
  facilities: 6 * 2048,
  services: 6 * 1024,
  symbols: 2 * 1024,
  // What stands on the first screen of a page without a diorama.
  ...Object.fromEntries(forelandNames.map((name) => [`foreland-${name}`, 6 * 1024])),
  projects: 3 * 4096,
  map: 2 * 4096,
  dispatch: 2 * 4096,
  office: 2 * 4096,
  record: 5 * 1024,
  // What the moments of the yard share, and what each has of its own.
  yard: 9 * 1024,
  ...Object.fromEntries(serviceDrawings.map((name) => [`yard-${name}`, 3 * 1024])),
  // A sheet, its cut for phones and its drawing by itself, twice.
  ...Object.fromEntries(sheetNames.map((name) => [`sheet-${name}`, 5 * 1024])),
  ...Object.fromEntries(serviceDrawings.map((name) => [`yard-line-${name}`, 3 * 1024])),
  ...Object.fromEntries(Object.keys(plantLines).map((id) => [`line-${id}`, 2560])),
};

/** A plate and each figure of an article may weigh this, in each of its two arrangements. */
const figureBudget = 5 * 1024;

const files = (await Array.fromAsync(glob('drawings/*.svg', { cwd: dist }))).sort();
const articles = (await readBuiltPages())
  .filter(({ address }) => address.startsWith('/blog/'))
  .map(({ address }) => address.slice('/blog/'.length));
const nameOf = (file: string) =>
  /^drawings\/([a-z0-9.-]+)\.[0-9a-f]{8}\.svg$/.exec(file)?.[1] ?? '';
// Of an article: its id, a dot, the name of the figure and its arrangement.
const articleOf = (file: string) => nameOf(file).split('.')[0] ?? '';
const figureFiles = files.filter((file) => articles.includes(articleOf(file)));

test('every file of drawings has a budget, and its name changes with its content', () => {
  const others = files.filter((file) => !figureFiles.includes(file));
  expect(others.map(nameOf).sort()).toEqual(Object.keys(budgets).sort());
});

test('every article has drawings, and each of them both arrangements', () => {
  expect([...new Set(figureFiles.map(articleOf))]).toEqual(articles.sort());
  const names = figureFiles.map(nameOf);
  const figures = new Set(names.map((name) => name.replace(/-(wide|narrow)$/, '')));
  expect(names).toEqual([...figures].flatMap((name) => [`${name}-narrow`, `${name}-wide`]).sort());
});

test.each(files)('%s is within its budget', async (file) => {
  const text = await readFile(join(dist, file));
  const budget = budgets[nameOf(file)] ?? figureBudget;
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budget);
});

/** The most that one drawing may weigh by itself, gzipped. */
const ownBudgets: Record<string, number> = {
  facilities: 2048,
  projects: 4096,
  map: 4096,
  dispatch: 4096,
  office: 4096,
  record: 5 * 1024,
  services: 1024,
  ...Object.fromEntries(serviceDrawings.map((name) => [`yard-line-${name}`, 2 * 1024])),
};

test.each(Object.entries(ownBudgets))(
  'each drawing of %s is within %i bytes',
  async (name, budget) => {
    const file = files.find((each) => each.startsWith(`drawings/${name}.`)) ?? '';
    const text = await readFile(join(dist, file), 'utf8');
    // Drawings are the children of the file's root, one group with an id each.
    const drawings = text.split(/(?=<g id=")/).slice(1);
    expect(drawings.length).toBeGreaterThan(1);
    for (const drawing of drawings) {
      const id = /id="([^"]+)"/.exec(drawing)?.[1];
      expect(gzipSync(drawing, { level: 9 }).length, id).toBeLessThanOrEqual(budget);
    }
  },
);

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
