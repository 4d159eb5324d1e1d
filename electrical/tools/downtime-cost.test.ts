import { constantFrom, double, integer, property, record, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import { breakEven, grossDeferredDollars, type Outage, priceOutage } from './downtime-cost.ts';
import { exampleOutage } from './testing/example-outage.ts';

// Unless stated otherwise, expected values are calculated by hand from this example.
const { outage: compressor, plan } = exampleOutage;
const undiscounted = { ...compressor, discountRate: 0 };

test.each([
  {
    outage: { wells: 1, barrelsPerWellPerDay: 300, hoursDown: 24, shareDeferred: 1 },
    dollars: 21_000,
  },
  {
    outage: { wells: 4, barrelsPerWellPerDay: 250, hoursDown: 12, shareDeferred: 1 },
    dollars: 35_000,
  },
  {
    outage: { wells: 10, barrelsPerWellPerDay: 200, hoursDown: 8, shareDeferred: 1 },
    dollars: 46_667,
  },
  {
    outage: { wells: 12, barrelsPerWellPerDay: 150, hoursDown: 18, shareDeferred: 0.6 },
    dollars: 56_700,
  },
  {
    outage: { wells: 20, barrelsPerWellPerDay: 120, hoursDown: 24, shareDeferred: 0.5 },
    dollars: 84_000,
  },
])(
  'the gross deferred revenue is wells × barrels × hours ÷ 24 × share × price: $dollars dollars',
  ({ outage, dollars }) => {
    expect(Math.round(grossDeferredDollars({ ...outage, dollarsPerBarrel: 70 }))).toBe(dollars);
  },
);

interface ExpectedCost {
  lostDollars: number;
  waitDollars: number;
  /** Cost of one outage in dollars. */
  lowCost: number;
  highCost: number;
  /** Years between avoided outages at which the plan pays for itself. */
  lowYears: number;
  highYears: number;
}

// Expected values from an independent program. The cases include the article's example and the limits of the input
// fields.
test.each<{ description: string; changed: Partial<Outage>; expected: ExpectedCost }>([
  {
    description: 'the example',
    changed: {},
    expected: {
      lostDollars: 3150,
      waitDollars: 5440.909,
      lowCost: 12_590.909,
      highCost: 20_590.909,
      lowYears: 2.098,
      highYears: 3.432,
    },
  },
  {
    description: 'deferred oil that is sold at once',
    changed: { yearsUntilReturn: 0 },
    expected: {
      lostDollars: 3150,
      waitDollars: 0,
      lowCost: 7150,
      highCost: 15_150,
      lowYears: 1.192,
      highYears: 2.525,
    },
  },
  {
    description: 'deferred oil that is sold after ten years',
    changed: { yearsUntilReturn: 10 },
    expected: {
      lostDollars: 3150,
      waitDollars: 36_775.234,
      lowCost: 43_925.234,
      highCost: 51_925.234,
      lowYears: 7.321,
      highYears: 8.654,
    },
  },
  {
    description: 'deferred oil that is all lost',
    changed: { shareLost: 1 },
    expected: {
      lostDollars: 63_000,
      waitDollars: 0,
      lowCost: 67_000,
      highCost: 75_000,
      lowYears: 11.167,
      highYears: 12.5,
    },
  },
  {
    description: 'one ESP well',
    changed: {
      wells: 1,
      barrelsPerWellPerDay: 300,
      shareDeferred: 1,
      repairDollars: { low: 6000, high: 15_000 },
    },
    expected: {
      lostDollars: 787.5,
      waitDollars: 1360.227,
      lowCost: 8147.727,
      highCost: 17_147.727,
      lowYears: 1.358,
      highYears: 2.858,
    },
  },
  {
    description: 'a slow restart and waiting crews',
    changed: { hoursOfRestart: 12, restartDollars: 2500, waitingPeople: 6 },
    expected: {
      lostDollars: 3937.5,
      waitDollars: 6801.136,
      lowCost: 30_918.636,
      highCost: 38_918.636,
      lowYears: 5.153,
      highYears: 6.486,
    },
  },
  {
    description: 'an outage that costs nothing',
    changed: { shareLost: 0, yearsUntilReturn: 0, repairDollars: { low: 0, high: 0 } },
    expected: {
      lostDollars: 0,
      waitDollars: 0,
      lowCost: 0,
      highCost: 0,
      lowYears: 0,
      highYears: 0,
    },
  },
  {
    description: 'the whole field down for a year',
    changed: {
      wells: 5000,
      barrelsPerWellPerDay: 20_000,
      hoursDown: 8760,
      hoursOfRestart: 2000,
      shareDeferred: 1,
      dollarsPerBarrel: 1000,
      netRevenueInterest: 1,
      shareLost: 1,
    },
    expected: {
      lostDollars: 40_666_666_666_666.664,
      waitDollars: 0,
      lowCost: 40_666_666_670_666.664,
      highCost: 40_666_666_678_666.664,
      lowYears: 6_777_777_778.444,
      highYears: 6_777_777_779.778,
    },
  },
])('cost and break-even are correct for $description', ({ changed, expected }) => {
  const { lostDollars, waitDollars, costDollars } = priceOutage({ ...compressor, ...changed });
  const { yearsPerOutage } = breakEven({ ...compressor, ...changed }, plan);
  expect(lostDollars).toBeCloseTo(expected.lostDollars, 1);
  expect(waitDollars).toBeCloseTo(expected.waitDollars, 1);
  expect(costDollars.low).toBeCloseTo(expected.lowCost, 1);
  expect(costDollars.high).toBeCloseTo(expected.highCost, 1);
  expect(yearsPerOutage.low).toBeCloseTo(expected.lowYears, 2);
  expect(yearsPerOutage.high).toBeCloseTo(expected.highYears, 2);
});

test('breakEven calculates how many outages a plan must avoid to pay for itself', () => {
  const result = breakEven(undiscounted, plan);
  expect(result.planDollarsPerYear).toBe(6000);
  expect(result.yearsPerOutage.low).toBeCloseTo(7150 / 6000, 9);
  expect(result.yearsPerOutage.high).toBeCloseTo(15_150 / 6000, 9);
  expect(result.hoursPerYear.low).toBeCloseTo((6000 / 7150) * 24, 9);
  // $4,000 + $131.25 per hour reaches $6,000 after 15.2 hours. $12,000 exceeds $6,000 from the start.
  expect(result.hoursOfOneOutage.low).toBeCloseTo(2000 / 131.25, 9);
  expect(result.hoursOfOneOutage.high).toBe(0);
});

test('the break-even hours are infinite if an outage costs nothing', () => {
  const free = { ...undiscounted, shareLost: 0, repairDollars: { low: 0, high: 0 } };
  expect(breakEven(free, plan).hoursPerYear.low).toBe(Number.POSITIVE_INFINITY);
  expect(breakEven(free, plan).hoursOfOneOutage.low).toBe(Number.POSITIVE_INFINITY);
  expect(breakEven(free, plan).yearsPerOutage.low).toBe(0);
});

const share = double({ min: 0, max: 1, noNaN: true });
const dollars = integer({ min: 0, max: 1_000_000 });
const outages = record({
  wells: integer({ min: 1, max: 500 }),
  barrelsPerWellPerDay: double({ min: 1, max: 5000, noNaN: true }),
  hoursDown: double({ min: 0.5, max: 2000, noNaN: true }),
  hoursOfRestart: double({ min: 0, max: 500, noNaN: true }),
  shareDeferred: share,
  dollarsPerBarrel: double({ min: 1, max: 300, noNaN: true }),
  netRevenueInterest: share,
  shareLost: share,
  yearsUntilReturn: double({ min: 0, max: 50, noNaN: true }),
  discountRate: share,
  low: dollars,
  more: dollars,
  restartDollars: dollars,
  waitingPeople: integer({ min: 0, max: 100 }),
  waitingDollarsPerHour: dollars,
}).map(
  ({ low, more, ...outage }): Outage => ({ ...outage, repairDollars: { low, high: low + more } }),
);

test('the cost never decreases if any factor of an outage increases', () => {
  const factors = constantFrom(
    'wells',
    'barrelsPerWellPerDay',
    'hoursDown',
    'hoursOfRestart',
    'dollarsPerBarrel',
    'yearsUntilReturn',
    'discountRate',
    'restartDollars',
    'waitingPeople',
  );
  verify(
    property(outages, factors, integer({ min: 1, max: 9 }), (outage, factor, more) => {
      const [before, after] = [
        priceOutage(outage),
        priceOutage({ ...outage, [factor]: outage[factor] + more }),
      ];
      expect(after.costDollars.low).toBeGreaterThanOrEqual(before.costDollars.low);
      expect(after.grossDeferredDollars).toBeGreaterThanOrEqual(before.grossDeferredDollars);
    }),
  );
});
