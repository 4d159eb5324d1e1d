/** A day of the Gregorian calendar, without time or time zone. Months and days are counted from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** A month of a specific year. */
export type Month = Omit<Day, 'day'>;

/** Weekday codes of RFC 5545, from Monday to Sunday. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export type Weekday = (typeof weekdays)[number];

/** Returns the day `days` days later, or earlier if `days` is negative. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const date = dateOf({ year, month, day: day + days });
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the month `months` months later, or earlier if `months` is negative. */
export function addMonths({ year, month }: Month, months: number): Month {
  const monthsSinceYear0 = year * 12 + month - 1 + months;
  const laterYear = Math.floor(monthsSinceYear0 / 12);
  return { year: laterYear, month: monthsSinceYear0 - laterYear * 12 + 1 };
}

/** Returns the same day of the month, `months` months later, or the month's last day if the month is shorter. */
export function anniversary({ day, ...month }: Day, months: number): Day {
  const later = addMonths(month, months);
  const last = addDays({ ...addMonths(later, 1), day: 1 }, -1);
  return { ...later, day: Math.min(day, last.day) };
}

/** Returns the last `weekday` on or before `day`. */
export function lastWeekday(day: Day, weekday: Weekday): Day {
  return addDays(day, -daysBetween(weekday, weekdayOf(day)));
}

/** Returns the nth `weekday` of a month. The fifth occurrence may be in the next month. */
export function nthWeekday(month: Month, weekday: Weekday, nth: number): Day {
  const first = { ...month, day: 1 };
  return addDays(first, daysBetween(weekdayOf(first), weekday) + (nth - 1) * 7);
}

/** Returns the number of days, 0 to 6, from weekday `from` forward to weekday `to`. */
function daysBetween(from: Weekday, to: Weekday): number {
  return (weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7;
}

export function weekdayOf(day: Day): Weekday {
  // getUTCDay counts from Sunday, and `weekdays` starts on Monday.
  return weekdays[(dateOf(day).getUTCDay() + 6) % 7] ?? 'MO';
}

/** Converts a day to midnight UTC. Days beyond the end of the month continue in the next month. */
function dateOf({ year, month, day }: Day): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** Whether `one` is before `other`. */
export function isBefore(one: Day, other: Day): boolean {
  return (one.year - other.year || one.month - other.month || one.day - other.day) < 0;
}

/** Formats a day in ISO 8601 format. Example: 2027-01-04 */
export function formatDay({ year, month, day }: Day): string {
  return `${formatIsoMonth({ year, month })}-${pad(day)}`;
}

/** Formats a month in ISO 8601 format, as in an HTML month input. Example: 2027-01 */
export function formatIsoMonth({ year, month }: Month): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}`;
}

/** Parses a month in the format of `formatIsoMonth`. Returns undefined if `text` is not a month. */
export function parseMonth(text: string): Month | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : undefined;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
