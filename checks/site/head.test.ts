import { describe, expect, test } from 'vitest';
import { getText } from '#contract/html-tree.ts';
import { sampleSheetRoute } from '#contract/routes.ts';
import { attributesOf, metaOf, readBuiltPages } from './built-site.ts';
import { addresses, sheets } from './content.ts';

const pages = await readBuiltPages();
// Second addresses of pages, which name the first as canonical.
const aliases = addresses.aliases.map(({ path }) => path);
const indexed = pages.filter(
  (page) => !metaOf(page, 'robots')?.includes('noindex') && !aliases.includes(page.address),
);

test('no two pages share a title or a description', () => {
  for (const name of ['og:title', 'description']) {
    const own = pages.filter(({ address }) => !aliases.includes(address));
    const values = own.map((page) => metaOf(page, name));
    expect(new Set(values).size, name).toBe(own.length);
  }
});

test('only the thank-you, the not-found, the offline page and sample sheets are kept from search engines', () => {
  const hidden = pages.filter((page) => metaOf(page, 'robots')?.includes('noindex'));
  expect(hidden.map(({ address }) => address).sort()).toEqual(
    [
      '/404',
      '/contact/thank-you',
      '/offline',
      ...sheets.map(({ id }) => sampleSheetRoute(id)),
    ].sort(),
  );
});

describe.each(pages)('$address', (page) => {
  test('its head is complete and agrees with itself, its title names the company once', () => {
    const [title] = page.elements.filter(({ tagName }) => tagName === 'title').map(getText);
    expect(title?.split(metaOf(page, 'og:site_name') ?? '')).toHaveLength(2);
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(49);
    expect(metaOf(page, 'keywords')).toBeTruthy();
    expect(metaOf(page, 'og:title')).toBe(title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'twitter:card')).toBeTruthy();
    expect(attributesOf(page, 'link', 'rel')).toEqual(
      expect.arrayContaining(['icon', 'apple-touch-icon']),
    );
  });

  test('it has one main heading and headings in order', () => {
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });
});

test.each(indexed)('$address names its own address as canonical', (page) => {
  const canonical = page.elements
    .filter(
      ({ tagName, attrs }) =>
        tagName === 'link' && attrs.some(({ value }) => value === 'canonical'),
    )
    .map((element) => new URL(element.attrs.find(({ name }) => name === 'href')?.value ?? ''));
  expect(canonical.map(({ pathname }) => pathname)).toEqual([page.address]);
  expect(metaOf(page, 'og:url')).toBe(canonical[0]?.href);
});
