import { expect, test } from 'vitest';
import { serializeGraph } from './head-tags.tsx';
import { faqNode, reviewProperties } from './page-graph.ts';

test('escapes text that would end the script element', () => {
  const answer = 'Say </script><script>alert(1)</script> <!-- aloud';
  const faqs = faqNode('/a', [{ question: 'What?', answer }], new URL('https://llano.example'));
  const json = serializeGraph([faqs]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
});

test('describes the reviewer of an article only if the owner names one', () => {
  const reviewed = new Date('2026-11-24');
  expect(reviewProperties({ reviewed })).toEqual({});
  const reviewer = { name: 'Jane Roe', license: 'PE 12345, Texas' };
  expect(reviewProperties({ reviewed, reviewer })).toMatchObject({
    lastReviewed: '2026-11-24',
    reviewedBy: { name: 'Jane Roe', hasCredential: { name: 'PE 12345, Texas' } },
  });
});
