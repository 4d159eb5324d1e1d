import { expect, test } from 'vitest';
import { doublingRise, surveyMonths } from './numbers.ts';

const { rise, reaches } = doublingRise({ start: 8, doubling: 3.75 });

test('the temperature rise doubles at equal intervals', () => {
  expect(rise(11.25)).toBeCloseTo(64, 9);
  // From 8 to 100 °C is a factor of 12.5, or 3.644 doublings.
  expect(reaches(100)).toBeCloseTo(13.66, 2);
});

test('lists the months of the surveys before the trip', () => {
  const months = surveyMonths({ start: 8, doubling: 3.75, trip: 100, survey: 3 });
  expect(months).toEqual([0, 3, 6, 9, 12]);
});
