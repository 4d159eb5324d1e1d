import { expect, test } from 'vitest';
import { plainText } from '#contract/plain-text.ts';
import {
  describeHour,
  describeOutage,
  dollars,
  writeOutageHeading,
  writeRange,
} from './describe-outage.ts';
import type { DowntimeInput } from './downtime-cost.ts';
import { exampleOutage } from './testing/example-outage.ts';

const { outage, plan } = exampleOutage;
const free = { shareLost: 0, yearsUntilReturn: 0, repairDollars: { low: 0, high: 0 } };

function linesOf(
  changed: Partial<DowntimeInput['outage']>,
  changedPlan = plan,
): [string, string][] {
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

test('lines without a meaningful result are omitted', () => {
  const all = linesOf({}).map(([name]) => name);
  /** Indexes of the omitted lines as a string of digits. There are ten lines, so each index is one digit. */
  const omitted = (changed: Partial<typeof outage>, changedPlan = plan) => {
    const shown = linesOf(changed, changedPlan).map(([name]) => all.indexOf(name));
    return all.flatMap((_, place) => (shown.includes(place) ? [] : [place])).join('');
  };
  expect(omitted({ discountRate: 0 })).toBe('3');
  expect(omitted({ shareLost: 1 })).toBe('3');
  expect(omitted({ shareLost: 0 })).toBe('2');
  // Even an outage of zero hours costs at least $80,000, which exceeds the plan's cost of $6,000.
  expect(omitted({ restartDollars: 80_000 })).toBe('9');
  // At 50 cents per hour, the cost of an outage does not reach the plan's cost within a year.
  expect(omitted({ ...free, waitingPeople: 1, waitingDollarsPerHour: 0.5 })).toBe('2389');
  expect(omitted(free)).toBe('234789');
  expect(omitted({}, { ...plan, hoursPerYear: 0, otherDollarsPerYear: 0 })).toBe('789');
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
  expect(plainText(writeOutageHeading({ ...outage, ...changed }, plan))).toMatch(
    /one such outage every 10 months at most$/,
  );
});

test('formulas omit factors and terms that do not change the result', () => {
  const formulas = describeOutage(
    { ...outage, hoursOfRestart: 12, restartDollars: 2500, waitingPeople: 6, yearsUntilReturn: 3 },
    plan,
  ).map(({ formula }) => plainText(formula));
  expect(formulas[0]).toBe('20 × 120 bbl/day × (24 h + 12 h ÷ 2) ÷ 24 × 0.5 × $70');
  expect(formulas[3]).toBe('($78,750 − $3,938) × (1 − 1 ÷ 1.1^3)');
  expect(formulas[4]).toBe('$4,000–$12,000 + $2,500 + 6 × $95 × 24 h');
  const [, , , wait, spent] = describeOutage(outage, plan);
  expect(wait?.formula).toBe('($63,000 − $3,150) × (1 − 1 ÷ 1.1)');
  expect(spent && plainText(spent.formula)).toBe('$4,000–$12,000');
});

test('describeHour divides the cost of an outage by its hours', () => {
  const describe = (changed: Partial<typeof outage>) =>
    plainText(describeHour({ ...outage, ...changed }));
  // The 24-hour outage costs $12,591 to $20,591.
  expect(describe({})).toBe('One hour of this outage costs $525–$858 on average');
  expect(describe({ ...free, waitingPeople: 1, waitingDollarsPerHour: 0.5 })).toContain('$0.50');
  expect(describe(free)).toContain('costs $0 on average');
});

test('the heading states the result, including for an outage or plan that costs nothing', () => {
  expect(plainText(writeOutageHeading(outage, plan))).toBe(
    'The plan pays for itself if it avoids one such outage every 2.1–3.4 years',
  );
  expect(writeOutageHeading({ ...outage, ...free }, plan)).toMatch(/no plan can pay for itself$/);
  expect(writeOutageHeading(outage, { ...plan, hoursPerYear: 0, otherDollarsPerYear: 0 })).toMatch(
    /at once$/,
  );
});

// With a plan of $6,000 a year, the time between outages in years is the cost of an outage ÷ 6,000.
test.each([
  // 558 ÷ 6,000 and 960 ÷ 6,000 years are 4.9 and 8.3 weeks.
  [558, 960, '5–8 weeks'],
  [10, 20, 'week or less'],
  [10, 960, '1–8 weeks'],
  [3300, 5000, '7–10 months'],
  [18_000, 20_400, '3.0–3.4 years'],
  [48_000, 72_000, '8–12 years'],
  [50_400, 72_000, '8.4–12 years'],
  [60_000, 66_000, '10–11 years'],
  [480_000, 900_000, '80 to 100 years or more'],
  [9e12, 9e13, '100 years or more'],
])(
  'for an outage of %d to %d dollars, a plan of 6,000 dollars breaks even every %s',
  (low, high, years) => {
    const changed = { ...free, wells: 0, repairDollars: { low, high } };
    expect(plainText(writeOutageHeading({ ...outage, ...changed }, plan))).toBe(
      `The plan pays for itself if it avoids one such outage every ${years}`,
    );
  },
);

test('one year is written in the singular, and dollars have cents only in fractional amounts below $1,000', () => {
  const same = { ...outage, discountRate: 0, repairDollars: { low: 4000, high: 4000 } };
  const year = { ...plan, otherDollarsPerYear: 7150 - 4275 };
  expect(writeOutageHeading(same, year)).toMatch(/every 1 year$/);
  expect([787.5, 1312.5, 46_666.67, 95].map(dollars)).toEqual([
    '$787.50',
    '$1,313',
    '$46,667',
    '$95',
  ]);
  expect(writeRange({ low: 1.01, high: 1.02 }, (value) => value.toFixed(1))).toBe('1.0');
});
