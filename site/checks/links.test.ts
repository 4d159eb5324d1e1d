import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { attributesOf, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();
const byAddress = new Map(pages.map((page) => [page.address, page]));

test.each(pages)('links of $address within the site have one form', (page) => {
  const wrong = attributesOf(page, 'a', 'href').filter(
    (href) =>
      href.startsWith('/') &&
      ((/.\/$|\/[?#]/.test(href) && !/^\/[?#]/.test(href)) || href.includes('.html')),
  );
  expect(wrong).toEqual([]);
});

test.each(pages)('anchors that $address leads to are there', (page) => {
  const missing = attributesOf(page, 'a', 'href').filter((href) => {
    const [path = '', anchor] = href.split('#');
    const target = path === '' ? page : byAddress.get(path.split('?')[0] as string);
    if (!anchor || !target) return false;
    return !target.elements.some((element) => getAttribute(element, 'id') === anchor);
  });
  expect(missing).toEqual([]);
});

test.each(pages)('links of $address that open a new tab say so', (page) => {
  const silent = page.elements.filter(
    (element) =>
      element.tagName === 'a' &&
      getAttribute(element, 'target') === '_blank' &&
      !page.html.includes('(opens in a new tab)'),
  );
  expect(silent).toEqual([]);
});
