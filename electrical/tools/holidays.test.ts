import { expect, test } from 'vitest';
import { formatDay, parseMonth } from './day.ts';
import { avoidHolidays, isInHolidayWeek } from './holidays.ts';

const dayOf = (text: string) => {
  const month = parseMonth(text.slice(0, 7));
  if (!month) throw new Error(`${text} is not a day`);
  return { ...month, day: Number(text.slice(8)) };
};

// In 2027, July 4 is a Sunday, Thanksgiving is November 25, and Christmas is a Saturday.
test.each([
  ['2027-06-27', false],
  ['2027-06-28', true],
  ['2027-07-04', true],
  ['2027-07-05', false],
  ['2027-11-21', false],
  ['2027-11-22', true],
  ['2027-11-28', true],
  ['2027-11-29', false],
  ['2027-12-19', false],
  ['2027-12-20', true],
  ['2027-12-31', true],
  ['2028-01-01', true],
  ['2028-01-02', false],
  // November 2029 begins on a Thursday, so Thanksgiving is on the 22nd.
  ['2029-11-22', true],
  ['2029-11-29', false],
])('isInHolidayWeek of %s is %s', (day, holiday) => {
  expect(isInHolidayWeek(dayOf(day))).toBe(holiday);
});

test.each([
  ['2027-10-18', 3, '2027-10-18'],
  ['2027-11-22', 1, '2027-11-15'],
  // Ten days of work from November 15 would extend into Thanksgiving week.
  ['2027-11-22', 10, '2027-11-08'],
  ['2027-12-27', 3, '2027-12-13'],
])('work chosen for %s that takes %d days begins on %s', (chosen, length, first) => {
  expect(formatDay(avoidHolidays(dayOf(chosen), length, dayOf('2027-01-01')))).toBe(first);
});

test('work begins after the holiday week if it cannot begin earlier', () => {
  const start = dayOf('2027-07-01');
  expect(formatDay(avoidHolidays(dayOf('2027-07-01'), 2, start))).toBe('2027-07-08');
});
