import { expect, test } from 'vitest';
import { type Day, formatDay, parseMonth } from './day.ts';
import { avoidHolidays, isInHolidayWeek } from './holidays.ts';

/** Parses a day in ISO 8601 format. */
const dayOf = (text: string): Day => {
  const month = parseMonth(text.slice(0, 7));
  if (!month) throw new Error(`${text} is not a day`);
  return { ...month, day: Number(text.slice(8)) };
};

// In 2027, July 4 is a Sunday, Thanksgiving is November 25, and Christmas is a Saturday.
test.each([
  { day: '2027-06-27', holiday: false },
  { day: '2027-06-28', holiday: true },
  { day: '2027-07-04', holiday: true },
  { day: '2027-07-05', holiday: false },
  { day: '2027-11-21', holiday: false },
  { day: '2027-11-22', holiday: true },
  { day: '2027-11-28', holiday: true },
  { day: '2027-11-29', holiday: false },
  { day: '2027-12-19', holiday: false },
  { day: '2027-12-20', holiday: true },
  { day: '2027-12-31', holiday: true },
  { day: '2028-01-01', holiday: true },
  { day: '2028-01-02', holiday: false },
  // November 2029 begins on a Thursday, so Thanksgiving is on the 22nd.
  { day: '2029-11-22', holiday: true },
  { day: '2029-11-29', holiday: false },
])('isInHolidayWeek returns $holiday for $day', ({ day, holiday }) => {
  expect(isInHolidayWeek(dayOf(day))).toBe(holiday);
});

test.each([
  { chosen: '2027-10-18', length: 3, first: '2027-10-18' },
  { chosen: '2027-11-22', length: 1, first: '2027-11-15' },
  // Ten days of work from November 15 would extend into Thanksgiving week.
  { chosen: '2027-11-22', length: 10, first: '2027-11-08' },
  { chosen: '2027-12-27', length: 3, first: '2027-12-13' },
])(
  'work of $length days that is chosen for $chosen begins on $first',
  ({ chosen, length, first }) => {
    expect(formatDay(avoidHolidays(dayOf(chosen), length, dayOf('2027-01-01')))).toBe(first);
  },
);

test('work begins after the holiday week if it cannot begin earlier', () => {
  const start = dayOf('2027-07-01');
  expect(formatDay(avoidHolidays(dayOf('2027-07-01'), 2, start))).toBe('2027-07-08');
});
