import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { referenceHooks } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { renderReference } from '#service/inquiry/filled-pages.ts';
import { contact } from './content.ts';
import { pageAt, part, withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

const { elements, html } = pageAt(routes.thankYou);

test('the place for the reference is empty and hidden, until the service fills it', () => {
  const read = (found: readonly Element[]) => {
    const withHook = (hook: string) =>
      part(found, (each) => getAttribute(each, hook) !== undefined);
    const isHidden = getAttribute(withHook(referenceHooks.line), 'hidden') !== undefined;
    return [isHidden, getText(withHook(referenceHooks.code))];
  };
  expect(read(elements)).toEqual([true, '']);
  const filled = [...eachElement(parse(renderReference(html, 'K7M4-R2XW') ?? ''))];
  expect(read(filled)).toEqual([false, 'K7M4-R2XW']);
});

test('of what happens next the first step is done and no other', () => {
  const [next] = withClass(elements, 'for-job').filter(({ tagName }) => tagName === 'div');
  const steps = withClass([...eachElement(next as Element)], 'step').map((item) => [
    textOf(item),
    getAttribute(item, 'class')?.includes('step-live'),
  ]);
  expect(steps).toEqual(
    contact.thankYou.next.steps.map(({ title }, at) => [expect.stringContaining(title), at === 0]),
  );
});
