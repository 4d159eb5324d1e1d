import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { routes } from '#site/routes.ts';
import { budgets } from '../../bench/budgets.ts';
import { type Measured, weighFirstVisit, weighSecondPage } from '../../bench/weight.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { addresses, isSample } from './content.ts';
import { readFirstVisit, readImports, weigh } from './first-visit.ts';

const visits = await Promise.all(
  (await readBuiltPages()).map(async (page) => ({
    address: page.address,
    page,
    files: await readFirstVisit(page),
    hasIsland: page.elements.some(({ tagName }) => tagName === 'astro-island'),
  })),
);
const home = visits.find(({ address }) => address === '/');

// The measure is the sample's. Whoever writes more has room for it: budgets.ts says how much.
const room = isSample ? 0 : budgets.bytes.ownWords;

const overweight = (measured: Measured[]) =>
  measured.filter(({ value, atMost }) => value > atMost + room);

test.each(visits)('a first visit of $address is within its budgets', (visit) => {
  const { address, files, hasIsland } = visit;
  expect(overweight(weighFirstVisit(address, weigh(files), hasIsland))).toEqual([]);
});

test.each(visits)('$address after the home page is within its budget', ({ address, files }) => {
  const known = new Set(home?.files.map(({ url }) => url));
  const added = files.filter(({ url }) => !known.has(url));
  expect(overweight([weighSecondPage(address, weigh(added))])).toEqual([]);
});

test.each(visits)('$address loads no style sheet of its own', ({ page }) => {
  expect(attributesOf(page, 'link', 'rel')).not.toContain('stylesheet');
});

test.each(visits)('no script of $address blocks', ({ page }) => {
  const blocking = page.elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => getAttribute(script, 'type') !== 'module')
    .map((script) => getAttribute(script, 'src'));
  expect(blocking.filter((src) => src !== undefined)).toEqual([]);
});

test('no page but the one with the form and those of tools has an island', () => {
  const withIsland = visits.filter(({ hasIsland }) => hasIsland).map(({ address }) => address);
  expect(withIsland.sort()).toEqual([routes.contact, ...addresses.tools].sort());
});

test.each(addresses.tools)(
  'the script of %s, without what the form shares, is small',
  async (path) => {
    const [form, tool] = await Promise.all([routes.contact, path].map(readIslandScripts));
    const own = [...(tool ?? [])].filter((url) => !form?.has(url));
    expect(own.length).toBeGreaterThan(0);
    const sizes = await Promise.all(
      own.map(async (url) => (await stat(join(dist, `${url}.br`))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.bytes.tool);
  },
);

test.each(addresses.tools)(
  'the script of %s writes numbers without the tables that a browser is slow to open',
  async (path) => {
    const [form, tool] = await Promise.all([routes.contact, path].map(readIslandScripts));
    for (const url of tool ?? []) {
      if (form?.has(url)) continue;
      expect(await readFile(join(dist, url), 'utf8'), url).not.toMatch(/\bIntl\.|toLocaleString\(/);
    }
  },
);

/** The scripts that a page's islands bring, with all that these import. */
async function readIslandScripts(path: string): Promise<Set<string>> {
  const page = visits.find(({ address }) => address === path)?.page;
  const urls = new Set(
    ['component-url', 'renderer-url'].flatMap((name) =>
      page ? attributesOf(page, 'astro-island', name) : [],
    ),
  );
  for (const url of urls) for (const imported of await readImports(url, dist)) urls.add(imported);
  return urls;
}
