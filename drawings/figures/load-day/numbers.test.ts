import { expect, test } from 'vitest';
import { hoursAbove, smoothCurveThrough } from './numbers.ts';

const load = smoothCurveThrough([
  [0, 40],
  [6, 40],
  [12, 100],
  [24, 40],
]);

test('the curve passes through its points, and halfway between two points through their average', () => {
  expect(load(12)).toBe(100);
  expect(load(4)).toBe(40);
  expect(load(9)).toBeCloseTo(70, 9);
});

test('between two points, the curve stays within the values of the two points', () => {
  const quarters = Array.from({ length: 97 }, (_, i) => load(i / 4));
  expect([Math.min(...quarters), Math.max(...quarters)]).toEqual([40, 100]);
});

test('finds the first and last quarter-hour at or above a limit', () => {
  expect(hoursAbove(load, 70)).toEqual([9, 18]);
  expect(hoursAbove((hour) => 10 * hour, 101)).toEqual([10.25, 24]);
});
