import { expect, test } from 'vitest';
import { doublingRise, surveyMonths } from './trend-to-trip.ts';

const { rise, reaches } = doublingRise({ start: 8, doubling: 3.75 });

test('the rise doubles in equal times', () => {
  expect([0, 3.75, 7.5, 11.25].map(rise)).toEqual([8, 16, 32, 64]);
});

test('the month of a value is the one in which the rise has it', () => {
  expect(reaches(8)).toBe(0);
  expect(reaches(64)).toBeCloseTo(11.25, 9);
  // 100 / 8 = 12.5 is 3.644 doublings.
  expect(reaches(100)).toBeCloseTo(13.66, 2);
  expect(rise(reaches(40))).toBeCloseTo(40, 9);
});

test('surveys go on until the trip', () => {
  expect(surveyMonths({ start: 8, doubling: 3.75, trip: 100, survey: 3 })).toEqual([
    0, 3, 6, 9, 12,
  ]);
});
