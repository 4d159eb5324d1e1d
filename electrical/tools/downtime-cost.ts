/** Data of a production outage, taken from the production report and invoices. */
export interface Outage {
  wells: number;
  barrelsPerWellPerDay: number;
  /** Hours from the trip until power is restored. */
  hoursDown: number;
  /** Hours from restored power to full output. Output rises linearly, so half of this time counts. */
  hoursOfRestart: number;
  /** Share of the wells' output that is shut in during the outage, from 0 to 1. */
  shareDeferred: number;
  dollarsPerBarrel: number;
  /** Net revenue interest of the visitor's working interest, before taxes, from 0 to 1. */
  netRevenueInterest: number;
  /** Share of the deferred barrels that are never produced, from 0 to 1. */
  shareLost: number;
  /** Years until the remaining deferred barrels are produced. */
  yearsUntilReturn: number;
  /** Annual discount rate, from 0 to 1. */
  discountRate: number;
  /** Cost of parts, freight and crew, in dollars per outage. */
  repairDollars: Range;
  /** Cost of work to restart the wells, such as pulling unit, hot oil and chemicals, in dollars per outage. */
  restartDollars: number;
  waitingPeople: number;
  waitingDollarsPerHour: number;
}

/** A yearly maintenance plan that is meant to avoid such outages. */
export interface MaintenancePlan {
  hoursPerYear: number;
  dollarsPerHour: number;
  /** Cost of instruments, spares and tests, in dollars per year. */
  otherDollarsPerYear: number;
}

export interface DowntimeInput {
  outage: Outage;
  plan: MaintenancePlan;
}

export type Range = Record<'low' | 'high', number>;

interface OutageCost {
  /** Gross deferred revenue (100 % interest); most is recovered later at the price of that day. */
  grossDeferredDollars: number;
  /** The visitor's share of the gross deferred revenue, before taxes. */
  netDeferredDollars: number;
  /** The part of the visitor's share that is never recovered. */
  lostDollars: number;
  /** Discount on the barrels that are sold later. */
  waitDollars: number;
  spentDollars: Range;
  costDollars: Range;
}

/** The outages that a plan must avoid to pay for itself. Hours are `Infinity` if an outage costs nothing. */
export interface BreakEven {
  planDollarsPerYear: number;
  /** Years between avoided outages, at the low and at the high cost of an outage. */
  yearsPerOutage: Range;
  /** Hours of these outages per year that cost as much as the plan, at the low and at the high cost of an outage. */
  hoursPerYear: Range;
  /** Duration in hours of one outage per year that costs as much as the plan; 0 if every outage costs at least as much. */
  hoursOfOneOutage: Range;
}

/**
 * Calculates the unrounded value of the oil that an outage defers, before royalties: wells × barrels per day ×
 * hours ÷ 24 × share × price.
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
  // A dollar received later is discounted by 1 − 1 ÷ (1 + rate)^years.
  const wait = (net - lost) * (1 - (1 + outage.discountRate) ** -outage.yearsUntilReturn);
  const restartAndWaiting =
    outage.restartDollars + outage.waitingPeople * outage.waitingDollarsPerHour * outage.hoursDown;
  const spent = mapRange(outage.repairDollars, (repair) => repair + restartAndWaiting);
  return {
    grossDeferredDollars: gross,
    netDeferredDollars: net,
    lostDollars: lost,
    waitDollars: wait,
    spentDollars: spent,
    costDollars: mapRange(spent, (dollars) => dollars + lost + wait),
  };
}

export function breakEven(outage: Outage, plan: MaintenancePlan): BreakEven {
  const planDollars = plan.hoursPerYear * plan.dollarsPerHour + plan.otherDollarsPerYear;
  const { costDollars } = priceOutage(outage);
  return {
    planDollarsPerYear: planDollars,
    yearsPerOutage: mapRange(costDollars, (cost) => ratio(cost, planDollars)),
    hoursPerYear: mapRange(costDollars, (cost) => ratio(planDollars, cost) * outage.hoursDown),
    hoursOfOneOutage: mapRange(outage.repairDollars, (repair) =>
      hoursToReach(planDollars, outage, repair),
    ),
  };
}

/** Returns the cost of the same outage with a different duration. */
export function costAfter(hoursDown: number, outage: Outage): Range {
  return priceOutage({ ...outage, hoursDown }).costDollars;
}

/** Returns the duration at which an outage with this repair cost reaches a cost of `dollars`. */
function hoursToReach(dollars: number, outage: Outage, repair: number): number {
  const single = { ...outage, repairDollars: { low: repair, high: repair } };
  const fixed = costAfter(0, single).low;
  if (fixed >= dollars) return 0;
  return ratio(dollars - fixed, costAfter(1, single).low - fixed);
}

function mapRange({ low, high }: Range, change: (value: number) => number): Range {
  return { low: change(low), high: change(high) };
}

/** Divides two numbers, with 0 ÷ 0 = 0, because a plan that costs nothing pays for itself at once. */
function ratio(above: number, below: number): number {
  return above === 0 ? 0 : above / below;
}
