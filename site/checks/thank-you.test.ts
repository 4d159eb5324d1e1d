import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { referenceHooks } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { renderReference } from '#service/inquiry/filled-pages.ts';
import { attributesOf, type BuiltPage } from './built-site.ts';
import { contact } from './content.ts';
import { pageAt, part, withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

const page = pageAt(routes.thankYou);
const withHook = ({ elements }: Pick<BuiltPage, 'elements'>, hook: string) =>
  part(elements, (element) => getAttribute(element, hook) !== undefined);

test('the place for the reference is empty and hidden, until the service fills it', () => {
  expect(getAttribute(withHook(page, referenceHooks.line), 'hidden')).toBeDefined();
  expect(getText(withHook(page, referenceHooks.code))).toBe('');
  const filled = renderReference(page.html, 'K7M4-R2XW') ?? '';
  const elements = [...eachElement(parse(filled))];
  expect(getAttribute(withHook({ elements }, referenceHooks.line), 'hidden')).toBeUndefined();
  expect(getText(withHook({ elements }, referenceHooks.code))).toBe('K7M4-R2XW');
});

test('of what happens next the first step is done and no other', () => {
  const { steps } = contact.thankYou.next;
  const [next] = withClass(page.elements, 'for-job').filter(({ tagName }) => tagName === 'div');
  const items = withClass([...eachElement(next as Element)], 'step');
  expect(items.map((item) => textOf(item))).toEqual(
    steps.map(({ title }) => expect.stringContaining(title)),
  );
  expect(items.map((item) => getAttribute(item, 'class')?.includes('step-live'))).toEqual(
    steps.map((_, index) => index === 0),
  );
  const symbols = attributesOf(page, 'use', 'data-href')
    .filter((address) => address.includes('/symbols.'))
    .map((address) => address.split('#')[1])
    // Those after them are of the steps that a job seeker reads about.
    .slice(0, steps.length);
  expect(symbols).toEqual(['breaker', ...steps.slice(1).map(() => 'switch')]);
});
