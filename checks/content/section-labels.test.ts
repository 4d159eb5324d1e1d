import { expect, test } from 'vitest';
import { getAttribute, getText } from '#contract/html-tree.ts';
import { readBuiltPages } from '../site/built-site.ts';
import { withClass } from '../site/page-parts.ts';

const pages = await readBuiltPages();
const findDuplicates = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) < index);

test.each(pages)(
  'each section of $address has a unique label without a device number',
  ({ elements }) => {
    const labels = withClass(elements, 'section-tag').map((tag) => getText(tag).trim());
    const headings = elements.filter(({ tagName }) => /^h[12]$/.test(tagName)).map(getText);
    expect(findDuplicates(labels)).toEqual([]);
    expect(labels.filter((label) => headings.includes(label))).toEqual([]);
    expect(labels.filter((label) => !/\p{L}/u.test(label) || /^\d+\s/.test(label))).toEqual([]);
  },
);

test.each(pages)(
  'the rail of $address is re-energized once if it is de-energized',
  ({ elements }) => {
    const body = elements.find(({ tagName }) => tagName === 'body');
    const isDeenergized = body && getAttribute(body, 'class')?.includes('line-dead');
    expect(withClass(elements, 'second-source')).toHaveLength(isDeenergized ? 1 : 0);
  },
);
