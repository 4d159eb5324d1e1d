import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import { type NumberRange, readNumber } from './read-field.ts';

const range: NumberRange = {
  name: 'Load',
  entry: 'a load',
  least: 1,
  most: 2000,
  unit: 'hp',
  example: 150,
};

test('numbers with commas, decimals or spaces are read, up to the limits', () => {
  const read = ['150', ' 150 ', '1,500', '1.5', '2.', '1,500.25', '1', '2,000'].map(
    (text) => readNumber(text, range).value,
  );
  expect(read).toEqual([150, 150, 1500, 1.5, 2, 1500.25, 1, 2000]);
});

const invalidTexts = [
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
];

test.each(invalidTexts)('"%s" is rejected with a message that states the limits', (text) => {
  const { problem } = readNumber(text, range);
  expect(problem).toContain('1 to 2,000\u00a0hp');
});

test.each([
  ['', 'Enter a load from 1 to 2,000 hp.'],
  ['5 hp', 'Enter a load from 1 to 2,000 hp, digits only, such as 150.'],
  ['1e3', 'Enter a load from 1 to 2,000 hp, digits only, such as 150.'],
  ['1,5', 'Enter a load from 1 to 2,000 hp, digits only, such as 150. Use a period for decimals.'],
  ['0', 'Load must be 1 to 2,000 hp. You entered 0.'],
  ['-5', 'Load must be 1 to 2,000 hp. You entered -5.'],
])('the message for "%s" is: %s', (text, message) => {
  expect(plainText(readNumber(text, range).problem ?? '')).toBe(message);
});

test('messages show years without commas and without a unit', () => {
  const year = { name: 'Year', entry: 'a year', least: 2020, most: 2100, unit: '', isYear: true };
  const problems = ['', '1999', 'x'].map((text) => readNumber(text, { ...year, example: 2027 }));
  expect(problems.map(({ problem }) => problem)).toEqual([
    'Enter a year from 2020 to 2100.',
    'Year must be 2020 to 2100. You entered 1999.',
    'Enter a year from 2020 to 2100, digits only, such as 2027.',
  ]);
});

test('any typed text yields a number within the limits or a problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const read = readNumber(text, range);
      if (read.value !== undefined)
        expect(read.value >= range.least && read.value <= range.most).toBe(true);
      else expect(read.problem).toMatch(/\.$/);
    }),
  );
});

test.each([
  ['$', 'Enter a price from $1 to $1,000.'],
  ['$/bbl', 'Enter a price from $1 to $1,000 per\u00a0bbl.'],
  ['%', 'Enter a price from 1 to 1,000%.'],
])('a range in %s is written as: %s', (unit, problem) => {
  const price = { name: 'Price', entry: 'a price', least: 1, most: 1000, unit, example: 70 };
  expect(readNumber('', price)).toEqual({ problem });
});
