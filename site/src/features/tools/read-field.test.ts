import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NumberRange, readNumber } from './read-field.ts';

const range: NumberRange = { name: 'The load', least: 1, most: 2000, unit: 'hp', example: 150 };

test('a number is read as people write it, to the limits', () => {
  const read = ['150', ' 150 ', '1,500', '1.5', '2.', '1,500.25', '1', '2,000'].map(
    (text) => readNumber(text, range).value,
  );
  expect(read).toEqual([150, 150, 1500, 1.5, 2, 1500.25, 1, 2000]);
});

const refused = [
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

test.each(refused)('"%s" is refused, and the problem names the limits', (text) => {
  const { problem } = readNumber(text, range);
  expect(problem).toContain('1 to 2,000\u00a0hp');
  expect(problem).toContain(text);
});

test('whatever is typed is a number within the limits or a problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const read = readNumber(text, range);
      if (read.value !== undefined)
        expect(read.value >= range.least && read.value <= range.most).toBe(true);
      else expect(read.problem).toMatch(/\.$/);
    }),
  );
});
