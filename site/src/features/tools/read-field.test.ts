import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import { type NumberField, readNumber } from './read-field.ts';

const range: NumberField = {
  name: 'Load',
  entry: 'a load',
  least: 1,
  most: 2000,
  unit: 'hp',
  example: 150,
};

test.each([
  { text: '150', value: 150 },
  { text: ' 150 ', value: 150 },
  { text: '1,500', value: 1500 },
  { text: '1.5', value: 1.5 },
  { text: '2.', value: 2 },
  { text: '1,500.25', value: 1500.25 },
  { text: '1', value: 1 },
  { text: '2,000', value: 2000 },
])('"$text" is read as $value', ({ text, value }) => {
  expect(readNumber(text, range)).toEqual({ value });
});

test.each([
  '',
  '12x',
  '1,5',
  '-5',
  '1e3',
  'Infinity',
  'NaN',
  '.',
  '1.2.3',
  '0.99',
  '2001',
  '1 500',
])('"%s" is rejected with a message that states the limits', (text) => {
  const { problem } = readNumber(text, range);
  expect(problem).toContain('1 to 2,000\u00a0hp');
});

test.each([
  { text: '', message: 'Enter a load from 1 to 2,000 hp.' },
  { text: '5 hp', message: 'Enter a load from 1 to 2,000 hp, digits only, such as 150.' },
  { text: '1e3', message: 'Enter a load from 1 to 2,000 hp, digits only, such as 150.' },
  {
    text: '1,5',
    message:
      'Enter a load from 1 to 2,000 hp, digits only, such as 150. Use a period for decimals.',
  },
  { text: '0', message: 'Load must be 1 to 2,000 hp. You entered 0.' },
  { text: '-5', message: 'Load must be 1 to 2,000 hp. You entered -5.' },
])('the message for "$text" is: $message', ({ text, message }) => {
  expect(plainText(readNumber(text, range).problem ?? '')).toBe(message);
});

test.each([
  { text: '', message: 'Enter a year from 2020 to 2100.' },
  { text: '1999', message: 'Year must be 2020 to 2100. You entered 1999.' },
  { text: 'x', message: 'Enter a year from 2020 to 2100, digits only, such as 2027.' },
])('the message for the year "$text" has no commas and no unit', ({ text, message }) => {
  const year: NumberField = {
    name: 'Year',
    entry: 'a year',
    least: 2020,
    most: 2100,
    unit: '',
    example: 2027,
    isYear: true,
  };
  expect(readNumber(text, year).problem).toBe(message);
});

test('any typed text yields a number within the limits or a problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const { value, problem } = readNumber(text, range);
      if (value === undefined) expect(problem).toMatch(/\.$/);
      else expect(value >= range.least && value <= range.most).toBe(true);
    }),
  );
});

test.each([
  { unit: '$', message: 'Enter a price from $1 to $1,000.' },
  { unit: '$/bbl', message: 'Enter a price from $1 to $1,000 per\u00a0bbl.' },
  { unit: '%', message: 'Enter a price from 1 to 1,000%.' },
])('the message for a range in $unit is: $message', ({ unit, message }) => {
  const price = { name: 'Price', entry: 'a price', least: 1, most: 1000, unit, example: 70 };
  expect(readNumber('', price)).toEqual({ problem: message });
});
