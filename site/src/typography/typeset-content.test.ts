import { expect, test } from 'vitest';
import { typesetContent } from './typeset-content.ts';

test('typesets strings at any depth, and `heading` and `title` fields as headings', () => {
  expect(
    typesetContent({
      heading: 'A six-well pad',
      items: [{ title: 'In 24 hours', text: "It's a six-well pad at 480 V" }, '10-15%'],
    }),
  ).toEqual({
    heading: 'A six-\u2060well pad',
    items: [
      { title: 'In 24\u00a0hours', text: 'It’s a six-well pad at 480\u00a0V' },
      '10\u2060–\u206015%',
    ],
  });
});

test.each([
  'one-line',
  'substation-one-line',
  '/services/samples/one-line',
  '/_astro/one-line.avif 400w, /_astro/one-line.avif 800w',
  '#one-line-diagram',
  'https://maps.example/?bbox=-102.6,32.2',
  "mailto:office@calicheridge.example?subject=The%20yard's%20one-line",
  "o'brien@calicheridge.example",
])('does not change the id or address %s', (value) => {
  expect(typesetContent({ title: value, list: [value] })).toEqual({ title: value, list: [value] });
});

test('does not change alternative text', () => {
  expect(typesetContent({ alt: "The yard's 480 V bus" })).toEqual({ alt: "The yard's 480 V bus" });
});

test('does not change values other than strings', () => {
  const date = new Date();
  const findAddress = () => '/a';
  const content = { date, findAddress, count: 2, none: undefined, nothing: null, open: true };
  expect(typesetContent(content)).toEqual(content);
  expect(typesetContent(content).date).toBe(date);
});
