import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NumberRange, readNumber } from './read-field.ts';

const range: NumberRange = { name: 'The load', least: 1, most: 2000, unit: 'hp', example: 150 };

test('a number is read as people write it', () => {
  for (const [text, value] of [
    ['150', 150],
    [' 150 ', 150],
    ['1,500', 1500],
    ['1.5', 1.5],
    ['2.', 2],
    ['1,500.25', 1500.25],
  ] as const) {
    expect(readNumber(text, range)).toEqual({ value });
  }
});

test('what is not a number is said with what is possible', () => {
  for (const text of [
    '',
    '  ',
    '12x',
    '1,5',
    '1 500',
    '-5',
    '1e3',
    'Infinity',
    'NaN',
    '.',
    '1.2.3',
  ]) {
    const { problem } = readNumber(text, range);
    expect(problem, text).toContain('1 to 2,000\u00a0hp');
    if (text.trim()) expect(problem).toContain(`“${text.trim()}”`);
  }
});

test('a number beyond the limits is said with the limits, the limits themselves pass', () => {
  expect(readNumber('0.99', range).problem).toContain('1 to 2,000\u00a0hp');
  expect(readNumber('2001', range).problem).toContain('2001');
  expect(readNumber('1', range)).toEqual({ value: 1 });
  expect(readNumber('2,000', range)).toEqual({ value: 2000 });
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
