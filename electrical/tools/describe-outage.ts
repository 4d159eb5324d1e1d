import {
  type BreakEven,
  breakEven,
  costAfter,
  type MaintenancePlan,
  type Outage,
  priceOutage,
  type Range,
} from './downtime-cost.ts';
import { formatDecimals } from './format-decimals.ts';

/** One line of a worked calculation. */
export interface WorkedLine {
  name: string;
  formula: string;
  result: string;
}

const hoursInYear = 8760;

const weeksInYear = 365.25 / 7;

/** Longest time between outages that is written as a number; longer times become "100 years or more". */
const longestYears = 100;

/**
 * Describes the calculation of an outage's cost and of the plan's break-even, line by line. Lines without a
 * meaningful result are omitted.
 */
export function describeOutage(outage: Outage, plan: MaintenancePlan): WorkedLine[] {
  return [...describeCost(outage), ...describePlan(outage, plan)];
}

function describeCost(outage: Outage): WorkedLine[] {
  const cost = priceOutage(outage);
  const gross = formatDollars(cost.grossDeferredDollars);
  const net = formatDollars(cost.netDeferredDollars);
  const lost = formatDollars(cost.lostDollars);
  const lines: WorkedLine[] = [
    { name: 'Deferred, gross', formula: formatGrossFormula(outage), result: gross },
    {
      name: 'Deferred, your interest',
      formula: `${gross} × ${formatFactor(outage.netRevenueInterest)}`,
      result: net,
    },
  ];
  const parts: WorkedLine[] = [];
  if (cost.lostDollars > 0) {
    const formula = `${net} × ${formatFactor(outage.shareLost)}`;
    parts.push({ name: 'Lost for good', formula, result: lost });
  }
  if (cost.waitDollars > 0) {
    parts.push({
      name: 'Discount on the rest, sold later',
      formula: `(${net} − ${lost}) × ${formatDiscountFormula(outage)}`,
      result: formatDollars(cost.waitDollars),
    });
  }
  if (cost.spentDollars.high > 0) {
    const result = formatRange(cost.spentDollars, formatDollars);
    parts.push({ name: 'Spent', formula: formatSpentFormula(outage), result });
  }
  const total: WorkedLine = {
    name: 'Cost of one outage',
    formula: parts.map(({ result }) => result).join(' + ') || '$0',
    result: formatRange(cost.costDollars, formatDollars),
  };
  return [...lines, ...parts, total];
}

function formatGrossFormula(outage: Outage): string {
  const down = `${formatFactor(outage.hoursDown)}\u00a0h`;
  const hours =
    outage.hoursOfRestart > 0
      ? `(${down} + ${formatFactor(outage.hoursOfRestart)}\u00a0h ÷ 2)`
      : down;
  const barrelsPerDay = `${formatFactor(outage.wells)} × ${formatFactor(outage.barrelsPerWellPerDay)}\u00a0bbl/day`;
  const share = formatFactor(outage.shareDeferred);
  return `${barrelsPerDay} × ${hours} ÷ 24 × ${share} × ${formatDollars(outage.dollarsPerBarrel)}`;
}

function formatDiscountFormula({ discountRate, yearsUntilReturn }: Outage): string {
  const exponent = yearsUntilReturn === 1 ? '' : `^${formatFactor(yearsUntilReturn)}`;
  return `(1 − 1 ÷ ${formatFactor(1 + discountRate)}${exponent})`;
}

function formatSpentFormula({ repairDollars, restartDollars, ...outage }: Outage): string {
  const { waitingPeople, waitingDollarsPerHour, hoursDown } = outage;
  const terms: string[] = [];
  if (repairDollars.high > 0) terms.push(formatRange(repairDollars, formatDollars));
  if (restartDollars > 0) terms.push(formatDollars(restartDollars));
  if (waitingPeople * waitingDollarsPerHour > 0) {
    const people = formatFactor(waitingPeople);
    terms.push(
      `${people} × ${formatDollars(waitingDollarsPerHour)} × ${formatFactor(hoursDown)}\u00a0h`,
    );
  }
  return terms.join(' + ');
}

function describePlan(outage: Outage, plan: MaintenancePlan): WorkedLine[] {
  const { planDollarsPerYear, ...even } = breakEven(outage, plan);
  const planned = formatDollars(planDollarsPerYear);
  const labor = `${formatFactor(plan.hoursPerYear)}\u00a0h × ${formatDollars(plan.dollarsPerHour)}`;
  const lines: WorkedLine[] = [
    {
      name: 'Annual plan cost',
      formula: `${labor} + ${formatDollars(plan.otherDollarsPerYear)}`,
      result: planned,
    },
  ];
  if (planDollarsPerYear === 0 || isFree(outage) || cannotPay(even)) return lines;
  const cost = formatRange(priceOutage(outage).costDollars, formatDollars);
  lines.push({
    name: 'Pays if it avoids one outage every',
    formula: `${cost} ÷ ${planned}`,
    result: formatYears(even.yearsPerOutage),
  });
  lines.push({
    name: 'Or total hours of such outages per year',
    formula: `${planned} ÷ ${cost} × ${formatFactor(outage.hoursDown)}\u00a0h`,
    result: formatHours(even.hoursPerYear),
  });
  // At the low repair cost. The cost of an outage grows in proportion to its hours, so two lengths give the rate.
  const hoursOfOne = even.hoursOfOneOutage.low;
  if (hoursOfOne > 0 && hoursOfOne <= hoursInYear) {
    const fixedDollars = costAfter(0, outage).low;
    const dollarsPerHour = costAfter(1, outage).low - fixedDollars;
    lines.push({
      name: 'Or one outage a year at least this long (low repair cost)',
      formula: `(${planned} − ${formatDollars(fixedDollars)}) ÷ ${formatDollars(dollarsPerHour)} per hour`,
      result: `${formatSignificant(hoursOfOne)}\u00a0h`,
    });
  }
  return lines;
}

/** Whether an outage costs less than a cent. */
const isFree = (outage: Outage) => priceOutage(outage).costDollars.high < 0.005;

/** States the average cost of one hour of an outage. */
export function describeHour(outage: Outage): string {
  const { low, high } = priceOutage(outage).costDollars;
  const perHour = { low: low / outage.hoursDown, high: high / outage.hoursDown };
  const write = (amount: number) => formatDollars(amount < 10 ? amount : Math.round(amount));
  return `One hour of this outage costs ${formatRange(perHour, write)} on average`;
}

/** Heading of the result: how often the plan must avoid such an outage to pay for itself. */
export function formatOutageHeading(outage: Outage, plan: MaintenancePlan): string {
  return describeBreakEven(
    outage,
    plan,
    'The plan pays for itself if it avoids one such outage every',
  );
}

/** Result for narrow screens: the cost of one outage, with a short note. */
export function shortResult(outage: Outage, plan: MaintenancePlan) {
  return {
    result: formatRange(priceOutage(outage).costDollars, formatDollars),
    note: describeBreakEven(outage, plan, 'per outage; the plan pays if it avoids one every'),
  };
}

/** Returns `introduction` followed by the break-even time, or a sentence if the outage or the plan costs nothing. */
function describeBreakEven(outage: Outage, plan: MaintenancePlan, introduction: string): string {
  const even = breakEven(outage, plan);
  if (even.planDollarsPerYear === 0) return 'A plan that costs nothing pays at once';
  if (isFree(outage)) return 'This outage costs nothing, so no plan can pay for itself';
  if (cannotPay(even)) {
    return 'A whole year of such outages costs less than the plan, so the plan cannot pay for itself';
  }
  // In a sentence, "at most" follows the time: every 10 months at most.
  const time = formatYears(even.yearsPerOutage).replace(/^at most (.*)$/, '$1 at most');
  return `${introduction} ${time}`;
}

/** Whether the plan costs more than outages that last all year, even at the high cost of an outage. */
function cannotPay({ hoursPerYear }: Pick<BreakEven, 'hoursPerYear'>): boolean {
  return hoursPerYear.high > hoursInYear;
}

/** Formats an amount in dollars, with cents only for fractional amounts below $1,000. */
export function formatDollars(amount: number): string {
  const digits = amount < 1000 && !Number.isInteger(amount) ? 2 : 0;
  return `$${formatDecimals(amount, digits, digits)}`;
}

/** Formats a range, as one value if both ends have the same text, or as "at most" if the low end is zero. */
export function formatRange({ low, high }: Range, write: (value: number) => string): string {
  const [from, to] = [write(low), write(high)];
  if (from === to) return from;
  return low === 0 ? `at most ${to}` : `${from}\u2060–\u2060${to}`;
}

/**
 * Formats the break-even hours per year. `low` is for the low cost of an outage, so it is the larger number of
 * hours.
 */
function formatHours({ low, high }: Range): string {
  if (low > hoursInYear) return `${formatSignificant(high)}\u00a0h or more`;
  return `${formatRange({ low: high, high: low }, formatSignificant)}\u00a0h`;
}

/** Formats the time between outages: in weeks below half a year, in months below one year, otherwise in years. */
function formatYears({ low, high }: Range): string {
  if (low > longestYears) return `${longestYears}\u00a0years or more`;
  if (high > longestYears) return `${formatSignificant(low)} to ${longestYears}\u00a0years or more`;
  if (high < 0.5) return formatSpan({ low: low * weeksInYear, high: high * weeksInYear }, 'week');
  if (high < 1) return formatSpan({ low: low * 12, high: high * 12 }, 'month');
  // If one end of the range has decimals, write both ends with decimals.
  const isWhole = [low, high].every((each) => Number.isInteger(Number(each.toPrecision(2))));
  const write = (value: number) =>
    !isWhole && value >= 1 && value < 10 ? formatDecimals(value, 1, 1) : formatSignificant(value);
  const written = formatRange({ low, high }, write);
  return `${written}\u00a0${written === '1' ? 'year' : 'years'}`;
}

/** Formats whole weeks or months. */
function formatSpan({ low, high }: Range, unit: 'week' | 'month'): string {
  // Only weeks can be below 1: times of half a year or more are written in months.
  if (high < 1) return 'week or less';
  // A low end of zero stays zero, so that the range is written as "at most".
  const span = { low: low === 0 ? 0 : Math.max(1, low), high };
  const written = formatRange(span, (value) => formatDecimals(value, 0));
  return `${written}\u00a0${written === '1' ? unit : `${unit}s`}`;
}

/** Formats a number with two significant digits, but never rounds digits before the decimal point. */
function formatSignificant(value: number): string {
  const digits = value >= 10 || value === 0 ? 0 : Math.max(1, 1 - Math.floor(Math.log10(value)));
  return formatDecimals(value, digits);
}

/** Formats a number in a formula with at most four decimals. */
function formatFactor(value: number): string {
  return formatDecimals(value, 4);
}
