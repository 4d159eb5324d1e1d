import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { attributesOf, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();
const byAddress = new Map(pages.map((page) => [page.address, page]));

test.each(pages)(
  'links of $address lead to existing pages and anchors, without trailing slashes',
  (page) => {
    const links = attributesOf(page, 'a', 'href');
    const inside = links.filter((href) => href.startsWith('/') && href !== '/sitemap.xml');
    const hasTrailingSlash = (href: string) => /.\/$|.\/[?#]/.test(href);
    const wrong = inside.filter((href) => hasTrailingSlash(href) || href.includes('.html'));
    expect(wrong, 'links with a trailing slash or .html').toEqual([]);
    const pathOf = (href: string) => href.split(/[?#]/)[0] as string;
    expect(
      // field-forms.test.ts tests the spreadsheets.
      inside.filter((href) => !byAddress.has(pathOf(href)) && !href.endsWith('.xlsx')),
      'links to absent pages',
    ).toEqual([]);
    const lost = links.filter((href) => {
      const [, anchor] = href.split('#');
      const target = pathOf(href) === '' ? page : byAddress.get(pathOf(href));
      return (
        anchor && target && !target.elements.some((each) => getAttribute(each, 'id') === anchor)
      );
    });
    expect(lost, 'links to absent anchors').toEqual([]);
    if (attributesOf(page, 'a', 'target').includes('_blank'))
      expect(page.html).toContain('(opens in a new tab)');
  },
);
