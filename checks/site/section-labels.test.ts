import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

const pages = await readBuiltPages();

test.each(pages)(
  'no device of $address has a number twice, or one of its drawing',
  async (page) => {
    const numbers = withClass(page.elements, 'section-tag-device').map(getText);
    const lines = attributesOf(page, 'use', 'data-href').filter((each) => /yard-line/.test(each));
    const drawn = await Promise.all(
      lines.map((each) => readFile(join(dist, each.replace(/#.*/, '')), 'utf8')),
    );
    const taken = drawn.flatMap((svg) =>
      [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, it]) => it),
    );
    const twice = numbers.filter(
      (number, index) => numbers.indexOf(number) < index || taken.includes(number),
    );
    expect(twice).toEqual([]);
  },
);

test.each(pages)('each section of $address has words of its own', (page) => {
  const labels = withClass(page.elements, 'section-tag').map((tag) =>
    textOf(tag, (part) => getAttribute(part, 'aria-hidden') === 'true').trim(),
  );
  const headings = page.elements.filter(({ tagName }) => /^h[12]$/.test(tagName)).map(getText);
  expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
  expect(labels.filter((label) => headings.includes(label))).toEqual([]);
  expect(labels.filter((label) => !/\p{L}/u.test(label) || /^\d+\s/.test(label))).toEqual([]);
});

test.each(pages)('the rail of $address comes back live once, if it was dead', ({ elements }) => {
  const ids = elements.map((element) =>
    getAttribute(element, 'class') === 'second-source' ? 'back' : getAttribute(element, 'id'),
  );
  const back = ids.filter((id) => id === 'back').length;
  const body = elements.find(({ tagName }) => tagName === 'body');
  expect(back).toBe(body && getAttribute(body, 'class')?.includes('line-dead') ? 1 : 0);
  if (!back) return;
  const ends = ids.includes('process') ? 'process' : 'sheets';
  const before = ids
    .slice(0, ids.indexOf('back'))
    .filter((id) => id === 'process' || id === 'sheets');
  expect(before.at(-1)).toBe(ends);
});
