import { expect, test } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import type { ServedArea } from './company-graph.ts';
import { describePageGraph, findLastChange } from './page-graph.ts';

const company = await readCompany();
const site = new URL('https://llano.example');
const area = {
  region: { ring: { center: { latitude: 32, longitude: -102 }, radiusKm: 1 }, states: [] },
  towns: [],
} as unknown as ServedArea;
const listing = { title: 'Work', description: 'What we do.', keywords: ['work'] };
const january = new Date('2027-01-10');
const march = new Date('2027-03-10');

test('a list without entries has no record', () => {
  const graph = describePageGraph(
    {
      path: '/services/work',
      listing: { ...listing, keywords: [] },
      breadcrumb: [],
      faqs: [],
      offers: [],
      article: { category: 'Work', published: january, minutes: 3 },
    },
    { ...company, socialLinks: [] },
    site,
    area,
  );
  expect(JSON.stringify(graph)).not.toContain('[]');
  const types = graph.map((node) => (node as { '@type': string })['@type']);
  expect(types).toEqual(['WebPage', 'Electrician', 'BlogPosting']);
  // The page must not reference a record that the graph omits.
  expect(graph[0]).not.toHaveProperty('breadcrumb');
});

test('an article was last changed by its review, unless it was published after it', () => {
  expect(findLastChange({ published: january })).toBe(january);
  expect(findLastChange({ published: january, reviewed: march })).toBe(march);
  expect(findLastChange({ published: march, reviewed: january })).toBe(march);
});
