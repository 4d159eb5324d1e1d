import { expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import {
  writeDays,
  writeInterval,
  writeLabor,
  writeRecurrence,
  writeScheduleHeading,
} from './describe-schedule.ts';
import { planMaintenance, type ScheduleChoice } from './maintenance-schedule.ts';
import { testingProgram } from './testing/testing-program.ts';

const choice: ScheduleChoice = {
  conditions: { gear: 1, cable: 1 },
  start: { year: 2027, month: 1 },
  years: 1,
  weekday: 'MO',
  outage: { month: 10, week: 3, days: 3, skipHolidays: false },
};
const headingOf = (changed: Partial<ScheduleChoice>) => {
  const chosen = { ...choice, ...changed };
  return plainText(writeScheduleHeading(planMaintenance(testingProgram, chosen), chosen.years));
};

// Expected values calculated by hand: 365 × 0.5–1 h + 52 × 2–4 h + 4 × 8–16 h for switchgear, 12 × 4–8 h for
// cable. The three years have 1,096 days and 157 Mondays.
test.each<{ description: string; changed: Partial<ScheduleChoice>; heading: string }>([
  {
    description: 'switchgear and cable',
    changed: {},
    heading: '1 outage and 433 rounds in a year: 366–733 hours on rounds',
  },
  {
    description: 'switchgear',
    changed: { conditions: { gear: 1 } },
    heading: '1 outage and 421 rounds in a year: 318–637 hours on rounds',
  },
  {
    description: 'cable',
    changed: { conditions: { cable: 1 } },
    heading: '1 outage and 12 rounds in a year: 48–96 hours on rounds',
  },
  {
    description: 'switchgear in Condition 3',
    changed: { conditions: { gear: 3 } },
    heading: '2 outages and 421 rounds in a year: 318–637 hours on rounds',
  },
  {
    description: 'three years',
    changed: { years: 3 },
    heading: '3 outages and 1,301 rounds in 3 years: 367–735 hours a year on rounds',
  },
  {
    description: 'no equipment',
    changed: { conditions: {} },
    heading: 'Choose at least one type of equipment',
  },
])('the heading for $description is "$heading"', ({ changed, heading }) => {
  expect(headingOf(changed)).toBe(heading);
});

test('writeRecurrence includes the number of rounds, with commas between thousands', () => {
  const { rounds } = planMaintenance(testingProgram, { ...choice, years: 5 });
  // The daily round takes place 365 × 5 times, plus once on the leap day of 2028.
  expect(rounds.map((round) => plainText(writeRecurrence(round)))).toEqual([
    'Every day, 1,826 times from January 1, 2027',
    'Every Monday, 261 times from January 4, 2027',
    'First Monday of the month, 60 times from January 4, 2027',
    'Second Monday of every third month and the day after, 20 times from January 11, 2027',
  ]);
});

test('writeLabor formats a range in minutes or hours, and as one value if both ends are equal', () => {
  const written = [
    { low: 15, high: 15 },
    { low: 45, high: 150 },
    { low: 60, high: 150 },
    { low: 240, high: 240 },
  ].map((each) => plainText(writeLabor(each)));
  expect(written).toEqual(['15 min', '45–150 min', '1–2.5 h', '4 h']);
});

test('writeDays formats outages of one day, within a month, and across months and years', () => {
  const days = (month: number, day: number, length: number) =>
    plainText(writeDays({ first: { year: 2027, month, day }, length }));
  expect([days(10, 18, 1), days(10, 18, 3), days(10, 30, 3), days(12, 30, 3)]).toEqual([
    'October 18, 2027',
    'October 18–20, 2027',
    'October 30 to November 1, 2027',
    'December 30, 2027 to January 1, 2028',
  ]);
});

test('writeInterval formats intervals in months or years', () => {
  expect([6, 12, 36].map(writeInterval)).toEqual(['every 6 months', 'every year', 'every 3 years']);
});
