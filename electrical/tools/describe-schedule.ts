import { addDays, type Day, type Weekday } from './day.ts';
import type {
  MaintenanceSchedule,
  MovedOutage,
  PlannedOutage,
  PlannedRound,
} from './maintenance-schedule.ts';
import { writeDecimals } from './write-decimals.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekdayNames: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

export const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/** A day in words. Example: January 4, 2027 */
export function writeDay({ year, month, day }: Day): string {
  return `${monthNames[month - 1]}\u00a0${day}, ${year}`;
}

/** The days of an outage. Example: October 18–20, 2027 */
export function writeDays({ first, length }: Pick<PlannedOutage, 'first' | 'length'>): string {
  const last = addDays(first, length - 1);
  if (length === 1) return writeDay(first);
  if (last.year !== first.year) return `${writeDay(first)} to ${writeDay(last)}`;
  const from = `${monthNames[first.month - 1]}\u00a0${first.day}`;
  if (last.month === first.month) return `${from}\u2060–\u2060${last.day}, ${first.year}`;
  return `${from} to ${writeDay(last)}`;
}

/** The reason why an outage is not on the chosen day. */
export function describeMove({ from, isDueBefore, avoidsHoliday }: MovedOutage): string {
  const day = writeDay(from);
  if (!avoidsHoliday) return `Moved up from ${day}: a test comes due before that day.`;
  if (!isDueBefore) return `Moved from ${day} to stay clear of a holiday week.`;
  return `Moved up from ${day}: a test comes due before that day, and a holiday week lay in the way.`;
}

/** The recurrence of a round in words. Example: Every Monday, 52 times from January 4, 2027 */
export function writeRecurrence({ recurrence, days, length }: PlannedRound): string {
  const [first] = days;
  if (!first) return 'Never in this time';
  const times = `${writeDecimals(days.length, 0)}\u00a0times from ${writeDay(first)}`;
  if (recurrence.unit === 'day') return `Every day, ${times}`;
  const weekday = weekdayNames[recurrence.weekday];
  if (recurrence.unit === 'week') return `Every ${weekday}, ${times}`;
  const nth = ordinals[recurrence.nth - 1];
  const after = length === 1 ? '' : length === 2 ? ' and the day after' : `, ${length}\u00a0days`;
  const often = recurrence.months === 1 ? 'the month' : 'every third month';
  return `${nth} ${weekday} of ${often}${after}, ${times}`;
}

/** The heading of the result: the number of outages and rounds, and their labor. */
export function answerSchedule(schedule: MaintenanceSchedule, years: number): string {
  const { events, labor } = describeParts(schedule, years);
  return labor ? `${events}: ${labor}` : events;
}

/** The result for narrow screens: the labor, with the number of outages and rounds as a note. */
export function shortResult(schedule: MaintenanceSchedule, years: number) {
  const { events, labor } = describeParts(schedule, years);
  return labor ? { result: labor, note: events } : { result: events, note: '' };
}

function describeParts(schedule: MaintenanceSchedule, years: number) {
  const outages = schedule.outages.length;
  const rounds = schedule.rounds.reduce((sum, { days }) => sum + days.length, 0);
  /** Yearly labor of the rounds, in hours. */
  const hours = (end: 'low' | 'high') =>
    schedule.rounds.reduce((sum, { minutes, days }) => sum + days.length * minutes[end], 0) /
    60 /
    years;
  if (rounds + outages === 0) return { events: 'Choose at least one type of equipment', labor: '' };
  const some = [
    outages === 0 ? 'No outage' : `${outages}\u00a0${outages === 1 ? 'outage' : 'outages'}`,
    rounds === 0 ? 'no rounds' : `${writeDecimals(rounds, 0)}\u00a0rounds`,
  ].join(' and ');
  return {
    events: `${some} in ${years === 1 ? 'a year' : `${years}\u00a0years`}`,
    labor:
      rounds === 0
        ? ''
        : `${writeHours(hours('low'), hours('high'))}${years === 1 ? '' : ' a year'} on rounds`,
  };
}

/** Hours of labor: the low end is rounded down and the high end up, to tenths below ten. Example: 20–42 hours */
function writeHours(low: number, high: number): string {
  const parts = low < 10 ? 10 : 1;
  const [from, to] = [Math.floor(low * parts), Math.ceil(high * parts)].map((value) =>
    writeDecimals(value / parts, 1),
  );
  return `${from === to ? '' : `${from}\u2060–\u2060`}${to} hours`;
}

/** A range of labor in minutes or hours. Examples: 15 min, 45–150 min, 2–4.5 h */
export function writeLabor({ low, high }: { low: number; high: number }): string {
  const [unit, minutes] = low < 60 ? ['min', 1] : ['h', 60];
  const [from, to] = [low, high].map((value) => writeDecimals(value / minutes, 1));
  return `${from === to ? '' : `${from}\u2060–\u2060`}${to}\u00a0${unit}`;
}

/** The interval of a test in words. Example: every 3 years */
export function writeInterval(months: number): string {
  if (months === 12) return 'every year';
  return months % 12 === 0 ? `every ${months / 12} years` : `every ${months} months`;
}
