import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { readBuiltPages } from '../site/built-site.ts';
import { addresses, company } from '../site/content.ts';

/** Parts of an article that a reader view may omit: buttons, and links to other articles. */
const omittedParts = '.share, .article-neighbors, [aria-labelledby="related-heading"]';

const pages = await readBuiltPages();
const articles = pages.filter(({ address }) => addresses.articles.includes(address));

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

describe.skipIf(articles.length === 0)('the reader view of', () => {
  test.each(articles)(
    '$address has the headings, records and sources, and the author',
    ({ html }) => {
      const { document } = parseHTML(html);
      const article = document.querySelector('article');
      if (!article) throw new Error('The page has no article.');
      const parts = [...article.querySelectorAll('h2, h3, .records > li, .sources li')].filter(
        (part) => !part.closest(omittedParts),
      );
      const expected = parts.map((part) => {
        // Numbers of records are decoration.
        const copy = part.cloneNode(true) as typeof part;
        for (const decoration of copy.querySelectorAll('[aria-hidden="true"]')) decoration.remove();
        return withoutSpaces(copy.textContent ?? '');
      });
      const read = new Readability(document).parse();
      const text = withoutSpaces(read?.textContent ?? '');
      expect(text).not.toBe('');
      expect(expected.filter((each) => !text.includes(each))).toEqual([]);
      expect(read?.byline).toBe(company.name);
    },
  );
});
