import { constantFrom, double, integer, property, record, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import { breakEven, grossDeferredDollars, type Outage, priceOutage } from './downtime-cost.ts';
import { exampleOutage } from './testing/example-outage.ts';

// Unless stated otherwise, expected values are calculated by hand from this example.
const { outage: compressor, plan } = exampleOutage;
const undiscounted = { ...compressor, discountRate: 0 };

test.each([
  [{ wells: 1, barrelsPerWellPerDay: 300, hoursDown: 24, shareDeferred: 1 }, 21_000],
  [{ wells: 4, barrelsPerWellPerDay: 250, hoursDown: 12, shareDeferred: 1 }, 35_000],
  [{ wells: 10, barrelsPerWellPerDay: 200, hoursDown: 8, shareDeferred: 1 }, 46_667],
  [{ wells: 12, barrelsPerWellPerDay: 150, hoursDown: 18, shareDeferred: 0.6 }, 56_700],
  [{ wells: 20, barrelsPerWellPerDay: 120, hoursDown: 24, shareDeferred: 0.5 }, 84_000],
])(
  'the gross deferred revenue is wells × barrels × hours × share × price: %o',
  (outage, dollars) => {
    expect(Math.round(grossDeferredDollars({ ...outage, dollarsPerBarrel: 70 }))).toBe(dollars);
  },
);

// Expected values for lost revenue, discount, low and high cost, and years between outages, from an independent
// program. The cases include the article's example and the limits of the input fields.
test.each<[string, Partial<Outage>, number[]]>([
  ['the example', {}, [3150, 5440.909, 12_590.909, 20_590.909, 2.098, 3.432]],
  ['sold at once', { yearsUntilReturn: 0 }, [3150, 0, 7150, 15_150, 1.192, 2.525]],
  ['ten years', { yearsUntilReturn: 10 }, [3150, 36_775.234, 43_925.234, 51_925.234, 7.321, 8.654]],
  ['all lost', { shareLost: 1 }, [63_000, 0, 67_000, 75_000, 11.167, 12.5]],
  [
    'one ESP well',
    {
      wells: 1,
      barrelsPerWellPerDay: 300,
      shareDeferred: 1,
      repairDollars: { low: 6000, high: 15_000 },
    },
    [787.5, 1360.227, 8147.727, 17_147.727, 1.358, 2.858],
  ],
  [
    'a slow restart and crews',
    { hoursOfRestart: 12, restartDollars: 2500, waitingPeople: 6 },
    [3937.5, 6801.136, 30_918.636, 38_918.636, 5.153, 6.486],
  ],
  [
    'nothing',
    { shareLost: 0, yearsUntilReturn: 0, repairDollars: { low: 0, high: 0 } },
    [0, 0, 0, 0, 0, 0],
  ],
  [
    'the whole field for a year',
    {
      wells: 5000,
      barrelsPerWellPerDay: 20_000,
      hoursDown: 8760,
      hoursOfRestart: 2000,
      shareDeferred: 1,
      dollarsPerBarrel: 1000,
      netRevenueInterest: 1,
      shareLost: 1,
    },
    [
      40_666_666_666_666.664, 0, 40_666_666_670_666.664, 40_666_666_678_666.664, 6_777_777_778.444,
      6_777_777_779.778,
    ],
  ],
])(
  'cost and break-even are correct for the case: %s',
  (_name, changed, [lost, wait, low, high, from, to]) => {
    const { lostDollars, waitDollars, costDollars } = priceOutage({ ...compressor, ...changed });
    const { yearsPerOutage } = breakEven({ ...compressor, ...changed }, plan);
    const found = [lostDollars, waitDollars, costDollars.low, costDollars.high];
    for (const [index, dollars] of [lost, wait, low, high].entries()) {
      expect(found[index]).toBeCloseTo(dollars ?? Number.NaN, 1);
    }
    expect(yearsPerOutage.low).toBeCloseTo(from ?? Number.NaN, 2);
    expect(yearsPerOutage.high).toBeCloseTo(to ?? Number.NaN, 2);
  },
);

test('breakEven compares the yearly cost of a plan with the cost of an outage', () => {
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
