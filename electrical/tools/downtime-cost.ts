/** An outage of production, as the production report and the invoices have it. */
export interface Outage {
  wells: number;
  /** Of each well. */
  barrelsPerWellPerDay: number;
  /** From the trip until power is back. */
  hoursDown: number;
  /** From power back to full output, which climbs evenly and so counts half. */
  hoursOfRestart: number;
  /** Of the wells' output that is shut in, from 0 to 1. */
  shareDeferred: number;
  dollarsPerBarrel: number;
  /** Of the working interest, before taxes, from 0 to 1. */
  netRevenueInterest: number;
  /** Of the deferred barrels, those that never return, from 0 to 1. */
  shareLost: number;
  /** From the outage until the other deferred barrels are produced. */
  yearsUntilReturn: number;
  /** What a dollar a year later is worth less, from 0 to 1. */
  discountRate: number;
  /** Parts, freight and crew, in dollars an outage. */
  repairDollars: DollarRange;
  /** What the wells need to come back: pulling unit, hot oil, chemicals; in dollars an outage. */
  restartDollars: number;
  waitingPeople: number;
  waitingDollarsPerHour: number;
}

/** A year of the maintenance that is to avoid such outages. */
export interface MaintenancePlan {
  hoursPerYear: number;
  dollarsPerHour: number;
  /** Instruments, spares and tests, as a yearly share. */
  otherDollarsPerYear: number;
}

export interface DowntimeInput {
  outage: Outage;
  plan: MaintenancePlan;
}

export type DollarRange = Record<'low' | 'high', number>;

interface OutageCost {
  /** All owners' share, most of it paid later at that day's price. */
  grossDeferredDollars: number;
  /** The working interest's share of it, before taxes. */
  netDeferredDollars: number;
  /** Of the working interest, for good. */
  lostDollars: number;
  /** What the barrels that return are worth less for coming later. */
  waitDollars: number;
  spentDollars: DollarRange;
  costDollars: DollarRange;
}

/** What a plan has to avoid to pay for itself; `Infinity` where an outage costs nothing. */
interface BreakEven {
  planDollarsPerYear: number;
  /** Years from one avoided outage to the next, at the least and at the most cost of an outage. */
  yearsPerOutage: DollarRange;
  /** Hours of such outages a year that cost as much as the plan, at the least cost and at the most. */
  hoursPerYear: DollarRange;
  /** How long a single outage a year must be to cost as much, the same way; 0 where any does. */
  hoursOfOneOutage: DollarRange;
}

/**
 * Dollars of oil that an outage defers, before royalties: wells × barrels a day × hours ÷ 24 × share ×
 * price. Not rounded.
 */
export function grossDeferredDollars(
  outage: Pick<
    Outage,
    'wells' | 'barrelsPerWellPerDay' | 'hoursDown' | 'shareDeferred' | 'dollarsPerBarrel'
  >,
): number {
  const { wells, barrelsPerWellPerDay, hoursDown, shareDeferred, dollarsPerBarrel } = outage;
  return ((wells * barrelsPerWellPerDay * hoursDown) / 24) * shareDeferred * dollarsPerBarrel;
}

export function priceOutage(outage: Outage): OutageCost {
  const hours = outage.hoursDown + outage.hoursOfRestart / 2;
  const gross = grossDeferredDollars({ ...outage, hoursDown: hours });
  const net = gross * outage.netRevenueInterest;
  const lost = net * outage.shareLost;
  // What a dollar that comes so late is worth less: 1 − 1 ÷ (1 + rate)^years.
  const wait = (net - lost) * (1 - (1 + outage.discountRate) ** -outage.yearsUntilReturn);
  const beside =
    outage.restartDollars + outage.waitingPeople * outage.waitingDollarsPerHour * outage.hoursDown;
  const spent = rangeOf(outage.repairDollars, (repair) => repair + beside);
  return {
    grossDeferredDollars: gross,
    netDeferredDollars: net,
    lostDollars: lost,
    waitDollars: wait,
    spentDollars: spent,
    costDollars: rangeOf(spent, (dollars) => dollars + lost + wait),
  };
}

export function breakEven(outage: Outage, plan: MaintenancePlan): BreakEven {
  const planDollars = plan.hoursPerYear * plan.dollarsPerHour + plan.otherDollarsPerYear;
  const { costDollars } = priceOutage(outage);
  return {
    planDollarsPerYear: planDollars,
    yearsPerOutage: rangeOf(costDollars, (cost) => ratio(cost, planDollars)),
    hoursPerYear: rangeOf(costDollars, (cost) => ratio(planDollars, cost) * outage.hoursDown),
    hoursOfOneOutage: rangeOf(outage.repairDollars, (repair) =>
      hoursToReach(planDollars, outage, repair),
    ),
  };
}

/** What an outage of this length would cost, all else as it is. */
export function costAfter(hoursDown: number, outage: Outage): DollarRange {
  return priceOutage({ ...outage, hoursDown }).costDollars;
}

function hoursToReach(dollars: number, outage: Outage, repair: number): number {
  const single = { ...outage, repairDollars: { low: repair, high: repair } };
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
