import { type ComponentProps, createElement } from 'react';
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

const quoted = { ...record, clientFeedback };

const render = (props: ComponentProps<typeof EmergencyCaseStudy>) =>
  renderToStaticMarkup(createElement(EmergencyCaseStudy, props));

test('a case without client feedback has no quote', () => {
  const html = render({ record, illustrative: undefined });
  expect(html).not.toContain('blockquote');
  expect(html).toContain(record.impact);
});

test('an unconfirmed case does not quote its client', () => {
  const html = render({ record: quoted, illustrative: 'Illustrative' });
  expect(html).not.toContain('blockquote');
  expect(html).toContain(record.impact);
});

test('a confirmed case quotes its client', () => {
  const html = render({ record: quoted, illustrative: undefined });
  expect(html).toContain('blockquote');
  expect(html).toContain(record.impact);
});
