import { addDays, type Day, type Weekday } from './day.ts';
import { formatDecimals } from './format-decimals.ts';
import type {
  MaintenanceSchedule,
  MovedOutage,
  PlannedOutage,
  PlannedRound,
} from './maintenance-schedule.ts';

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

/** Formats a day with the name of its month. Example: January 4, 2027 */
export function writeDay({ year, month, day }: Day): string {
  return `${monthNames[month - 1]}\u00a0${day}, ${year}`;
}

/** Formats the days of an outage. Example: October 18–20, 2027 */
export function writeDays({ first, length }: Pick<PlannedOutage, 'first' | 'length'>): string {
  const last = addDays(first, length - 1);
  if (length === 1) return writeDay(first);
  if (last.year !== first.year) return `${writeDay(first)} to ${writeDay(last)}`;
  const from = `${monthNames[first.month - 1]}\u00a0${first.day}`;
  if (last.month === first.month) return `${from}\u2060–\u2060${last.day}, ${first.year}`;
  return `${from} to ${writeDay(last)}`;
}

/** Explains why an outage was moved from the chosen day. */
export function describeMove({ from, isDueBefore, avoidsHoliday }: MovedOutage): string {
  const day = writeDay(from);
  if (!avoidsHoliday) return `Moved up from ${day}: a test comes due before that day.`;
  if (!isDueBefore) return `Moved from ${day} to stay clear of a holiday week.`;
  return `Moved up from ${day}: a test comes due before that day, and a holiday week lay in the way.`;
}

/** Describes the recurrence of a round. Example: Every Monday, 52 times from January 4, 2027 */
export function writeRecurrence({ recurrence, days, length }: PlannedRound): string {
  const [first] = days;
  if (!first) return 'Never in this time';
  const times = `${formatDecimals(days.length, 0)}\u00a0times from ${writeDay(first)}`;
  if (recurrence.unit === 'day') return `Every day, ${times}`;
  const weekday = weekdayNames[recurrence.weekday];
  if (recurrence.unit === 'week') return `Every ${weekday}, ${times}`;
  const nth = ordinals[recurrence.nth - 1];
  const month = recurrence.months === 1 ? 'the month' : 'every third month';
  return `${nth} ${weekday} of ${month}${writeFurtherDays(length)}, ${times}`;
}

/** Text for a round that takes more than one day. */
function writeFurtherDays(length: number): string {
  if (length === 1) return '';
  return length === 2 ? ' and the day after' : `, ${length}\u00a0days`;
}

/** Heading of the result: the number of outages and rounds, and the labor on rounds. */
export function writeScheduleHeading(schedule: MaintenanceSchedule, years: number): string {
  const { events, labor } = countEventsAndLabor(schedule, years);
  return labor ? `${events}: ${labor}` : events;
}

/** Result for narrow screens: the labor on rounds, with the number of outages and rounds as a note. */
export function shortResult(schedule: MaintenanceSchedule, years: number) {
  const { events, labor } = countEventsAndLabor(schedule, years);
  return labor ? { result: labor, note: events } : { result: events, note: '' };
}

/** Describes the number of outages and rounds, and the labor on rounds. The labor is empty if there are no rounds. */
function countEventsAndLabor(
  schedule: MaintenanceSchedule,
  years: number,
): { events: string; labor: string } {
  const outages = schedule.outages.length;
  const rounds = schedule.rounds.reduce((sum, { days }) => sum + days.length, 0);
  if (rounds + outages === 0) return { events: 'Choose at least one type of equipment', labor: '' };
  const period = years === 1 ? 'a year' : `${years}\u00a0years`;
  const events = `${writeOutageCount(outages)} and ${writeRoundCount(rounds)} in ${period}`;
  if (rounds === 0) return { events, labor: '' };
  const low = yearlyHours(schedule, years, 'low');
  const high = yearlyHours(schedule, years, 'high');
  const hours = writeHours(low, high);
  return { events, labor: years === 1 ? `${hours} on rounds` : `${hours} a year on rounds` };
}

function writeOutageCount(count: number): string {
  if (count === 0) return 'No outage';
  return `${count}\u00a0${count === 1 ? 'outage' : 'outages'}`;
}

function writeRoundCount(count: number): string {
  return count === 0 ? 'no rounds' : `${formatDecimals(count, 0)}\u00a0rounds`;
}

/** Average hours of labor on rounds per year, at the low or high end of the estimates. */
function yearlyHours({ rounds }: MaintenanceSchedule, years: number, end: 'low' | 'high'): number {
  const minutes = rounds.reduce((sum, round) => sum + round.days.length * round.minutes[end], 0);
  return minutes / 60 / years;
}

/**
 * Formats hours of labor. The low end is rounded down and the high end is rounded up: to tenths if the low end is
 * below ten, otherwise to whole hours. Example: 20–42 hours
 */
function writeHours(low: number, high: number): string {
  const parts = low < 10 ? 10 : 1;
  const from = formatDecimals(Math.floor(low * parts) / parts, 1);
  const to = formatDecimals(Math.ceil(high * parts) / parts, 1);
  return `${joinRange(from, to)}\u00a0hours`;
}

/** Formats a range of labor, given in minutes, in minutes or hours. Examples: 15 min, 45–150 min, 2–4.5 h */
export function writeLabor({ low, high }: { low: number; high: number }): string {
  const unit = low < 60 ? { name: 'min', minutes: 1 } : { name: 'h', minutes: 60 };
  const from = formatDecimals(low / unit.minutes, 1);
  const to = formatDecimals(high / unit.minutes, 1);
  return `${joinRange(from, to)}\u00a0${unit.name}`;
}

/** Joins the ends of a range with a dash and prevents a line break beside the dash. Equal ends become one value. */
function joinRange(from: string, to: string): string {
  return from === to ? to : `${from}\u2060–\u2060${to}`;
}

/** Formats the interval of a test, given in months. Example: every 3 years */
export function writeInterval(months: number): string {
  if (months === 12) return 'every year';
  return months % 12 === 0 ? `every ${months / 12} years` : `every ${months} months`;
}
