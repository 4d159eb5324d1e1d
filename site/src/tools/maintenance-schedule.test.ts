import { constantFrom, integer, property, record, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, weekdayOf, weekdays } from './day.ts';
import { yearOfRounds } from './maintenance-program.ts';
import { planMaintenance, type ScheduleChoice } from './maintenance-schedule.ts';
import { testingProgram } from './testing-program.ts';

const choice: ScheduleChoice = {
  conditions: { gear: 1, cable: 1 },
  start: { year: 2027, month: 1 },
  years: 1,
  weekday: 'MO',
  outage: { month: 10, week: 3, days: 3 },
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

test('sums up the hours of a year', () => {
  expect(yearOfRounds(testingProgram.rounds)).toMatchObject({ low: 366.5, high: 733 });
});

test('takes every test in the first outage and each again when its interval is over', () => {
  expect(outagesOf({ years: 5 })).toEqual([
    ['2027-10-18', ['Exercise breakers', 'Inject trip units', 'Withstand at very low frequency']],
    ['2028-10-16', ['Exercise breakers']],
    ['2029-10-15', ['Exercise breakers']],
    ['2030-10-21', ['Exercise breakers', 'Inject trip units']],
    ['2031-10-20', ['Exercise breakers']],
  ]);
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
  }),
});

test('never lets more than its interval pass between two times of a test, give or take a week', () => {
  verify(
    property(choices, (chosen) => {
      const { outages, first, end } = planMaintenance(testingProgram, chosen);
      const names = new Set(outages.flatMap(({ tasks }) => tasks.map(({ task }) => task)));
      expect(names.size).toBe(3);
      for (const name of names) {
        const times = outages.filter(({ tasks }) => tasks.some(({ task }) => task === name));
        const months = times[0]?.tasks.find(({ task }) => task === name)?.months ?? 0;
        for (const [index, { first: day }] of times.entries()) {
          expect(weekdayOf(day)).toBe(chosen.weekday);
          expect(formatDay(day) >= formatDay(first) && formatDay(day) < formatDay(end)).toBe(true);
          const before = times[index - 1]?.first;
          if (before) expect(daysBetween(before, day)).toBeLessThanOrEqual(months * 30.5 + 8);
        }
      }
    }),
    { numRuns: 80 },
  );
});

function daysBetween(one: Parameters<typeof formatDay>[0], other: typeof one): number {
  return (Date.parse(formatDay(other)) - Date.parse(formatDay(one))) / 86_400_000;
}
