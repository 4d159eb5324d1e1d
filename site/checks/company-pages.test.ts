import { expect, test } from 'vitest';
import { readBuiltPages } from './built-site.ts';
import { privacyPolicy } from './content.ts';
import { hrefs, pageAt } from './page-parts.ts';

const pages = await readBuiltPages();

test('the privacy policy carries its date and its two buttons', () => {
  const page = pageAt('/privacy-policy');
  const { updated, home, contact } = privacyPolicy;
  expect(page.html).toContain(
    updated.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  );
  expect(hrefs(page)).toContainEqual([home, '/']);
  expect(hrefs(page)).toContainEqual([contact, '/contact']);
});

test('every page below home but contact, its answer, articles, sample sheets, the not-found and the offline page ends with the join-the-team band', () => {
  const without = pages
    .filter(({ html }) => !html.includes('join-heading'))
    .map(({ address }) => address)
    .filter((address) => !/^\/(blog|services\/samples)\//.test(address));
  expect(without.sort()).toEqual(['/', '/404', '/contact', '/contact/thank-you', '/offline']);
});

test('an article ends with a call of its own in place of the band', () => {
  const articles = pages.filter(({ address }) => address.startsWith('/blog/'));
  expect(articles.length).toBeGreaterThan(0);
  expect(articles.filter(({ html }) => html.includes('join-heading'))).toEqual([]);
  expect(articles.filter(({ html }) => !html.includes('closing-heading'))).toEqual([]);
});

test('no internal link leads to a page that is missing, the sitemap of search engines excepted', () => {
  const known = new Set(pages.map(({ address }) => address));
  const missing = new Set<string>();
  for (const page of pages) {
    for (const [, href] of hrefs(page)) {
      const path = href?.startsWith('/') ? href.split(/[?#]/)[0] : undefined;
      if (path && !known.has(path) && path !== '/sitemap.xml')
        missing.add(`${page.address} → ${path}`);
    }
  }
  expect([...missing]).toEqual([]);
});
