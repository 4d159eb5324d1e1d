import { expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { readBuiltPages } from './built-site.ts';
import { withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

test.each(await readBuiltPages())('each section of $address has words of its own', (page) => {
  const labels = withClass(page.elements, 'section-tag').map((tag) =>
    textOf(tag, (part) => getAttribute(part, 'aria-hidden') === 'true').trim(),
  );
  const headings = page.elements.filter(({ tagName }) => /^h[12]$/.test(tagName)).map(getText);
  expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
  expect(labels.filter((label) => headings.includes(label))).toEqual([]);
  expect(labels.filter((label) => !/\p{L}/u.test(label) || /^\d+\s/.test(label))).toEqual([]);
});
