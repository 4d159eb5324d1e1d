import { describe, expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { readBuiltPages } from './built-site.ts';
import { withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

const pages = await readBuiltPages();

describe.each(pages)('$address', ({ elements }) => {
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

  test('every label is words without its device number', () => {
    expect(labels.filter((label) => !/\p{L}/u.test(label) || /^\d+\s/.test(label))).toEqual([]);
  });
});
