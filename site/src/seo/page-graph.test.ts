import { expect, test } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import type { ServedArea } from './company-graph.ts';
import { findLastChange, pageGraph } from './page-graph.ts';

const company = await readCompany();
const site = new URL('https://llano.example');
const area = {
  region: { ring: { center: { latitude: 32, longitude: -102 }, radiusKm: 1 }, states: [] },
  towns: [],
} as unknown as ServedArea;
const listing = { title: 'Work', description: 'What we do.', keywords: ['work'] };
const january = new Date('2027-01-10');
const march = new Date('2027-03-10');

test('omits structured data for empty lists', () => {
  const graph = pageGraph(
    {
      path: '/services/work',
      listing: { ...listing, keywords: [] },
      facts: {
        breadcrumb: [],
        faqs: [],
        offers: [],
        article: { category: 'Work', published: january, minutes: 3 },
      },
    },
    { ...company, socialLinks: [] },
    site,
    area,
  );
  expect(JSON.stringify(graph)).not.toContain('[]');
  const types = graph.map((node) => (node as { '@type': string })['@type']);
  expect(types).toEqual(['WebPage', 'Electrician', 'BlogPosting']);
  // The page must not reference the breadcrumb node, which is omitted.
  expect(graph[0]).not.toHaveProperty('breadcrumb');
});

test('the last change of an article is the later of its publication and its review', () => {
  expect(findLastChange({ published: january })).toBe(january);
  expect(findLastChange({ published: january, reviewed: march })).toBe(march);
  expect(findLastChange({ published: march, reviewed: january })).toBe(march);
});
