import { expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { readBuiltPages } from './built-site.ts';
import { withClass } from './page-parts.ts';

const pages = await readBuiltPages();
const twice = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) < at);

test.each(pages)(
  'each section of $address has a label of its own, without a device number',
  ({ elements }) => {
    const labels = withClass(elements, 'section-tag').map((tag) => getText(tag).trim());
    const headings = elements.filter(({ tagName }) => /^h[12]$/.test(tagName)).map(getText);
    expect(twice(labels)).toEqual([]);
    expect(labels.filter((label) => headings.includes(label))).toEqual([]);
    expect(labels.filter((label) => !/\p{L}/u.test(label) || /^\d+\s/.test(label))).toEqual([]);
  },
);

test.each(pages)('the rail of $address becomes live again at most once', ({ elements }) => {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const isDead = body && getAttribute(body, 'class')?.includes('line-dead');
  expect(withClass(elements, 'second-source')).toHaveLength(isDead ? 1 : 0);
});
