import { expect, test } from 'vitest';
import { writeDecimals } from './write-decimals.ts';

test('a number has the digits that are asked for, and commas between thousands', () => {
  expect(writeDecimals(12_345.678, 2)).toBe('12,345.68');
  expect(writeDecimals(5, 2)).toBe('5');
  expect(writeDecimals(5, 2, 2)).toBe('5.00');
  expect(writeDecimals(0.04, 1, 1)).toBe('0.0');
});
