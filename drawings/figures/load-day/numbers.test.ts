import { expect, test } from 'vitest';
import { hoursAbove, throughPoints } from './numbers.ts';

const load = throughPoints([
  [0, 40],
  [6, 40],
  [12, 100],
  [24, 40],
]);

test('the curve runs through its points and is symmetric between two of them', () => {
  expect(load(12)).toBe(100);
  expect(load(4)).toBe(40);
  expect(load(9)).toBeCloseTo(70, 9);
});

test('between two points the curve does not go beyond their values', () => {
  const quarters = Array.from({ length: 97 }, (_, i) => load(i / 4));
  expect([Math.min(...quarters), Math.max(...quarters)]).toEqual([40, 100]);
});

test('hours above a limit are found to the quarter-hour', () => {
  expect(hoursAbove(load, 70)).toEqual([9, 18]);
  expect(hoursAbove((hour) => 10 * hour, 101)).toEqual([10.25, 24]);
});
