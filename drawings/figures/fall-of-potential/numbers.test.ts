import { expect, test } from 'vitest';
import { rodReading } from './numbers.ts';

const rod = { length: 10, diameter: 0.625, resistance: 31 };
const ohms = rodReading(rod, 100);

test('halfway to a current probe that is very far away, the reading is the true resistance', () => {
  expect(rodReading(rod, 1_000_000)(500_000)).toBeCloseTo(31, 2);
});

test('readings equal values worked by hand', () => {
  // 4L/a is 1,536, its logarithm 7.3369, less one 6.3369; asinh(10/62) is 0.1606, asinh(0.1)
  // 0.0998, 10/38 is 0.2632: 31 × (6.3369 − 0.1606 − 0.0998 + 0.2632) / 6.3369 = 31.01.
  expect(ohms(62)).toBeCloseTo(31.01, 2);
  // Ten feet from the rod asinh(1) is 0.8814 and 10/90 0.1111: 31 × 5.4668 / 6.3369 = 26.74.
  expect(ohms(10)).toBeCloseTo(26.74, 2);
});

test('with the current probe far enough, the curve is flat around 61.8 % and reads the true value', () => {
  expect(Math.abs(ohms(61.8) - 31)).toBeLessThan(0.1);
  expect(ohms(71.8) - ohms(51.8)).toBeLessThan(1.2);
});

test('with the current probe too close, the curve is nowhere flat', () => {
  const near = rodReading(rod, 20);
  expect(near(14.36) - near(10.36)).toBeGreaterThan(4);
});
