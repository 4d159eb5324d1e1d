import { findLengthProblem } from '#contract/text-length.ts';
import { type Month, parseMonth, weekdays } from '#electrical/tools/day.ts';
import { monthNames, ordinals, weekdayNames } from '#electrical/tools/describe-schedule.ts';
import type { Condition, EquipmentProgram } from '#electrical/tools/maintenance-program.ts';
import type { ScheduleChoice } from '#electrical/tools/maintenance-schedule.ts';
import {
  type CaseProblems,
  type CheckedCase,
  type Choices,
  type NumberField,
  readNumber,
  rejectUnknownChoice,
} from '../read-field.ts';

/** Text of each field, as typed. `equipment` maps equipment ids to conditions; '0' means not on site. */
export interface CalendarCase {
  site: string;
  /** First month of the calendar, 1 to 12. */
  month: string;
  /** First year of the calendar. */
  year: string;
  /** Length of the calendar in years. */
  years: string;
  /** Day of the week for rounds and for the start of outages. */
  weekday: string;
  /** Month of the outage, 1 to 12. */
  outage: string;
  /** The week of the month in which the outage starts: 1 for the first such weekday of the month. */
  week: string;
  /** Length of the outage in days. */
  days: string;
  /** `skip` avoids outages in holiday weeks; `ignore` allows them. */
  holidays: string;
  equipment: Readonly<Record<string, string>>;
}

export interface CalendarExample extends Omit<ScheduleChoice, 'start'> {
  site: string;
  /** First month, for example "2027-01". */
  start: string;
}

const months: Choices = monthNames.map((name, index) => [`${index + 1}`, name]);

/** Choices of each select box. */
export const calendarChoices = {
  month: months,
  years: [
    ['1', '1 year'],
    ['3', '3 years'],
    ['5', '5 years'],
  ],
  weekday: weekdays.slice(0, 5).map((weekday) => [weekday, weekdayNames[weekday]]),
  outage: months,
  week: ordinals.map((name, index) => [`${index + 1}`, name]),
  holidays: [
    ['skip', 'Keep clear'],
    ['ignore', 'Use them'],
  ],
} as const satisfies Record<string, Choices>;

export const conditionChoices: Choices = [
  ['0', 'Not on site'],
  ['1', 'Condition 1'],
  ['2', 'Condition 2'],
  ['3', 'Condition 3'],
];

const yearRange: NumberField = {
  name: 'Year',
  entry: 'a year',
  least: 2020,
  most: 2100,
  unit: '',
  example: 2027,
  isYear: true,
};
const daysRange: NumberField = {
  name: 'The outage',
  entry: 'an outage length',
  least: 1,
  most: 14,
  unit: 'days',
  example: 3,
};

/** Longest name of a site, in characters. */
const maximumSiteLength = 80;

/** Longest text of any field but the site in a query string, in characters. Longer text is cut off. */
const maximumLength = 40;

/** Returns the text of each field for the example. */
export function toTypedCase(
  { site, start, conditions, years, weekday, outage }: CalendarExample,
  equipment: readonly EquipmentProgram[],
): CalendarCase {
  const { year, month }: Month = parseMonth(start) ?? { year: 2027, month: 1 };
  return {
    site,
    month: `${month}`,
    year: `${year}`,
    years: `${years}`,
    weekday,
    outage: `${outage.month}`,
    week: `${outage.week}`,
    days: `${outage.days}`,
    holidays: outage.skipHolidays ? 'skip' : 'ignore',
    equipment: Object.fromEntries(equipment.map(({ id }) => [id, `${conditions[id] ?? 0}`])),
  };
}

/** Reads a case from a query string. Fields that are missing from the query string have the example's text. */
export function readCase(query: URLSearchParams, example: CalendarCase): CalendarCase {
  const { equipment, site, ...fields } = example;
  return {
    ...readTexts(query, fields),
    site: query.get('site') ?? site,
    equipment: readTexts(query, equipment),
  };
}

/** Reads one string for each key of `defaults`. */
function readTexts<Texts extends Readonly<Record<string, string>>>(
  query: URLSearchParams,
  defaults: Texts,
): Texts {
  const texts = Object.entries(defaults).map(([key, text]) => [
    key,
    query.get(key)?.slice(0, maximumLength) ?? text,
  ]);
  return Object.fromEntries(texts) as Texts;
}

/** Writes all fields to a query string, so that a shared case does not change when the example changes. */
export function writeCase({ equipment, ...fields }: CalendarCase): URLSearchParams {
  return new URLSearchParams({ ...fields, ...equipment });
}

/** Returns the input of the schedule, or the problem of each invalid field. */
export function checkCase(current: CalendarCase): CheckedCase<ScheduleChoice> {
  const problems: CaseProblems = {};
  const checkChoice = (key: string, value: string, choices: Choices) => {
    const problem = rejectUnknownChoice(value, choices);
    if (problem) problems[key] = problem;
  };
  const readWhole = (key: 'year' | 'days', range: NumberField) => {
    const { value = Number.NaN, problem } = readNumber(current[key], range);
    if (problem) problems[key] = problem;
    else if (!Number.isInteger(value)) {
      problems[key] = `Enter ${range.entry} as a whole number, such as ${range.example}.`;
    }
    return value;
  };
  for (const [key, choices] of Object.entries(calendarChoices)) {
    checkChoice(key, current[key as keyof typeof calendarChoices], choices);
  }
  for (const [id, value] of Object.entries(current.equipment)) {
    checkChoice(id, value, conditionChoices);
  }
  const siteProblem = findLengthProblem(current.site, maximumSiteLength);
  if (siteProblem) problems.site = siteProblem;
  const year = readWhole('year', yearRange);
  const days = readWhole('days', daysRange);
  if (Object.keys(problems).length > 0) return { problems };
  const { weekday, years, outage, week, month, holidays } = current;
  // The casts are safe, because all values are among the choices of their fields.
  return {
    complete: {
      conditions: readConditions(current.equipment),
      start: { year, month: Number(month) },
      years: Number(years) as ScheduleChoice['years'],
      weekday: weekday as ScheduleChoice['weekday'],
      outage: {
        month: Number(outage),
        week: Number(week) as ScheduleChoice['outage']['week'],
        days,
        skipHolidays: holidays === 'skip',
      },
    },
    problems,
  };
}

/** Returns the condition of each kind of equipment that is on site. */
function readConditions(equipment: CalendarCase['equipment']): ScheduleChoice['conditions'] {
  const onSite = Object.entries(equipment).filter(([, value]) => value !== '0');
  return Object.fromEntries(onSite.map(([id, value]) => [id, Number(value) as Condition]));
}
