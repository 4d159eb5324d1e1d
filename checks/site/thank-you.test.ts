import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { referenceHooks } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { contact } from './content.ts';
import { findElement, pageAt, withClass } from './page-parts.ts';
import { hasClass, textOf } from './page-text.ts';

const { elements } = pageAt(routes.thankYou);

test('the reference is hidden until the service fills it in', () => {
  const line = findElement(
    elements,
    (each) => getAttribute(each, referenceHooks.line) !== undefined,
  );
  expect(getAttribute(line, 'hidden')).toBeDefined();
});

test('only the first of the next steps is marked as done', () => {
  const [container] = withClass(elements, 'for-customers').filter(
    ({ tagName }) => tagName === 'div',
  );
  const steps = withClass([...eachElement(container as Element)], 'step').map((item) => ({
    text: textOf(item),
    isDone: hasClass(item, 'step-live'),
  }));
  expect(steps).toEqual(
    contact.thankYou.next.steps.map(({ title }, index) => ({
      text: expect.stringContaining(title),
      isDone: index === 0,
    })),
  );
});
