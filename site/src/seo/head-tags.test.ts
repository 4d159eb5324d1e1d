import { expect, test } from 'vitest';
import { serializeGraph } from './head-tags.tsx';
import { describeFaqs } from './page-graph.ts';

test('text that looks like the end of the script stays text', () => {
  const answer = 'Say </script><script>alert(1)</script> <!-- aloud';
  const faqs = describeFaqs(
    '/a',
    [{ question: 'What?', answer }],
    new URL('https://llano.example'),
  );
  const json = serializeGraph([faqs]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe(answer);
});
