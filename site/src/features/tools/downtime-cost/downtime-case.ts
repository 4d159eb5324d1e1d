import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import { formatDecimals } from '#electrical/tools/format-decimals.ts';
import { type CaseProblems, type CheckedCase, readNumber, writeNumber } from '../read-field.ts';
import {
  type DowntimeField,
  type DowntimeFieldName,
  downtimeFieldsByName,
} from './downtime-fields.ts';

/** Text of each field, as typed. */
export type DowntimeCase = Record<DowntimeFieldName, string>;

const fields = Object.entries(downtimeFieldsByName) as [DowntimeFieldName, DowntimeField][];

/** Longest text of a field in a query string, in characters. Longer text is cut off. */
const maximumLength = 40;

/** Returns the text of each field for the input of a calculation. */
export function toTypedCase({ outage, plan }: DowntimeInput): DowntimeCase {
  const numbers: Record<DowntimeFieldName, number> = {
    ...outage,
    ...plan,
    repairLow: outage.repairDollars.low,
    repairHigh: outage.repairDollars.high,
  };
  return fromFields((name, { factor = 1 }) => writeNumber(numbers[name] / factor));
}

/** Reads a case from a query string. Fields that are missing from the query string have the example's text. */
export function readCase(query: URLSearchParams, example: DowntimeCase): DowntimeCase {
  return fromFields((name, { key }) => query.get(key)?.slice(0, maximumLength) ?? example[name]);
}

/** Writes all fields to a query string, so that a shared case does not change when the example changes. */
export function writeCase(current: DowntimeCase): URLSearchParams {
  return new URLSearchParams(fields.map(([name, { key }]) => [key, current[name]]));
}

/** Returns the input of the calculation, or the problem of each invalid field. */
export function checkCase(current: DowntimeCase): CheckedCase<DowntimeInput> {
  const problems: CaseProblems = {};
  /** Complete unless `problems` has an entry. */
  const numbers = {} as Record<DowntimeFieldName, number>;
  for (const [name, field] of fields) {
    const { value, problem } = readNumber(current[name], field);
    if (value === undefined) problems[name] = problem;
    else numbers[name] = round(value * (field.factor ?? 1));
  }
  const { repairLow, repairHigh, hoursPerYear, dollarsPerHour, otherDollarsPerYear, ...outage } =
    numbers;
  if (repairLow > repairHigh) {
    problems.repairHigh = `The low repair cost is $${formatDecimals(repairLow, 3)}. Enter that or more.`;
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

/** Returns a case with the text that `textOf` returns for each field. */
function fromFields(
  textOf: (name: DowntimeFieldName, field: DowntimeField) => string,
): DowntimeCase {
  const texts = fields.map(([name, field]) => [name, textOf(name, field)]);
  return Object.fromEntries(texts) as DowntimeCase;
}

/** Removes floating-point errors, for example in 7 × 0.01 = 0.07000000000000001. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
