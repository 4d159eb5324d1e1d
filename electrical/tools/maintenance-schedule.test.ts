import { boolean, constantFrom, integer, property, record, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, formatDay, weekdayOf, weekdays } from './day.ts';
import { isInHolidayWeek } from './holidays.ts';
import { planMaintenance, type ScheduleChoice } from './maintenance-schedule.ts';
import { testingProgram } from './testing-program.ts';

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

test('lays the rounds of a year on the days that a calendar of 2027 shows', () => {
  const { rounds } = planMaintenance(testingProgram, choice);
  const days = Object.fromEntries(rounds.map((round) => [round.name, round.days.map(formatDay)]));
  expect(days.daily).toHaveLength(365);
  expect(days.weekly).toHaveLength(52);
  expect(days.weekly?.[0]).toBe('2027-01-04');
  expect(days.weekly?.at(-1)).toBe('2027-12-27');
  expect(days.monthly?.slice(0, 3)).toEqual(['2027-01-04', '2027-02-01', '2027-03-01']);
  expect(days.quarterly).toEqual(['2027-01-11', '2027-04-12', '2027-07-12', '2027-10-11']);
});

test('takes every test in the first outage and each again when its interval is over', () => {
  expect(outagesOf({ years: 5 })).toEqual([
    ['2027-10-18', ['Exercise breakers', 'Inject trip units', 'Withstand at very low frequency']],
    ['2028-10-16', ['Exercise breakers']],
    ['2029-10-15', ['Exercise breakers']],
    // The third Mondays are October 21 and 20: later than a year after the outage before.
    ['2030-10-14', ['Exercise breakers', 'Inject trip units']],
    ['2031-10-13', ['Exercise breakers']],
  ]);
});

test('says of an outage that moved up from which day', () => {
  const { outages } = planMaintenance(testingProgram, { ...choice, years: 5 });
  expect(outages.map(({ moved }) => moved && formatDay(moved.from))).toEqual([
    undefined,
    undefined,
    undefined,
    '2030-10-21',
    '2031-10-20',
  ]);
});

// Thanksgiving is November 25, 2027 and November 23, 2028; Christmas 2027 is a Saturday.
test('keeps outages clear of holiday weeks where that is chosen', () => {
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
  const kept = planMaintenance(testingProgram, {
    ...choice,
    outage: { ...november, skipHolidays: false },
  });
  expect(kept.outages.map(({ first }) => formatDay(first))).toEqual(['2027-11-22']);
});

test('tests equipment in Condition 3 sooner, from half a year before the first yearly outage on', () => {
  expect(outagesOf({ conditions: { gear: 3, cable: 2 }, years: 3 })).toEqual([
    ['2027-04-19', ['Exercise breakers']],
    ['2027-10-18', ['Exercise breakers', 'Inject trip units', 'Withstand at very low frequency']],
    ['2028-04-17', ['Exercise breakers']],
    ['2028-10-16', ['Exercise breakers', 'Inject trip units']],
    ['2029-04-16', ['Exercise breakers']],
    ['2029-10-15', ['Exercise breakers', 'Inject trip units']],
  ]);
});

// Days by a program of its own: over ends of years, half years of 181 days, and from a leap year on.
test.each<[Partial<ScheduleChoice>, string[]]>([
  [
    {
      conditions: { gear: 3 },
      weekday: 'WE',
      outage: { month: 2, week: 1, days: 3, skipHolidays: false },
    },
    [
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
  ],
  [
    {
      conditions: { gear: 1 },
      start: { year: 2027, month: 12 },
      weekday: 'TU',
      outage: { month: 2, week: 4, days: 3, skipHolidays: false },
    },
    ['2028-02-22', '2029-02-20', '2030-02-19', '2031-02-18', '2032-02-17'],
  ],
])('lays the outages of five years: %o', (changed, days) => {
  expect(outagesOf({ years: 5, ...changed }).map(([day]) => day)).toEqual(days);
});

test('leaves out what is not on site, and rounds in which nothing is left to do', () => {
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

test('no plan passes an interval, from any month on, with any mixture of conditions', () => {
  verify(property(choices, holdIntervals), { numRuns: 2000 });
});

/** Holds every test of a plan against its interval, to the plan's last day. */
function holdIntervals(chosen: ScheduleChoice): void {
  const { outages, first, end } = planMaintenance(testingProgram, chosen);
  const last = new Date(Date.parse(formatDay(end)) - 86_400_000).toISOString().slice(0, 10);
  const due = new Map<string, string>();
  const hold = (task: string, day: string) => {
    const until = due.get(task) ?? day;
    if (day > until) throw new Error(`${task}: done or open on ${day}, due on ${until}`);
  };
  for (const { first: day, tasks } of outages) {
    const on = formatDay(day);
    if (weekdayOf(day) !== chosen.weekday) throw new Error(`${on} is another weekday`);
    if (chosen.outage.skipHolidays && isInHolidayWeek(day))
      throw new Error(`${on} lies in a holiday week`);
    if (on < formatDay(first) || on > last) throw new Error(`${on} lies outside of the plan`);
    for (const { task, months } of tasks) {
      hold(task, on);
      due.set(task, monthsAfter(day, months));
    }
  }
  if (due.size !== 3) throw new Error('A test is missing.');
  for (const task of due.keys()) hold(task, last);
}

/** The same day of a later month, or its last one, by the platform's calendar. */
function monthsAfter({ year, month, day }: Day, months: number): string {
  const date = new Date(Date.UTC(year, month - 1 + months, day));
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
