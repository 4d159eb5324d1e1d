import { expect, test } from 'vitest';
import { eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { readBuiltPages } from '../site/built-site.ts';
import { withClass } from '../site/page-parts.ts';

const pages = await readBuiltPages();
const drawings = pages.flatMap(({ address, elements }) =>
  withClass(elements, 'drawing').map((drawing) => ({ address, drawing })),
);

test('the site has more inline drawings than pages', () => {
  expect(drawings.length).toBeGreaterThan(pages.length);
});

test('every drawing has a label or is hidden from assistive technology', () => {
  const unnamed = drawings.filter(({ drawing }) => {
    const label = getAttribute(drawing, 'aria-label');
    return getAttribute(drawing, 'aria-hidden') !== 'true' && !label;
  });
  expect(unnamed.map(({ address }) => address)).toEqual([]);
});

test('drawings contain their shapes instead of referring to other files', () => {
  const referring = drawings.filter(({ drawing }) =>
    [...eachElement(drawing)].some(({ tagName }) => ['use', 'image'].includes(tagName)),
  );
  expect(referring.map(({ address }) => address)).toEqual([]);
});

test('every color attribute in a drawing is on an element with a class', () => {
  const fixed = drawings.flatMap(({ address, drawing }) =>
    [...eachElement(drawing)]
      .filter((element) => {
        const colors = [getAttribute(element, 'fill'), getAttribute(element, 'stroke')];
        return colors.some((color) => color && color !== 'none') && !getAttribute(element, 'class');
      })
      .map((element) => `${address}: <${element.tagName}> ${getText(element)}`),
  );
  expect(fixed).toEqual([]);
});
