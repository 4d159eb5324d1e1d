import { addDays, addMonths, type Day, isBefore, nthWeekday, type Weekday } from './day.ts';

/** Recurrence of a round, limited to rules of RFC 5545 that all calendar programs support. */
export type Recurrence =
  | { unit: 'day' }
  | { unit: 'week'; weekday: Weekday }
  | { unit: 'month'; months: 1 | 3; weekday: Weekday; nth: 1 | 2 | 3 | 4 };

/** Returns the days of a recurrence from `start` to the day before `end`. `start` must be the first day of a month. */
export function listDays(recurrence: Recurrence, start: Day, end: Day): Day[] {
  const days: Day[] = [];
  for (let index = 0; ; index += 1) {
    const day = dayAt(recurrence, start, index);
    if (!isBefore(day, end)) return days;
    if (!isBefore(day, start)) days.push(day);
  }
}

/**
 * Formats a recurrence as an RRULE of RFC 5545 for an event on the recurrence's first day. The rule ends by
 * COUNT, because calendar programs interpret UNTIL in different time zones.
 */
export function recurrenceRule(recurrence: Recurrence, count: number): string {
  if (recurrence.unit === 'day') return `FREQ=DAILY;COUNT=${count}`;
  if (recurrence.unit === 'week') return `FREQ=WEEKLY;COUNT=${count};BYDAY=${recurrence.weekday}`;
  const { months, weekday, nth } = recurrence;
  const interval = months === 1 ? '' : `;INTERVAL=${months}`;
  return `FREQ=MONTHLY${interval};COUNT=${count};BYDAY=${nth}${weekday}`;
}

/** Returns the day at position `index` of a recurrence that starts in the month of `start`. */
function dayAt(recurrence: Recurrence, start: Day, index: number): Day {
  if (recurrence.unit === 'day') return addDays(start, index);
  const { unit, weekday } = recurrence;
  if (unit === 'week') return addDays(nthWeekday(start, weekday, 1), index * 7);
  const { months, nth } = recurrence;
  return nthWeekday(addMonths(start, index * months), weekday, nth);
}
