import {
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  assert as verify,
} from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addMonths, type Day, formatDay, parseMonth, weekdayOf, weekdays } from './day.ts';
import { listDays, type Recurrence, recurrenceRule } from './recurrence.ts';

const weekday = constantFrom(...weekdays);
const recurrences = oneof(
  constant<Recurrence>({ unit: 'day' }),
  record({ unit: constant('week' as const), weekday }),
  record({
    unit: constant('month' as const),
    months: constantFrom(1, 3, 6),
    weekday,
    nth: constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  }),
);

test('falls on the days that another reader of the rule finds, leap years included', () => {
  const months = record({
    year: integer({ min: 2024, max: 2100 }),
    month: integer({ min: 1, max: 12 }),
  });
  verify(
    property(recurrences, months, constantFrom(12, 36, 60), (recurrence, month, length) => {
      const days = listDays(
        recurrence,
        { ...month, day: 1 },
        { ...addMonths(month, length), day: 1 },
      );
      expect(expand(recurrenceRule(recurrence, days.length), days[0])).toEqual(days.map(formatDay));
    }),
    { numRuns: 25 },
  );
});

test('names the weekday that a calendar names', () => {
  // Days that everyone can look up: the first of the Gregorian calendar, and leap days.
  expect(weekdayOf({ year: 1582, month: 10, day: 15 })).toBe('FR');
  expect(weekdayOf({ year: 2000, month: 2, day: 29 })).toBe('TU');
  expect(weekdayOf({ year: 2028, month: 2, day: 29 })).toBe('TU');
});

test('reads a month and nothing else as one', () => {
  expect(parseMonth('2027-01')).toEqual({ year: 2027, month: 1 });
  for (const wrong of ['', '2027', '2027-13', '2027-00', '27-01', '2027-1', '2027-01-01', 'next']) {
    expect(parseMonth(wrong)).toBeUndefined();
  }
});

function expand(rule: string, first: Day | undefined): string[] {
  if (!first) return [];
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(formatDay(first)));
  const found: string[] = [];
  // A rule without an end would never stop.
  for (let day = days.next(); day && found.length < 2000; day = days.next())
    found.push(day.toString());
  return found;
}
