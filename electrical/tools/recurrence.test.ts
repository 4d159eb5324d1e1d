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

/** Examples of RFC 5545, section 3.8.5.3, each with the days that it lists. */
const published: [string, Recurrence, string[]][] = [
  [
    'FREQ=DAILY;COUNT=10',
    { unit: 'day' },
    ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((day) => `1997-09-${day}`),
  ],
  [
    'FREQ=WEEKLY;COUNT=10;BYDAY=TU',
    { unit: 'week', weekday: 'TU' },
    [
      ...['1997-09-02', '1997-09-09', '1997-09-16', '1997-09-23', '1997-09-30'],
      ...['1997-10-07', '1997-10-14', '1997-10-21', '1997-10-28', '1997-11-04'],
    ],
  ],
  [
    'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    { unit: 'month', months: 1, weekday: 'FR', nth: 1 },
    [
      ...['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05', '1998-01-02'],
      ...['1998-02-06', '1998-03-06', '1998-04-03', '1998-05-01', '1998-06-05'],
    ],
  ],
  [
    // Of the example for the first and the last Sunday of every other month, the first ones.
    'FREQ=MONTHLY;INTERVAL=2;COUNT=5;BYDAY=1SU',
    { unit: 'month', months: 2, weekday: 'SU', nth: 1 },
    ['1997-09-07', '1997-11-02', '1998-01-04', '1998-03-01', '1998-05-03'],
  ],
];

for (const [rule, recurrence, days] of published) {
  test(`falls on the days that RFC 5545 lists for ${rule}`, () => {
    const start = {
      year: 1997,
      month: 9,
      day: rule.includes('DAILY') || rule.includes('WEEKLY') ? 2 : 1,
    };
    const listed = listDays(recurrence, start, { year: 1998, month: 12, day: 1 });
    expect(listed.slice(0, days.length).map(formatDay)).toEqual(days);
    expect(recurrenceRule(recurrence, days.length)).toBe(rule);
  });
}

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
  for (let day = days.next(); day; day = days.next()) found.push(day.toString());
  return found;
}
