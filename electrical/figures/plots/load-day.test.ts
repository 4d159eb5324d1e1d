import { expect, test } from 'vitest';
import { hoursAbove, throughPoints } from './load-day.ts';

const points = [
  [0, 40],
  [6, 40],
  [12, 100],
  [24, 40],
] as const;
const load = throughPoints(points);
const quarters = Array.from({ length: 97 }, (_, i) => i / 4);

test('the curve runs through its points', () => {
  for (const [hour, value] of points) expect(load(hour)).toBeCloseTo(value, 9);
});

test('between two points it never leaves what they span', () => {
  for (const hour of quarters) {
    expect(load(hour)).toBeGreaterThanOrEqual(40 - 1e-9);
    expect(load(hour)).toBeLessThanOrEqual(100 + 1e-9);
  }
  expect([0, 2, 4, 6].map(load)).toEqual([40, 40, 40, 40]);
});

test('halfway between a level start and a level end it is halfway up', () => {
  expect(load(9)).toBeCloseTo(70, 9);
  expect(load(18)).toBeCloseTo(70, 9);
});

test('the hours above a limit are counted by quarters, the limit included', () => {
  expect(hoursAbove(load, 70)).toEqual([9, 18]);
  expect(hoursAbove((hour) => 10 * hour, 101)).toEqual([10.25, 24]);
});
