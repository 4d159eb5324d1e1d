import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { attributesOf, readBuiltPages } from '../site/built-site.ts';
import { textOf } from '../site/page-text.ts';

const pages = await readBuiltPages();
const pagesByAddress = new Map(pages.map((page) => [page.address, page]));
const pathOf = (href: string) => href.split(/[?#]/)[0] as string;
const hasTrailingSlash = (href: string) => /.\/$|.\/[?#]/.test(href);

test.each(pages)(
  'links of $address lead to existing pages and anchors, without trailing slashes',
  (page) => {
    const links = attributesOf(page, 'a', 'href');
    const isOutside = (href: string) => /^(?:[a-z][a-z\d+.-]*:|#|$)/i.test(href);
    const internal = links.filter((href) => !isOutside(href) && href !== '/sitemap.xml');
    const misspelled = internal.filter((href) => hasTrailingSlash(href) || href.includes('.html'));
    expect(misspelled, 'links with a trailing slash or .html').toEqual([]);
    // field-forms.test.ts tests the spreadsheets.
    const toPages = internal.filter((href) => !href.endsWith('.xlsx'));
    const toAbsentPages = toPages.filter((href) => !pagesByAddress.has(pathOf(href)));
    expect(toAbsentPages, 'links to absent pages').toEqual([]);
    const isAnchorAbsent = (href: string) => {
      const [, anchor] = href.split('#');
      const target = pathOf(href) === '' ? page : pagesByAddress.get(pathOf(href));
      if (!anchor || !target) return false;
      return !target.elements.some((element) => getAttribute(element, 'id') === anchor);
    };
    expect(links.filter(isAnchorAbsent), 'links to absent anchors').toEqual([]);
    const newTabs = page.elements.filter((each) => getAttribute(each, 'target') === '_blank');
    const unannounced = newTabs.filter((each) => !textOf(each).includes('(opens in a new tab)'));
    expect(
      unannounced.map((each) => textOf(each)),
      'links that open a new tab without a notice',
    ).toEqual([]);
  },
);
