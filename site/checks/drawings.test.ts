import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

/** The most that a file of drawings may weigh, gzipped: the design's budgets times what is in it. */
const budgets: Record<string, number> = {
  hero: 14_336,
  closing: 5 * 1024,
  join: 5 * 1024,
  facilities: 6 * 2048,
  services: 6 * 1024,
  projects: 3 * 4096,
  'one-lines': 3 * 1024,
  map: 2 * 4096,
  record: 5 * 1024,
};

/** A plate and each figure of an article may weigh this, in each of its two sizes. */
const figureBudget = 5 * 1024;

const files = (await Array.fromAsync(glob('drawings/*.svg', { cwd: dist }))).sort();
const articles = (await readBuiltPages())
  .filter(({ address }) => address.startsWith('/blog/'))
  .map(({ address }) => address.slice('/blog/'.length));
const nameOf = (file: string) =>
  /^drawings\/([a-z0-9-]+)\.[0-9a-f]{10}\.svg$/.exec(file)?.[1] ?? '';

test('every file of drawings has a budget, and its name changes with its content', () => {
  expect(files.map(nameOf)).toEqual([...Object.keys(budgets), ...articles].sort());
});

test.each(files.filter((file) => nameOf(file) in budgets))(
  '%s is within its budget',
  async (file) => {
    const text = await readFile(join(dist, file));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budgets[nameOf(file)] ?? 0);
  },
);

/** The most that one drawing may weigh by itself, gzipped. */
const ownBudgets: Record<string, number> = {
  'one-lines': 1024,
  facilities: 2048,
  projects: 4096,
  map: 4096,
  record: 5 * 1024,
  services: 1024,
};

const articleBudgets = articles.map((name) => [name, figureBudget] as const);

test.each([...Object.entries(ownBudgets), ...articleBudgets])(
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

test.each(files)('%s is coloured by the page alone', async (file) => {
  const text = await readFile(join(dist, file), 'utf8');
  const colours = [...text.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours.length).toBeGreaterThan(0);
  expect(
    colours.filter(
      (colour) =>
        !/^(none|currentColor|var\(--[\w-]+(, ?(none|var\(--[\w-]+(, ?var\(--[\w-]+\))?\)))?\))$/.test(
          colour ?? '',
        ),
    ),
  ).toEqual([]);
  expect(text).not.toMatch(/url\(#|<style|<filter| style=/);
});

test('every drawing that a page shows is there', async () => {
  const missing: string[] = [];
  for (const page of await readBuiltPages()) {
    for (const href of attributesOf(page, 'use', 'href').filter((each) => each.startsWith('/'))) {
      const [file = '', id] = href.split('#');
      const text = files.includes(file.slice(1)) ? await readFile(join(dist, file), 'utf8') : '';
      if (!text.includes(`id="${id}"`)) missing.push(`${page.address}: ${href}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a first visit to home is at most 115 KB in all', async () => {
  const home = (await readBuiltPages()).find(({ address }) => address === '/');
  if (!home) throw new Error('The built site has no home page.');
  const referred = [
    ...home.html.matchAll(
      /(?:href|src)="(\/(?:_astro|drawings)\/[^"#]+)|url\((\/_astro\/[^)]+)\)/g,
    ),
  ];
  const loaded = new Set([...referred.map(([, href, font]) => href ?? font ?? ''), '/favicon.svg']);
  let bytes = brotliCompressSync(home.html).length;
  for (const path of loaded) {
    const content = await readFile(join(dist, path));
    bytes += path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  }
  expect(loaded.size).toBeGreaterThan(8);
  expect(bytes).toBeLessThanOrEqual(115 * 1024);
});
