import { expect, test } from 'vitest';
import { getAttribute } from '#forms/html-tree.ts';
import { budgets } from '../../bench/budgets.ts';
import { type Measured, weighFirstVisit, weighSecondPage } from '../../bench/weight.ts';
import { attributesOf, readBuiltPages } from './built-site.ts';
import { isSample } from './content.ts';
import { readFirstVisit, weigh } from './first-visit.ts';

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

test('no page but the one with the form has an island', () => {
  const withIsland = visits.filter(({ hasIsland }) => hasIsland);
  expect(withIsland.map(({ address }) => address)).toEqual(['/contact']);
});
