import {
  breakEven,
  costAfter,
  type DollarRange,
  type MaintenancePlan,
  priceStop,
  type Stop,
} from './downtime-cost.ts';
import { writeDecimals } from './write-decimals.ts';

/** One line of the arithmetic: what is counted, how, and what it comes to. */
export interface WorkedLine {
  name: string;
  formula: string;
  result: string;
}

/** The arithmetic of a stop and of the plan held against it, as one would write it on paper. */
export function describeStop(stop: Stop, plan: MaintenancePlan): WorkedLine[] {
  const cost = priceStop(stop);
  const even = breakEven(stop, plan);
  const hours = `${number(stop.hoursDown)} h`;
  const ramp =
    stop.hoursOfRestart > 0 ? `(${hours} + ${number(stop.hoursOfRestart)} h ÷ 2)` : hours;
  const gross = dollars(cost.grossDeferredDollars);
  const fixed = costAfter(0, stop);
  const planned = dollars(even.planDollarsPerYear);
  const spent = [
    writeRange(stop.repairDollars, dollars),
    ...(stop.restartDollars > 0 ? [dollars(stop.restartDollars)] : []),
    ...(stop.waitingPeople > 0
      ? [`${number(stop.waitingPeople)} × ${dollars(stop.waitingDollarsPerHour)} × ${hours}`]
      : []),
  ];
  return [
    {
      name: 'Deferred, gross',
      formula: `${number(stop.wells)} × ${number(stop.barrelsPerWellPerDay)} bbl/day × ${ramp} ÷ 24 × ${number(stop.shareStopped)} × ${dollars(stop.dollarsPerBarrel)}`,
      result: gross,
    },
    {
      name: 'Deferred, your interest',
      formula: `${gross} × ${number(stop.netRevenueInterest)}`,
      result: dollars(cost.netDeferredDollars),
    },
    {
      name: 'Lost for good',
      formula: `${dollars(cost.netDeferredDollars)} × ${number(stop.shareLost)}`,
      result: dollars(cost.lostDollars),
    },
    { name: 'Spent', formula: spent.join(' + '), result: writeRange(cost.spentDollars, dollars) },
    {
      name: 'One stop, lost and spent',
      formula: `${dollars(cost.lostDollars)} + ${writeRange(cost.spentDollars, dollars)}`,
      result: writeRange(cost.costDollars, dollars),
    },
    {
      name: 'Plan, a year',
      formula: `${number(plan.hoursPerYear)} h × ${dollars(plan.dollarsPerHour)} + ${dollars(plan.otherDollarsPerYear)}`,
      result: planned,
    },
    {
      name: 'Pays if it avoids one stop every',
      formula: `${writeRange(cost.costDollars, dollars)} ÷ ${planned}`,
      result: writeYears(even.yearsPerStop),
    },
    {
      name: 'Or total hours of such stops a year',
      formula: `${planned} ÷ ${writeRange(cost.costDollars, dollars)} × ${hours}`,
      result: writeHours(even.hoursPerYear),
    },
    {
      name: 'Or one a year, at the lowest repair cost, lasting',
      formula: `(${planned} − ${dollars(fixed.low)}) ÷ ${dollars(costAfter(1, stop).low - fixed.low)} an hour`,
      result: writeLength(even.hoursOfOneStop.low),
    },
  ];
}

/** The answer in a sentence. */
export function answerStop(stop: Stop, plan: MaintenancePlan): string {
  const { planDollarsPerYear, yearsPerStop } = breakEven(stop, plan);
  if (planDollarsPerYear === 0) return 'A plan that costs nothing pays at once.';
  if (yearsPerStop.high === 0)
    return 'Such a stop loses and costs nothing: no plan pays for itself.';
  const every = writeYears(yearsPerStop);
  return `The plan pays for itself if it avoids one such stop every ${every}.`;
}

/** Dollars as one writes them: whole ones, with cents only where they count. */
export function dollars(amount: number): string {
  const digits = amount < 1000 && !Number.isInteger(amount) ? 2 : 0;
  return `$${writeDecimals(amount, digits, digits)}`;
}

/** From the least to the most, or the one value where both read alike. */
export function writeRange({ low, high }: DollarRange, write: (value: number) => string): string {
  const [from, to] = [write(low), write(high)];
  return from === to ? from : `${from}\u2060–\u2060${to}`;
}

/** Hours from the most costly stop to the least; what costs nothing takes no number of them. */
function writeHours({ low, high }: DollarRange): string {
  if (high === Number.POSITIVE_INFINITY) return 'no number of hours';
  if (low === Number.POSITIVE_INFINITY) return `${significant(high)} h or more`;
  return `${writeRange({ low: high, high: low }, significant)} h`;
}

function writeYears(years: DollarRange): string {
  if (years.low === Number.POSITIVE_INFINITY) return 'any number of years';
  if (years.high === 0) return 'no number of years';
  return `${writeRange(years, significant)} ${significant(years.high) === '1' ? 'year' : 'years'}`;
}

function writeLength(hours: number): string {
  if (hours === 0) return 'any length';
  return hours === Number.POSITIVE_INFINITY ? 'no length' : `${significant(hours)} h or more`;
}

/** Two digits that count, as far as they are digits after the point. */
function significant(value: number): string {
  const digits = value >= 10 || value === 0 ? 0 : Math.max(1, 1 - Math.floor(Math.log10(value)));
  return writeDecimals(value, digits);
}

function number(value: number): string {
  return writeDecimals(value, 4);
}
