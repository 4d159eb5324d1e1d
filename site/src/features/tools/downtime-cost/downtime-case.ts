import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';
import { type CaseProblems, type CheckedCase, readNumber, writeNumber } from '../read-field.ts';
import { type DowntimeFieldName, downtimeFieldsByName } from './downtime-fields.ts';

/** The case as it was typed, field by field. */
export type DowntimeCase = Record<DowntimeFieldName, string>;

const fields = Object.entries(downtimeFieldsByName) as [
  DowntimeFieldName,
  (typeof downtimeFieldsByName)[DowntimeFieldName],
][];

/** The fields as they show a calculation's numbers. */
export function typeCase({ outage, plan }: DowntimeInput): DowntimeCase {
  const numbers: Record<DowntimeFieldName, number> = {
    ...outage,
    ...plan,
    repairLow: outage.repairDollars.low,
    repairHigh: outage.repairDollars.high,
  };
  return fromFields((name, { factor = 1 }) => writeNumber(numbers[name] / factor));
}

/** The case of an address; what it does not name is the example's. */
export function readCase(query: URLSearchParams, example: DowntimeCase): DowntimeCase {
  return fromFields((name, { key }) => query.get(key)?.slice(0, 40) ?? example[name]);
}

/** The query of a case: every field, so that it stays the same when the example changes. */
export function writeCase(current: DowntimeCase): URLSearchParams {
  return new URLSearchParams(fields.map(([name, { key }]) => [key, current[name]]));
}

/** The calculation's numbers, or the problems of single fields. */
export function checkCase(current: DowntimeCase): CheckedCase<DowntimeInput> {
  const problems: CaseProblems = {};
  const numbers = {} as Record<DowntimeFieldName, number>;
  for (const [name, range] of fields) {
    const read = readNumber(current[name], range);
    if (read.problem === undefined) numbers[name] = round(read.value * (range.factor ?? 1));
    else problems[name] = read.problem;
  }
  const { repairLow, repairHigh, hoursPerYear, dollarsPerHour, otherDollarsPerYear, ...outage } =
    numbers;
  if (repairLow > repairHigh) {
    problems.repairHigh = `The low repair cost is $${writeDecimals(repairLow, 3)}. Enter that or more.`;
  }
  if (Object.keys(problems).length > 0) return { problems };
  return {
    complete: {
      outage: { ...outage, repairDollars: { low: repairLow, high: repairHigh } },
      plan: { hoursPerYear, dollarsPerHour, otherDollarsPerYear },
    },
    problems,
  };
}

function fromFields(
  write: (name: DowntimeFieldName, field: (typeof fields)[number][1]) => string,
): DowntimeCase {
  return Object.fromEntries(
    fields.map(([name, field]) => [name, write(name, field)]),
  ) as DowntimeCase;
}

/** 7 × 0.01 is 0.07000000000000001. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
