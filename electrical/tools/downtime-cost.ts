/** The data of a production outage, from the production report and invoices. */
export interface Outage {
  wells: number;
  /** Production of each well. */
  barrelsPerWellPerDay: number;
  /** Hours from the trip until power is restored. */
  hoursDown: number;
  /** Hours from restored power to full output. Output rises linearly, so half of this time counts. */
  hoursOfRestart: number;
  /** Share of the wells' output that is shut in, from 0 to 1. */
  shareDeferred: number;
  dollarsPerBarrel: number;
  /** Net revenue interest of the working interest, before taxes, from 0 to 1. */
  netRevenueInterest: number;
  /** Share of the deferred barrels that is never produced, from 0 to 1. */
  shareLost: number;
  /** Years until the other deferred barrels are produced. */
  yearsUntilReturn: number;
  /** Discount rate per year, from 0 to 1. */
  discountRate: number;
  /** Parts, freight and crew, dollars per outage. */
  repairDollars: DollarRange;
  /** Work to restart the wells, such as pulling unit, hot oil and chemicals; dollars per outage. */
  restartDollars: number;
  waitingPeople: number;
  waitingDollarsPerHour: number;
}

/** The yearly maintenance that is meant to avoid such outages. */
export interface MaintenancePlan {
  hoursPerYear: number;
  dollarsPerHour: number;
  /** Instruments, spares and tests, dollars per year. */
  otherDollarsPerYear: number;
}

export interface DowntimeInput {
  outage: Outage;
  plan: MaintenancePlan;
}

export type DollarRange = Record<'low' | 'high', number>;

interface OutageCost {
  /** Gross deferred revenue (100 % interest); most is recovered later at the price of that day. */
  grossDeferredDollars: number;
  /** The working interest's share of the gross deferred revenue, before taxes. */
  netDeferredDollars: number;
  /** The part of the working interest's revenue that is never recovered. */
  lostDollars: number;
  /** The discount on the barrels that are sold later. */
  waitDollars: number;
  spentDollars: DollarRange;
  costDollars: DollarRange;
}

/** What a plan must avoid to pay for itself; `Infinity` if an outage costs nothing. */
interface BreakEven {
  planDollarsPerYear: number;
  /** Years between avoided outages, at the low and at the high cost of an outage. */
  yearsPerOutage: DollarRange;
  /** Hours of such outages per year that cost as much as the plan, at the low and at the high cost. */
  hoursPerYear: DollarRange;
  /** Length in hours of one outage per year that costs as much as the plan; 0 if any length does. */
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
  // Discount on a dollar after these years: 1 − 1 ÷ (1 + rate)^years.
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

/** The cost of an outage of this length, with all other data unchanged. */
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

/** A quotient for which 0 ÷ 0 is 0: a plan that costs nothing pays at once. */
function ratio(above: number, below: number): number {
  return above === 0 ? 0 : above / below;
}
