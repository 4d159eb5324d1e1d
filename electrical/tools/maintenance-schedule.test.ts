import { boolean, constantFrom, integer, property, record, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, formatDay, weekdayOf, weekdays } from './day.ts';
import { isInHolidayWeek } from './holidays.ts';
import { planMaintenance, type ScheduleChoice } from './maintenance-schedule.ts';
import { testingProgram } from './testing/testing-program.ts';

const choice: ScheduleChoice = {
  conditions: { gear: 1, cable: 1 },
  start: { year: 2027, month: 1 },
  years: 1,
  weekday: 'MO',
  outage: { month: 10, week: 3, days: 3, skipHolidays: false },
};

function outagesOf(changed: Partial<ScheduleChoice>) {
  return planMaintenance(testingProgram, { ...choice, ...changed }).outages.map(
    ({ first, tasks }) => [formatDay(first), tasks.map(({ task }) => task)] as const,
  );
}

test('the rounds of 2027 are planned on the chosen weekday', () => {
  const { rounds } = planMaintenance(testingProgram, choice);
  const days = Object.fromEntries(rounds.map((round) => [round.name, round.days.map(formatDay)]));
  expect(days.daily).toHaveLength(365);
  expect(days.weekly).toHaveLength(52);
  expect(days.weekly?.[0]).toBe('2027-01-04');
  expect(days.weekly?.at(-1)).toBe('2027-12-27');
  expect(days.monthly?.slice(0, 3)).toEqual(['2027-01-04', '2027-02-01', '2027-03-01']);
  expect(days.quarterly).toEqual(['2027-01-11', '2027-04-12', '2027-07-12', '2027-10-11']);
});

test('the first outage includes every test, and each test is repeated before its interval ends', () => {
  expect(outagesOf({ years: 5 })).toEqual([
    ['2027-10-18', ['Exercise breakers', 'Inject trip units', 'Withstand at very low frequency']],
    ['2028-10-16', ['Exercise breakers']],
    ['2029-10-15', ['Exercise breakers']],
    // The chosen days in 2030 and 2031 (third Mondays: October 21 and 20) are more than a year after the previous outage.
    ['2030-10-14', ['Exercise breakers', 'Inject trip units']],
    ['2031-10-13', ['Exercise breakers']],
  ]);
});

test('an outage that was moved records the day that the visitor chose', () => {
  const { outages } = planMaintenance(testingProgram, { ...choice, years: 5 });
  expect(outages.map(({ moved }) => moved && formatDay(moved.from))).toEqual([
    undefined,
    undefined,
    undefined,
    '2030-10-21',
    '2031-10-20',
  ]);
});

// Thanksgiving is on November 25, 2027 and November 23, 2028.
test('outages avoid holiday weeks if the visitor selects this option', () => {
  const november = { month: 11, week: 4, days: 3, skipHolidays: true } as const;
  const planned = planMaintenance(testingProgram, { ...choice, years: 3, outage: november });
  expect(planned.outages.map(({ first }) => formatDay(first))).toEqual([
    '2027-11-15',
    '2028-11-13',
    '2029-11-12',
  ]);
  expect(
    planned.outages.map(({ moved }) => moved && [moved.isDueBefore, moved.avoidsHoliday]),
  ).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
  const unmoved = planMaintenance(testingProgram, {
    ...choice,
    outage: { ...november, skipHolidays: false },
  });
  expect(unmoved.outages.map(({ first }) => formatDay(first))).toEqual(['2027-11-22']);
});

test('tests with an interval of six months start half a year before the first yearly outage', () => {
  expect(outagesOf({ conditions: { gear: 3, cable: 2 }, years: 3 })).toEqual([
    ['2027-04-19', ['Exercise breakers']],
    ['2027-10-18', ['Exercise breakers', 'Inject trip units', 'Withstand at very low frequency']],
    ['2028-04-17', ['Exercise breakers']],
    ['2028-10-16', ['Exercise breakers', 'Inject trip units']],
    ['2029-04-16', ['Exercise breakers']],
    ['2029-10-15', ['Exercise breakers', 'Inject trip units']],
  ]);
});

// Expected days from an independent program. The cases cover year ends, half years of 181 days, and leap years.
test.each<{ description: string; changed: Partial<ScheduleChoice>; days: string[] }>([
  {
    description: 'every six months from February',
    changed: {
      conditions: { gear: 3 },
      weekday: 'WE',
      outage: { month: 2, week: 1, days: 3, skipHolidays: false },
    },
    days: [
      '2027-02-03',
      '2027-07-28',
      '2028-01-26',
      '2028-07-26',
      '2029-01-24',
      '2029-07-18',
      '2030-01-16',
      '2030-07-10',
      '2031-01-08',
      '2031-07-02',
      '2031-12-31',
    ],
  },
  {
    description: 'every year, from a start in December',
    changed: {
      conditions: { gear: 1 },
      start: { year: 2027, month: 12 },
      weekday: 'TU',
      outage: { month: 2, week: 4, days: 3, skipHolidays: false },
    },
    days: ['2028-02-22', '2029-02-20', '2030-02-19', '2031-02-18', '2032-02-17'],
  },
])('the outages of five years are on the expected days: $description', ({ changed, days }) => {
  expect(outagesOf({ years: 5, ...changed }).map(([day]) => day)).toEqual(days);
});

test('equipment that is not on site and rounds without tasks are omitted', () => {
  const { rounds, outages } = planMaintenance(testingProgram, {
    ...choice,
    conditions: { cable: 1 },
  });
  expect(rounds.map(({ name }) => name)).toEqual(['monthly']);
  expect(outages).toHaveLength(1);
  expect(planMaintenance(testingProgram, { ...choice, conditions: {} })).toMatchObject({
    rounds: [],
    outages: [],
  });
});

const condition = constantFrom(1 as const, 2 as const, 3 as const);
const choices = record({
  conditions: record({ gear: condition, cable: condition }),
  start: record({ year: integer({ min: 2026, max: 2060 }), month: integer({ min: 1, max: 12 }) }),
  years: constantFrom(1 as const, 3 as const, 5 as const),
  weekday: constantFrom(...weekdays.slice(0, 5)),
  outage: record({
    month: integer({ min: 1, max: 12 }),
    week: constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    days: integer({ min: 1, max: 14 }),
    skipHolidays: boolean(),
  }),
});

test('every test is repeated within its interval for any start month and conditions', () => {
  verify(property(choices, checkIntervals), { numRuns: 2000 });
});

/** Throws an error if a test is not repeated within its interval, up to the last day of the plan. */
function checkIntervals(chosen: ScheduleChoice): void {
  const { outages, first, end } = planMaintenance(testingProgram, chosen);
  const last = new Date(Date.parse(formatDay(end)) - 86_400_000).toISOString().slice(0, 10);
  const due = new Map<string, string>();
  const checkDue = (task: string, day: string) => {
    const until = due.get(task) ?? day;
    if (day > until) throw new Error(`${task}: was due on ${until}, but not done before ${day}`);
  };
  for (const { first: day, tasks } of outages) {
    const on = formatDay(day);
    if (weekdayOf(day) !== chosen.weekday) throw new Error(`${on} is not on the chosen weekday`);
    if (chosen.outage.skipHolidays && isInHolidayWeek(day))
      throw new Error(`${on} is in a holiday week`);
    if (on < formatDay(first) || on > last) throw new Error(`${on} is outside the plan`);
    for (const { task, months } of tasks) {
      checkDue(task, on);
      due.set(task, monthsAfter(day, months));
    }
  }
  if (due.size !== 3) throw new Error('A test is missing.');
  for (const task of due.keys()) checkDue(task, last);
}

/** Calculates the same day of a later month with Date, or the month's last day if the month is shorter. */
function monthsAfter({ year, month, day }: Day, months: number): string {
  const date = new Date(Date.UTC(year, month - 1 + months, day));
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
