import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { attributesOf, metaOf } from './built-site.ts';
import { withClass } from './page-parts.ts';
import { indexed, shownText } from './structured-data.ts';

/* Tests that the structured data of each page agrees with the page. */

describe.each(indexed)('$address', (page) => {
  test('has the same questions and answers in its structured data and on the page', () => {
    const inData = page.graph
      .filter((node) => node['@type'] === 'FAQPage')
      .flatMap((node) => node.mainEntity ?? [])
      .map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }));
    const shown = withClass(page.elements, 'accordion-item').flatMap((item) => {
      const [summary] = [...eachElement(item)].filter(({ tagName }) => tagName === 'summary');
      const [answer] = withClass([...eachElement(item)], 'accordion-answer');
      // Skip maintenance rounds, which use the same component without an answer.
      return answer ? [{ question: shownText(summary), answer: shownText(answer) }] : [];
    });
    expect(inData).toEqual(shown);
  });

  test('has the same breadcrumb in its structured data and on the page', () => {
    const [list] = page.graph.filter((node) => node['@type'] === 'BreadcrumbList');
    const inData = (list?.itemListElement ?? []).map(({ position, name, item }) => ({
      position,
      name,
      path: new URL(item).pathname,
    }));
    const [shownList] = withClass(page.elements, 'breadcrumb');
    const entries = shownList
      ? [...eachElement(shownList)].filter(({ tagName }) => tagName === 'li')
      : [];
    const shown = entries.map((entry, index) => {
      const link = [...eachElement(entry)].find(({ tagName }) => tagName === 'a');
      // The last entry is the page itself and has no link.
      const ownPath = new URL(metaOf(page, 'og:url') ?? '').pathname;
      const path = (link && getAttribute(link, 'href')) ?? ownPath;
      return { position: index + 1, name: shownText(entry), path };
    });
    expect(inData).toEqual(shown);
  });

  test('has the same address, title and description in its structured data and its head', () => {
    const [self] = page.graph.filter((node) => node['@type'].endsWith('Page') && node.url);
    expect(self?.url).toBe(metaOf(page, 'og:url'));
    expect(self?.name).toBe(metaOf(page, 'og:title'));
    expect(self?.description).toBe(metaOf(page, 'description'));
  });

  test('links to the phone number in its structured data', () => {
    const [company] = page.graph.filter((node) => node['@type'] === 'Electrician');
    expect(attributesOf(page, 'a', 'href')).toContain(`tel:${company?.telephone}`);
  });
});
