/** A stop of production, as the production report and the invoices have it. */
export interface Stop {
  wells: number;
  /** Of each well. */
  barrelsPerWellPerDay: number;
  /** From the trip until power is back. */
  hoursDown: number;
  /** From power back to full output, which climbs evenly and so counts half. */
  hoursOfRestart: number;
  /** Of the wells' output that stops, from 0 to 1. */
  shareStopped: number;
  dollarsPerBarrel: number;
  /** Of the working interest, before taxes, from 0 to 1. */
  netRevenueInterest: number;
  /** Of the deferred barrels, those that never return, from 0 to 1. */
  shareLost: number;
  /** Parts, freight and crew, in dollars a stop. */
  repairDollars: DollarRange;
  /** What the wells need to come back: pulling unit, hot oil, chemicals; in dollars a stop. */
  restartDollars: number;
  /** People of other crews who wait until power is back. */
  waitingPeople: number;
  waitingDollarsPerHour: number;
}

/** A year of the maintenance that is to avoid such stops. */
export interface MaintenancePlan {
  hoursPerYear: number;
  dollarsPerHour: number;
  /** Instruments, spares and tests, as a yearly share. */
  otherDollarsPerYear: number;
}

/** A stop and the plan that is to avoid it. */
export interface DowntimeInput {
  stop: Stop;
  plan: MaintenancePlan;
}

/** From the least to the most. */
export interface DollarRange {
  low: number;
  high: number;
}

/** What a stop comes to, in barrels and dollars; the three that are never added up stand apart. */
interface StopCost {
  barrelsDeferred: number;
  /** All owners' share, most of it paid later at that day's price. */
  grossDeferredDollars: number;
  grossDeferredDollarsPerHour: number;
  /** The working interest's share of it, before taxes. */
  netDeferredDollars: number;
  /** Of the working interest, for good. */
  lostDollars: number;
  /** Repair, restart and crews that waited. */
  spentDollars: DollarRange;
  /** Lost and spent. */
  costDollars: DollarRange;
}

/** What a plan has to avoid to pay for itself; `Infinity` where a stop costs nothing. */
interface BreakEven {
  planDollarsPerYear: number;
  /** Years from one avoided stop to the next, at the least and at the most cost of a stop. */
  yearsPerStop: DollarRange;
  /** Hours of such stops a year that cost as much as the plan, at the least cost and at the most. */
  hoursPerYear: DollarRange;
  /** How long a single stop a year must be to cost as much, the same way; 0 where any does. */
  hoursOfOneStop: DollarRange;
}

/**
 * Dollars of oil that a stop defers, before royalties: wells × barrels a day × hours ÷ 24 × share ×
 * price. Not rounded.
 */
export function grossDeferredDollars({
  wells,
  barrelsPerWellPerDay,
  hoursDown,
  shareStopped,
  dollarsPerBarrel,
}: Pick<
  Stop,
  'wells' | 'barrelsPerWellPerDay' | 'hoursDown' | 'shareStopped' | 'dollarsPerBarrel'
>): number {
  return ((wells * barrelsPerWellPerDay * hoursDown) / 24) * shareStopped * dollarsPerBarrel;
}

/** Counts one stop: deferred, lost and spent. */
export function priceStop(stop: Stop): StopCost {
  const hours = stop.hoursDown + stop.hoursOfRestart / 2;
  const gross = grossDeferredDollars({ ...stop, hoursDown: hours });
  const net = gross * stop.netRevenueInterest;
  const lost = net * stop.shareLost;
  const beside =
    stop.restartDollars + stop.waitingPeople * stop.waitingDollarsPerHour * stop.hoursDown;
  const spent = rangeOf(stop.repairDollars, (repair) => repair + beside);
  return {
    barrelsDeferred: ((stop.wells * stop.barrelsPerWellPerDay * hours) / 24) * stop.shareStopped,
    grossDeferredDollars: gross,
    grossDeferredDollarsPerHour: grossDeferredDollars({ ...stop, hoursDown: 1 }),
    netDeferredDollars: net,
    lostDollars: lost,
    spentDollars: spent,
    costDollars: rangeOf(spent, (dollars) => dollars + lost),
  };
}

/** Labor and everything else of a year. */
export function planDollarsPerYear(plan: MaintenancePlan): number {
  return plan.hoursPerYear * plan.dollarsPerHour + plan.otherDollarsPerYear;
}

/** Holds a plan against the stop that it is to avoid. Deferral is left out, as it is paid later. */
export function breakEven(stop: Stop, plan: MaintenancePlan): BreakEven {
  const planDollars = planDollarsPerYear(plan);
  const { costDollars } = priceStop(stop);
  return {
    planDollarsPerYear: planDollars,
    yearsPerStop: rangeOf(costDollars, (cost) => ratio(cost, planDollars)),
    hoursPerYear: rangeOf(costDollars, (cost) => ratio(planDollars, cost) * stop.hoursDown),
    hoursOfOneStop: rangeOf(stop.repairDollars, (repair) =>
      hoursToReach(planDollars, stop, repair),
    ),
  };
}

/** What a stop of this length would cost, lost and spent, all else as it is. */
export function costAfter(hoursDown: number, stop: Stop): DollarRange {
  return priceStop({ ...stop, hoursDown }).costDollars;
}

function hoursToReach(dollars: number, stop: Stop, repair: number): number {
  const single = { ...stop, repairDollars: { low: repair, high: repair } };
  const fixed = costAfter(0, single).low;
  if (fixed >= dollars) return 0;
  return ratio(dollars - fixed, costAfter(1, single).low - fixed);
}

function rangeOf({ low, high }: DollarRange, change: (value: number) => number): DollarRange {
  return { low: change(low), high: change(high) };
}

/** Nothing divided by nothing is nothing here: a plan that costs nothing pays at once. */
function ratio(above: number, below: number): number {
  return above === 0 ? 0 : above / below;
}
