import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workerPath, workerPolicy } from '#contract/content-security-policy.ts';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { editorRoute, offlineRoute, routes } from '#contract/routes.ts';
import { attributesOf, dist, metaOf, readBuiltPages } from './built-site.ts';
import { findElement, pageAt } from './page-parts.ts';

const pages = await readBuiltPages();

test('the service worker names the addresses of the offline page, the editor and the thank-you page', async () => {
  const worker = await readFile(join(dist, workerPath), 'utf8');
  for (const route of [offlineRoute, editorRoute, routes.thankYou]) {
    expect(worker).toContain(`'${route}'`);
  }
});

test('on static hosts, the service worker is revalidated, and its content security policy allows requests to the site only', async () => {
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  expect(headers.split('\n\n')).toContain(
    `${workerPath}\n  Cache-Control: no-cache\n  Content-Security-Policy: ${workerPolicy}`,
  );
});

test('the offline page has both phone numbers and a retry link, and lists every page of the sitemap once', () => {
  const main = findElement(pageAt(offlineRoute).elements, ({ tagName }) => tagName === 'main');
  const links = [...eachElement(main)]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href') ?? '');
  expect(links.filter((href) => href.startsWith('tel:'))).toHaveLength(2);
  // The retry link, and the link to the last form, whose address a script adds.
  expect(links.filter((href) => href === '')).toHaveLength(2);
  const listed = links.filter((href) => href.startsWith('/'));
  expect(new Set(listed).size).toBe(listed.length);
  const indexed = pages.filter((each) => !metaOf(each, 'robots')?.includes('noindex'));
  expect(listed).toEqual(expect.arrayContaining(indexed.map(({ address }) => address)));
  const addresses = pages.map(({ address }) => address);
  expect(listed.filter((href) => !addresses.includes(href))).toEqual([]);
});

test('no page, sitemap, llms.txt or feed links to the offline page', async () => {
  const linking = pages.filter((page) => attributesOf(page, 'a', 'href').includes(offlineRoute));
  expect(linking).toEqual([]);
  for (const file of ['sitemap.xml', 'llms.txt', 'rss.xml']) {
    expect(await readFile(join(dist, file), 'utf8')).not.toContain(offlineRoute);
  }
});
