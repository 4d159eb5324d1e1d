import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmergencyCaseStudy } from './emergency-case-study.tsx';

const record = {
  title: 'A ground trip',
  situation: 'A feeder trips.',
  response: ['Isolated', 'Tested', 'Restored'],
  impact: 'One cable section was replaced.',
};
const clientFeedback = { quote: 'They said why.', source: 'Superintendent, Andrews County' };

test.each([
  ['there is none', record, undefined, false],
  ['the case is not confirmed', { ...record, clientFeedback }, 'Illustrative', false],
  ['the case is confirmed', { ...record, clientFeedback }, undefined, true],
])('a client is quoted or not: %s', (_when, shown, illustrative, isQuoted) => {
  const html = renderToStaticMarkup(
    createElement(EmergencyCaseStudy, { record: shown, illustrative }),
  );
  expect(html.includes('blockquote')).toBe(isQuoted);
  expect(html).toContain(record.impact);
});
