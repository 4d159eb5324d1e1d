import { expect, test } from 'vitest';
import { rodReading } from './numbers.ts';

const rod = { length: 10, diameter: 0.625, resistance: 31 };
const ohms = rodReading(rod, 100);

test('halfway to a very distant current probe, the reading is the true resistance', () => {
  expect(rodReading(rod, 1_000_000)(500_000)).toBeCloseTo(31, 2);
});

test('readings match values calculated by hand', () => {
  // At 62 ft: ln(4L/a) − 1 = ln(1,536) − 1 = 6.3369, asinh(10/62) = 0.1606, asinh(10/100) = 0.0998 and
  // 10/38 = 0.2632, so the reading is 31 × (6.3369 − 0.1606 − 0.0998 + 0.2632) / 6.3369 = 31.01.
  expect(ohms(62)).toBeCloseTo(31.01, 2);
  // At 10 ft: asinh(10/10) = 0.8814 and 10/90 = 0.1111, so the reading is 31 × 5.4668 / 6.3369 = 26.74.
  expect(ohms(10)).toBeCloseTo(26.74, 2);
});

test('with a distant current probe, the curve is flat around 61.8 % and shows the true resistance there', () => {
  expect(Math.abs(ohms(61.8) - 31)).toBeLessThan(0.1);
  expect(ohms(71.8) - ohms(51.8)).toBeLessThan(1.2);
});

test('with the current probe too close, the curve is not flat around 61.8 %', () => {
  const closeReading = rodReading(rod, 20);
  expect(closeReading(14.36) - closeReading(10.36)).toBeGreaterThan(4);
});
