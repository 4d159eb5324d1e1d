import { grossDeferredDollars } from '#site/tools/downtime-cost.ts';

/** The factors of a downtime scenario. */
interface Factors {
  wells: number;
  barrelsPerDay: number;
  hours: number;
  share: number;
  price: number;
}

/** What a scenario defers, gross, in whole dollars: as the tool counts it. */
export function countScenario({ wells, barrelsPerDay, hours, share, price }: Factors): number {
  return Math.round(
    grossDeferredDollars({
      wells,
      barrelsPerWellPerDay: barrelsPerDay,
      hoursDown: hours,
      shareStopped: share,
      dollarsPerBarrel: price,
    }),
  );
}
