import { expect, test } from 'vitest';
import { rodReading } from './fall-of-potential.ts';

const rod = { length: 10, diameter: 0.625, resistance: 31 };

test('with the current probe far away the reading halfway is the rod’s own resistance', () => {
  expect(rodReading(rod, 1_000_000)(500_000)).toBeCloseTo(31, 2);
});

test('at 61.8 % of the way to a probe that is far enough the test reads the true value', () => {
  const good = rodReading(rod, 100);
  expect(Math.abs(good(61.8) - 31)).toBeLessThan(0.1);
  // Ten percent either way it is flat there.
  expect(good(71.8) - good(51.8)).toBeLessThan(1.2);
  const bad = rodReading(rod, 20);
  expect(bad(14.36) - bad(10.36)).toBeGreaterThan(4);
});

test('readings scale with the soil, and rise all the way to the current probe', () => {
  const read = rodReading(rod, 100);
  expect(rodReading({ ...rod, resistance: 62 }, 100)(40)).toBeCloseTo(2 * read(40), 9);
  const way = Array.from({ length: 98 }, (_, i) => read(i + 1));
  expect(way).toEqual(way.toSorted((a, b) => a - b));
});

test('two readings worked by hand', () => {
  // 4L/a is 1,536, its logarithm 7.3369, less one 6.3369; asinh(10/62) is 0.1606, asinh(0.1)
  // 0.0998, 10/38 is 0.2632: 31 × (6.3369 − 0.1606 − 0.0998 + 0.2632) / 6.3369 = 31.01.
  expect(rodReading(rod, 100)(62)).toBeCloseTo(31.01, 2);
  // Ten feet from the rod asinh(1) is 0.8814 and 10/90 0.1111: 31 × 5.4668 / 6.3369 = 26.74.
  expect(rodReading(rod, 100)(10)).toBeCloseTo(26.74, 2);
});
