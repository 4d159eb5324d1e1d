import type { DowntimeInput } from '../downtime-cost.ts';

/** Example for tests: half of a gas-lift field is down for a day. From the site's 2025 article on downtime. */
export const exampleOutage: DowntimeInput = {
  outage: {
    wells: 20,
    barrelsPerWellPerDay: 120,
    hoursDown: 24,
    hoursOfRestart: 0,
    shareDeferred: 0.5,
    dollarsPerBarrel: 70,
    netRevenueInterest: 0.75,
    shareLost: 0.05,
    yearsUntilReturn: 1,
    discountRate: 0.1,
    repairDollars: { low: 4000, high: 12_000 },
    restartDollars: 0,
    waitingPeople: 0,
    waitingDollarsPerHour: 95,
  },
  plan: { hoursPerYear: 45, dollarsPerHour: 95, otherDollarsPerYear: 1725 },
};
