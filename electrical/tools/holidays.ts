import { addDays, type Day, isBefore, lastWeekday, nthWeekday } from './day.ts';

/**
 * Whether a day is in a holiday week. Holiday weeks are the weeks of July 4 and of Thanksgiving (Monday to
 * Sunday), and the days from the Monday on or before Christmas through January 1.
 */
export function isInHolidayWeek(day: Day): boolean {
  const { year } = day;
  if (day.month === 1 && day.day === 1) return true;
  if (!isBefore(day, lastWeekday({ year, month: 12, day: 25 }, 'MO'))) return true;
  const independenceDay = { year, month: 7, day: 4 };
  const thanksgiving = nthWeekday({ year, month: 11 }, 'TH', 4);
  return isInWeekOf(independenceDay, day) || isInWeekOf(thanksgiving, day);
}

function isInWeekOf(holiday: Day, day: Day): boolean {
  const monday = lastWeekday(holiday, 'MO');
  return !isBefore(day, monday) && isBefore(day, addDays(monday, 7));
}

/**
 * Returns a first day for work of `length` days that avoids holiday weeks: the chosen day if possible,
 * otherwise the same weekday in an earlier week, or in a later week if the earlier week is before `earliest`.
 */
export function avoidHolidays(chosen: Day, length: number, earliest: Day): Day {
  const earlier = findFreeDay(chosen, length, -7);
  return isBefore(earlier, earliest) ? findFreeDay(chosen, length, 7) : earlier;
}

/** Moves `chosen` in steps of `stepDays` until the work touches no holiday week. */
function findFreeDay(chosen: Day, length: number, stepDays: 7 | -7): Day {
  let first = chosen;
  while (touchesHolidays(first, length)) first = addDays(first, stepDays);
  return first;
}

function touchesHolidays(first: Day, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    if (isInHolidayWeek(addDays(first, index))) return true;
  }
  return false;
}
