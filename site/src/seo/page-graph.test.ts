import { expect, test } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import { fixtureFolder } from '../../../checks/fixture/folders.ts';
import { faqNode, pageGraph, type ServedArea, serializeGraph } from './page-graph.ts';

const company = await readCompany(fixtureFolder);
const site = new URL('https://llano.example');
const area: ServedArea = {
  region: {
    ring: { center: { latitude: 32, longitude: -102 }, radiusKm: 1, bearing: 0 },
    states: [],
  },
  towns: [],
};
const listing = { title: 'Work', description: 'What we do.', keywords: ['work'] };

test('omits structured data for empty lists', () => {
  const graph = pageGraph(
    {
      path: '/services/work',
      listing: { ...listing, keywords: [] },
      facts: {
        breadcrumb: [],
        faqs: [],
        offers: [],
        article: { category: 'Work', published: new Date('2027-01-10'), minutes: 3 },
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
  expect(graph[0]).toMatchObject({ breadcrumb: undefined });
});

test('escapes text that would end the script element', () => {
  const answer = 'Say </script><script>alert(1)</script> <!-- aloud';
  const json = serializeGraph([faqNode('/a', [{ question: 'What?', answer }], site)]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
});
