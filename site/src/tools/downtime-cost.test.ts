import { constantFrom, double, integer, property, record, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import {
  breakEven,
  costAfter,
  grossDeferredDollars,
  planDollarsPerYear,
  priceStop,
  type Stop,
} from './downtime-cost.ts';
import { exampleStop } from './testing/example-stop.ts';

// Worked by hand in the numbers below.
const { stop: compressor, plan } = exampleStop;

test.each([
  [{ wells: 1, barrelsPerWellPerDay: 300, hoursDown: 24, shareStopped: 1 }, 21_000],
  [{ wells: 4, barrelsPerWellPerDay: 250, hoursDown: 12, shareStopped: 1 }, 35_000],
  [{ wells: 10, barrelsPerWellPerDay: 200, hoursDown: 8, shareStopped: 1 }, 46_667],
  [{ wells: 12, barrelsPerWellPerDay: 150, hoursDown: 18, shareStopped: 0.6 }, 56_700],
  [{ wells: 20, barrelsPerWellPerDay: 120, hoursDown: 24, shareStopped: 0.5 }, 84_000],
])('defers what wells, barrels, hours, share and price come to: %o', (stop, dollars) => {
  expect(Math.round(grossDeferredDollars({ ...stop, dollarsPerBarrel: 70 }))).toBe(dollars);
});

test('keeps deferred, lost and spent apart', () => {
  const cost = priceStop(compressor);
  expect(cost.barrelsDeferred).toBe(1200);
  expect(cost.grossDeferredDollars).toBe(84_000);
  expect(cost.grossDeferredDollarsPerHour).toBe(3500);
  expect(cost.netDeferredDollars).toBe(63_000);
  expect(cost.lostDollars).toBeCloseTo(3150, 6);
  expect(cost.spentDollars).toEqual({ low: 4000, high: 12_000 });
  expect(cost.costDollars.low).toBeCloseTo(7150, 6);
  expect(cost.costDollars.high).toBeCloseTo(15_150, 6);
});

test('holds a plan against the stop that it avoids', () => {
  const result = breakEven(compressor, plan);
  expect(result.planDollarsPerYear).toBe(6000);
  expect(result.yearsPerStop.low).toBeCloseTo(7150 / 6000, 9);
  expect(result.yearsPerStop.high).toBeCloseTo(15_150 / 6000, 9);
  expect(result.hoursPerYear.low).toBeCloseTo((6000 / 7150) * 24, 9);
  // 4,000 + 131.25 an hour reach 6,000 after 15.2 hours; 12,000 exceed it before the first.
  expect(result.hoursOfOneStop.low).toBeCloseTo(2000 / 131.25, 9);
  expect(result.hoursOfOneStop.high).toBe(0);
});

test('counts a restart half, restart work once, and crews while they wait', () => {
  const cost = priceStop({
    ...compressor,
    hoursOfRestart: 12,
    restartDollars: 2500,
    waitingPeople: 6,
  });
  expect(cost.grossDeferredDollars).toBe(84_000 * 1.25);
  expect(cost.spentDollars).toEqual({
    low: 4000 + 2500 + 6 * 95 * 24,
    high: 12_000 + 2500 + 13_680,
  });
});

test('says that nothing pays for a plan where a stop costs nothing', () => {
  const free = { ...compressor, shareLost: 0, repairDollars: { low: 0, high: 0 } };
  expect(breakEven(free, plan).hoursPerYear.low).toBe(Number.POSITIVE_INFINITY);
  expect(breakEven(free, plan).hoursOfOneStop.low).toBe(Number.POSITIVE_INFINITY);
  expect(breakEven(free, plan).yearsPerStop.low).toBe(0);
});

const share = double({ min: 0, max: 1, noNaN: true });
const dollars = integer({ min: 0, max: 1_000_000 });
const stops = record({
  wells: integer({ min: 1, max: 500 }),
  barrelsPerWellPerDay: double({ min: 1, max: 5000, noNaN: true }),
  hoursDown: double({ min: 0.5, max: 2000, noNaN: true }),
  hoursOfRestart: double({ min: 0, max: 500, noNaN: true }),
  shareStopped: share,
  dollarsPerBarrel: double({ min: 1, max: 300, noNaN: true }),
  netRevenueInterest: share,
  shareLost: share,
  low: dollars,
  more: dollars,
  restartDollars: dollars,
  waitingPeople: integer({ min: 0, max: 100 }),
  waitingDollarsPerHour: dollars,
}).map(({ low, more, ...stop }): Stop => ({ ...stop, repairDollars: { low, high: low + more } }));

test('never costs less for being longer, larger, costlier or worse recovered', () => {
  const factors = constantFrom(
    'wells',
    'barrelsPerWellPerDay',
    'hoursDown',
    'hoursOfRestart',
    'dollarsPerBarrel',
    'restartDollars',
    'waitingPeople',
  );
  verify(
    property(stops, factors, integer({ min: 1, max: 9 }), (stop, factor, more) => {
      const [before, after] = [
        priceStop(stop),
        priceStop({ ...stop, [factor]: stop[factor] + more }),
      ];
      expect(after.costDollars.low).toBeGreaterThanOrEqual(before.costDollars.low);
      expect(after.grossDeferredDollars).toBeGreaterThanOrEqual(before.grossDeferredDollars);
    }),
  );
});

test('loses no more than it defers, and costs no less than it spends', () => {
  verify(
    property(stops, (stop) => {
      const cost = priceStop(stop);
      expect(cost.lostDollars).toBeLessThanOrEqual(cost.netDeferredDollars);
      expect(cost.netDeferredDollars).toBeLessThanOrEqual(cost.grossDeferredDollars);
      expect(cost.costDollars.low).toBeGreaterThanOrEqual(cost.spentDollars.low);
      expect(cost.costDollars.high).toBeGreaterThanOrEqual(cost.costDollars.low);
    }),
  );
});

test('costs as much as the plan at the break-even, however it is counted', () => {
  verify(
    property(stops, dollars, (stop, otherDollarsPerYear) => {
      const year = { ...plan, otherDollarsPerYear };
      const even = breakEven(stop, year);
      const cost = priceStop(stop).costDollars.low;
      const dollarsPerYear = planDollarsPerYear(year);
      if (cost > 0) {
        expect(((even.hoursPerYear.low / stop.hoursDown) * cost) / dollarsPerYear).toBeCloseTo(
          1,
          6,
        );
        expect((even.yearsPerStop.low * dollarsPerYear) / cost).toBeCloseTo(1, 6);
      }
      const hours = even.hoursOfOneStop.low;
      if (hours > 0 && hours < 1e6) {
        expect(costAfter(hours, stop).low / dollarsPerYear).toBeCloseTo(1, 4);
      }
    }),
  );
});
