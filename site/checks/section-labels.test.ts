import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

const pages = await readBuiltPages();

describe.each(pages)('$address', (page) => {
  const { elements } = page;
  const labels = withClass(elements, 'section-tag').map((tag) =>
    textOf(tag, (part) => getAttribute(part, 'aria-hidden') === 'true').trim(),
  );

  test('no two sections have the same label', () => {
    expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
  });

  test('no label says what its heading says', () => {
    const headings = elements.filter(({ tagName }) => /^h[12]$/.test(tagName)).map(getText);
    expect(labels.filter((label) => headings.includes(label))).toEqual([]);
  });

  test('no device has a number that another section or the drawing under the hero has', async () => {
    const numbers = withClass(elements, 'section-tag-device').map(getText);
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
  });

  test('every label is words without its device number', () => {
    expect(labels.filter((label) => !/\p{L}/u.test(label) || /^\d+\s/.test(label))).toEqual([]);
  });
});
