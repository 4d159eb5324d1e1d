import { describe, expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import {
  describeHour,
  describeOutage,
  formatDollars,
  formatOutageHeading,
  formatRange,
} from './describe-outage.ts';
import type { MaintenancePlan, Outage } from './downtime-cost.ts';
import { exampleOutage } from './testing/example-outage.ts';

const { outage, plan } = exampleOutage;
/** Changes to the example that make an outage cost nothing. */
const free = { shareLost: 0, yearsUntilReturn: 0, repairDollars: { low: 0, high: 0 } };

/** Returns name and result of each line. */
function linesOf(changed: Partial<Outage>, changedPlan = plan): [string, string][] {
  return describeOutage({ ...outage, ...changed }, changedPlan).map(({ name, result }) => [
    name,
    plainText(result),
  ]);
}

test('describeOutage returns the expected lines for the example', () => {
  expect(linesOf({})).toEqual([
    ['Deferred, gross', '$84,000'],
    ['Deferred, your interest', '$63,000'],
    ['Lost for good', '$3,150'],
    ['Discount on the rest, sold later', '$5,441'],
    ['Spent', '$4,000–$12,000'],
    ['Cost of one outage', '$12,591–$20,591'],
    ['Annual plan cost', '$6,000'],
    ['Pays if it avoids one outage every', '2.1–3.4 years'],
    ['Or total hours of such outages per year', '7–11 h'],
    ['Or one outage a year at least this long (low repair cost)', '5.6 h'],
  ]);
});

describe('lines without a meaningful result are omitted:', () => {
  const namesOf = (changed: Partial<Outage>, changedPlan = plan) =>
    linesOf(changed, changedPlan).map(([name]) => name);
  const all = namesOf({});
  const lost = 'Lost for good';
  const discount = 'Discount on the rest, sold later';
  const spent = 'Spent';
  const years = 'Pays if it avoids one outage every';
  const hours = 'Or total hours of such outages per year';
  const oneOutage = 'Or one outage a year at least this long (low repair cost)';

  test.each<{
    description: string;
    changed: Partial<Outage>;
    changedPlan?: MaintenancePlan;
    omitted: string[];
  }>([
    { description: 'no discount rate', changed: { discountRate: 0 }, omitted: [discount] },
    { description: 'all oil lost', changed: { shareLost: 1 }, omitted: [discount] },
    { description: 'no oil lost', changed: { shareLost: 0 }, omitted: [lost] },
    {
      // Even an outage of zero hours costs at least $80,000, which exceeds the plan's cost of $6,000.
      description: 'any outage costs more than the plan',
      changed: { restartDollars: 80_000 },
      omitted: [oneOutage],
    },
    {
      // At 50 cents per hour, the cost of an outage does not reach the plan's cost within a year.
      description: 'an outage of a year costs less than the plan',
      changed: { ...free, waitingPeople: 1, waitingDollarsPerHour: 0.5 },
      omitted: [lost, discount, years, hours, oneOutage],
    },
    {
      description: 'an outage that costs nothing',
      changed: free,
      omitted: [lost, discount, spent, years, hours, oneOutage],
    },
    {
      description: 'a plan that costs nothing',
      changed: {},
      changedPlan: { ...plan, hoursPerYear: 0, otherDollarsPerYear: 0 },
      omitted: [years, hours, oneOutage],
    },
  ])('$description', ({ changed, changedPlan, omitted }) => {
    expect(namesOf(changed, changedPlan)).toEqual(all.filter((name) => !omitted.includes(name)));
  });
});

test('a range that starts at zero is written as "at most"', () => {
  const changed = { ...free, repairDollars: { low: 0, high: 5000 } };
  expect(linesOf(changed).slice(2)).toEqual([
    ['Spent', 'at most $5,000'],
    ['Cost of one outage', 'at most $5,000'],
    ['Annual plan cost', '$6,000'],
    ['Pays if it avoids one outage every', 'at most 10 months'],
    ['Or total hours of such outages per year', '29 h or more'],
  ]);
  expect(plainText(formatOutageHeading({ ...outage, ...changed }, plan))).toMatch(
    /one such outage every 10 months at most$/,
  );
});

test('formulas omit factors and terms that do not change the result', () => {
  const formulaOf = (name: string, changed: Partial<Outage>) => {
    const line = describeOutage({ ...outage, ...changed }, plan).find((each) => each.name === name);
    return line && plainText(line.formula);
  };
  const slowRestart = {
    hoursOfRestart: 12,
    restartDollars: 2500,
    waitingPeople: 6,
    yearsUntilReturn: 3,
  };
  expect(formulaOf('Deferred, gross', slowRestart)).toBe(
    '20 × 120 bbl/day × (24 h + 12 h ÷ 2) ÷ 24 × 0.5 × $70',
  );
  const discount = 'Discount on the rest, sold later';
  expect(formulaOf(discount, slowRestart)).toBe('($78,750 − $3,938) × (1 − 1 ÷ 1.1^3)');
  expect(formulaOf(discount, {})).toBe('($63,000 − $3,150) × (1 − 1 ÷ 1.1)');
  expect(formulaOf('Spent', slowRestart)).toBe('$4,000–$12,000 + $2,500 + 6 × $95 × 24 h');
  expect(formulaOf('Spent', {})).toBe('$4,000–$12,000');
});

test('describeHour divides the cost of an outage by its hours', () => {
  const describeChanged = (changed: Partial<Outage>) =>
    plainText(describeHour({ ...outage, ...changed }));
  // The 24-hour outage costs $12,591 to $20,591.
  expect(describeChanged({})).toBe('One hour of this outage costs $525–$858 on average');
  expect(describeChanged({ ...free, waitingPeople: 1, waitingDollarsPerHour: 0.5 })).toContain(
    '$0.50',
  );
  expect(describeChanged(free)).toContain('costs $0 on average');
});

test('the heading states the result, including for an outage or plan that costs nothing', () => {
  expect(plainText(formatOutageHeading(outage, plan))).toBe(
    'The plan pays for itself if it avoids one such outage every 2.1–3.4 years',
  );
  expect(formatOutageHeading({ ...outage, ...free }, plan)).toMatch(/no plan can pay for itself$/);
  expect(formatOutageHeading(outage, { ...plan, hoursPerYear: 0, otherDollarsPerYear: 0 })).toMatch(
    /at once$/,
  );
});

test('a plan that costs more than a whole year of such outages cannot pay for itself', () => {
  // 8,760 hours of an outage that costs $1 an hour cost $8,760.
  const cheap = {
    ...outage,
    ...free,
    wells: 0,
    hoursDown: 10,
    repairDollars: { low: 10, high: 10 },
  };
  const planFor = (dollars: number) => ({ ...plan, hoursPerYear: 0, otherDollarsPerYear: dollars });
  expect(formatOutageHeading(cheap, planFor(8761))).toMatch(/the plan cannot pay for itself$/);
  expect(formatOutageHeading(cheap, planFor(8760))).toMatch(/one such outage every/);
  const names = describeOutage(cheap, planFor(8761)).map(({ name }) => name);
  expect(names.at(-1)).toBe('Annual plan cost');
});

// With a plan of $6,000 a year, the time between outages in years is the cost of an outage ÷ 6,000.
test.each([
  // 558 ÷ 6,000 and 960 ÷ 6,000 years are 4.9 and 8.3 weeks.
  { low: 558, high: 960, time: '5–8 weeks' },
  { low: 10, high: 20, time: 'week or less' },
  { low: 10, high: 960, time: '1–8 weeks' },
  { low: 3300, high: 5000, time: '7–10 months' },
  { low: 18_000, high: 20_400, time: '3.0–3.4 years' },
  { low: 48_000, high: 72_000, time: '8–12 years' },
  { low: 50_400, high: 72_000, time: '8.4–12 years' },
  { low: 60_000, high: 66_000, time: '10–11 years' },
  { low: 480_000, high: 900_000, time: '80 to 100 years or more' },
  { low: 9e12, high: 9e13, time: '100 years or more' },
])(
  'a plan of 6,000 dollars pays for itself if it avoids an outage of $low to $high dollars every $time',
  ({ low, high, time }) => {
    const changed = { ...free, wells: 0, repairDollars: { low, high } };
    expect(plainText(formatOutageHeading({ ...outage, ...changed }, plan))).toBe(
      `The plan pays for itself if it avoids one such outage every ${time}`,
    );
  },
);

test('one year is written in the singular, and dollars have cents only in fractional amounts below $1,000', () => {
  const same = { ...outage, discountRate: 0, repairDollars: { low: 4000, high: 4000 } };
  const year = { ...plan, otherDollarsPerYear: 7150 - 4275 };
  expect(plainText(formatOutageHeading(same, year))).toMatch(/every 1 year$/);
  expect([787.5, 1312.5, 46_666.67, 95].map(formatDollars)).toEqual([
    '$787.50',
    '$1,313',
    '$46,667',
    '$95',
  ]);
  expect(formatRange({ low: 1.01, high: 1.02 }, (value) => value.toFixed(1))).toBe('1.0');
});
