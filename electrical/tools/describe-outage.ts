import {
  breakEven,
  costAfter,
  type DollarRange,
  type MaintenancePlan,
  type Outage,
  priceOutage,
} from './downtime-cost.ts';
import { writeDecimals } from './write-decimals.ts';

/** One line of a worked calculation. */
export interface WorkedLine {
  name: string;
  formula: string;
  result: string;
}

/**
 * Describes the calculation of an outage's cost and of the plan's break-even, line by line. Lines without a
 * meaningful result are omitted.
 */
export function describeOutage(outage: Outage, plan: MaintenancePlan): WorkedLine[] {
  const cost = priceOutage(outage);
  const net = dollars(cost.netDeferredDollars);
  const lost = dollars(cost.lostDollars);
  const wait = dollars(cost.waitDollars);
  const spent = writeRange(cost.spentDollars, dollars);
  const hours = `${number(outage.hoursDown)} h`;
  const lostHours =
    outage.hoursOfRestart > 0 ? `(${hours} + ${number(outage.hoursOfRestart)} h ÷ 2)` : hours;
  const exponent = outage.yearsUntilReturn === 1 ? '' : `^${number(outage.yearsUntilReturn)}`;
  const gross = dollars(cost.grossDeferredDollars);
  const parts = [
    ...(cost.lostDollars > 0 ? [lost] : []),
    ...(cost.waitDollars > 0 ? [wait] : []),
    ...(cost.spentDollars.high > 0 ? [spent] : []),
  ];
  const lines: (WorkedLine | false)[] = [
    {
      name: 'Deferred, gross',
      formula: `${number(outage.wells)} × ${number(outage.barrelsPerWellPerDay)} bbl/day × ${lostHours} ÷ 24 × ${number(outage.shareDeferred)} × ${dollars(outage.dollarsPerBarrel)}`,
      result: gross,
    },
    {
      name: 'Deferred, your interest',
      formula: `${gross} × ${number(outage.netRevenueInterest)}`,
      result: net,
    },
    cost.lostDollars > 0 && {
      name: 'Lost for good',
      formula: `${net} × ${number(outage.shareLost)}`,
      result: lost,
    },
    cost.waitDollars > 0 && {
      name: 'Discount on the rest, sold later',
      formula: `(${net} − ${lost}) × (1 − 1 ÷ ${number(1 + outage.discountRate)}${exponent})`,
      result: wait,
    },
    cost.spentDollars.high > 0 && {
      name: 'Spent',
      formula: formatSpentFormula(outage, hours),
      result: spent,
    },
    {
      name: 'Cost of one outage',
      formula: parts.join(' + ') || '$0',
      result: writeRange(cost.costDollars, dollars),
    },
    ...describePlan(outage, plan, writeRange(cost.costDollars, dollars), hours),
  ];
  return lines.filter((line) => line !== false);
}

/** Formats a line of the calculation as text. Example: Spent: $8,000 + $1,500 = $9,500 */
export function writeWorkedLine({ name, formula, result }: WorkedLine): string {
  return formula === result ? `${name}: ${result}` : `${name}: ${formula} = ${result}`;
}

function formatSpentFormula({ repairDollars, ...outage }: Outage, hours: string): string {
  const { restartDollars, waitingPeople, waitingDollarsPerHour } = outage;
  return [
    ...(repairDollars.high > 0 ? [writeRange(repairDollars, dollars)] : []),
    ...(restartDollars > 0 ? [dollars(restartDollars)] : []),
    ...(waitingPeople * waitingDollarsPerHour > 0
      ? [`${number(waitingPeople)} × ${dollars(waitingDollarsPerHour)} × ${hours}`]
      : []),
  ].join(' + ');
}

function describePlan(outage: Outage, plan: MaintenancePlan, cost: string, hours: string) {
  const even = breakEven(outage, plan);
  const planned = dollars(even.planDollarsPerYear);
  const fixed = costAfter(0, outage);
  const compared = even.planDollarsPerYear > 0 && !isFree(outage);
  const single = even.hoursOfOneOutage.low;
  return [
    {
      name: 'Annual plan cost',
      formula: `${number(plan.hoursPerYear)} h × ${dollars(plan.dollarsPerHour)} + ${dollars(plan.otherDollarsPerYear)}`,
      result: planned,
    },
    compared && {
      name: 'Pays if it avoids one outage every',
      formula: `${cost} ÷ ${planned}`,
      result: writeYears(even.yearsPerOutage),
    },
    compared &&
      even.hoursPerYear.high <= hoursOfYear && {
        name: 'Or total hours of such outages per year',
        formula: `${planned} ÷ ${cost} × ${hours}`,
        result: writeHours(even.hoursPerYear),
      },
    compared &&
      single > 0 &&
      single <= hoursOfYear && {
        name: 'Or one outage a year at least this long (low repair cost)',
        formula: `(${planned} − ${dollars(fixed.low)}) ÷ ${dollars(costAfter(1, outage).low - fixed.low)} per hour`,
        result: `${significant(single)} h`,
      },
  ];
}

const hoursOfYear = 8760;

/** Whether an outage costs less than a cent. */
const isFree = (outage: Outage) => priceOutage(outage).costDollars.high < 0.005;

/** States the average cost of one hour of an outage. */
export function describeHour(outage: Outage): string {
  const { low, high } = priceOutage(outage).costDollars;
  const perHour = { low: low / outage.hoursDown, high: high / outage.hoursDown };
  const write = (amount: number) => dollars(amount < 10 ? amount : Math.round(amount));
  return `One hour of this outage costs ${writeRange(perHour, write)} on average`;
}

/** Heading of the result: how often the plan must avoid such an outage to pay for itself. */
export function writeOutageHeading(outage: Outage, plan: MaintenancePlan): string {
  return describeBreakEven(
    outage,
    plan,
    'The plan pays for itself if it avoids one such outage every',
  );
}

/** Result for narrow screens: the cost of one outage, with a short note. */
export function shortResult(outage: Outage, plan: MaintenancePlan) {
  return {
    result: writeRange(priceOutage(outage).costDollars, dollars),
    note: describeBreakEven(outage, plan, 'per outage; the plan pays if it avoids one every'),
  };
}

/** Returns `introduction` followed by the break-even time, or a sentence if the outage or the plan costs nothing. */
function describeBreakEven(outage: Outage, plan: MaintenancePlan, introduction: string): string {
  const { planDollarsPerYear, yearsPerOutage } = breakEven(outage, plan);
  if (planDollarsPerYear === 0) return 'A plan that costs nothing pays at once';
  if (isFree(outage)) return 'This outage costs nothing, so no plan can pay for itself';
  return `${introduction} ${writeYears(yearsPerOutage).replace(/^at most (.*)$/, '$1 at most')}`;
}

/** Formats an amount in dollars, with cents only for fractional amounts below $1,000. */
export function dollars(amount: number): string {
  const digits = amount < 1000 && !Number.isInteger(amount) ? 2 : 0;
  return `$${writeDecimals(amount, digits, digits)}`;
}

/** Formats a range, as one value if both ends have the same text, or as "at most" if the low end is zero. */
export function writeRange({ low, high }: DollarRange, write: (value: number) => string): string {
  const [from, to] = [write(low), write(high)];
  if (from === to) return from;
  return low === 0 ? `at most ${to}` : `${from}\u2060–\u2060${to}`;
}

/** Formats the break-even hours per year. `low` belongs to the low cost of an outage, so it is the larger number. */
function writeHours({ low, high }: DollarRange): string {
  if (low > hoursOfYear) return `${significant(high)} h or more`;
  return `${writeRange({ low: high, high: low }, significant)} h`;
}

/** Formats the time between outages: in weeks below half a year, in months below one year, otherwise in years. */
function writeYears({ low, high }: DollarRange): string {
  if (low > longestYears) return `${longestYears} years or more`;
  if (high > longestYears) return `${significant(low)} to ${longestYears} years or more`;
  if (high < 0.5) return writeSpan({ low: low * weeksOfYear, high: high * weeksOfYear }, 'week');
  if (high < 1) return writeSpan({ low: low * 12, high: high * 12 }, 'month');
  // If one end of the range has decimals, write both ends with decimals.
  const isWhole = [low, high].every((each) => Number.isInteger(Number(each.toPrecision(2))));
  const write = (value: number) =>
    !isWhole && value >= 1 && value < 10 ? writeDecimals(value, 1, 1) : significant(value);
  const written = writeRange({ low, high }, write);
  return `${written} ${written === '1' ? 'year' : 'years'}`;
}

/** Formats whole weeks or months. */
function writeSpan({ low, high }: DollarRange, unit: 'week' | 'month'): string {
  if (high < 1) return 'week or less';
  const span = { low: Math.max(1, low), high };
  const written = writeRange(low === 0 ? { low, high } : span, (each) => writeDecimals(each, 0));
  return `${written} ${written === '1' ? unit : `${unit}s`}`;
}

const weeksOfYear = 365.25 / 7;
/** Longest time between outages that is written as a number; longer times become "100 years or more". */
const longestYears = 100;

/** Formats a number with two significant digits, but never rounds digits before the decimal point. */
function significant(value: number): string {
  const digits = value >= 10 || value === 0 ? 0 : Math.max(1, 1 - Math.floor(Math.log10(value)));
  return writeDecimals(value, digits);
}

function number(value: number): string {
  return writeDecimals(value, 4);
}
