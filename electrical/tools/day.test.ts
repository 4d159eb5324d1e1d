import { expect, test } from 'vitest';
import { parseMonth, weekdayOf } from './day.ts';

test('weekdayOf returns the weekday of the Gregorian calendar', () => {
  // Dates with known weekdays: the first day of the Gregorian calendar, and leap days.
  expect(weekdayOf({ year: 1582, month: 10, day: 15 })).toBe('FR');
  expect(weekdayOf({ year: 2000, month: 2, day: 29 })).toBe('TU');
  expect(weekdayOf({ year: 2028, month: 2, day: 29 })).toBe('TU');
});

test('parseMonth accepts only valid months', () => {
  expect(parseMonth('2027-01')).toEqual({ year: 2027, month: 1 });
  for (const wrong of ['', '2027', '2027-13', '2027-00', '27-01', '2027-1', '2027-01-01', 'next']) {
    expect(parseMonth(wrong)).toBeUndefined();
  }
});
