import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['1,728 V', 1728, 'V'],
  ['0.720', 0.72, undefined],
  ['−3.4%', -0.034, undefined],
  ['+0.08%', 0.0008, undefined],
  ['2.40 Ω', 2.4, 'Ω'],
  ['31 ft-lb', 31, 'ft-lb'],
])('"%s" is parsed as a number', (cell, value, unit) => {
  const quantity = readQuantity(cell);
  expect(quantity?.value).toBeCloseTo(value, 12);
  expect(quantity?.unit).toBe(unit);
});

test.each([
  '52 opens',
  '52, springs',
  '3, left',
  '1, 2',
  '07:12',
  'Max. 0.5%',
  '< 0.050 s',
  'At 09:12',
  '',
])('"%s" is not parsed as a number', (cell) => {
  expect(readQuantity(cell)).toBeUndefined();
});
