import { relayCurves } from '#electrical/relay-curves.ts';
import { lowestLoad, riseBands, underLowestLoad } from '#electrical/station/rise-bands.ts';
import type { FieldFormula } from '../field-table.ts';
import { fewestReadings } from './calculate.ts';

/** Returns the address (such as `C5`) of a cell in column `title`, in this row or in the row that starts with `at`. */
export type CellAddress = (title: string, at?: string) => string;

/** Returns a formula without the leading `=`. The cell stays empty until the required inputs are filled in. */
export function composeFormula(formula: FieldFormula, address: CellAddress): string {
  switch (formula.kind) {
    case 'deviation': {
      const base = address(formula.from, formula.at);
      const values = formula.of.map((title) => address(title));
      return whenFilled(
        { all: [base], some: values },
        unlessDividedByZero(deviationOf(base, values)),
      );
    }
    case 'ratio': {
      const value = address(formula.of);
      const base = address(formula.to);
      return whenFilled({ all: [value, base] }, unlessDividedByZero(`${value}/${base}`));
    }
    case 'times-lowest': {
      const values = formula.of.map((title) => address(title));
      const limit = `${formula.times}*MIN(${values.join(',')})`;
      // Round the product to 6 decimals first: 1.5 × 0.6 is slightly below 0.9 in binary, and ROUNDDOWN would give 0.8.
      const inputs = { all: [], some: values, fewest: fewestReadings };
      return whenFilled(inputs, `ROUNDDOWN(ROUND(${limit},6),1)`);
    }
    case 'difference': {
      const value = address(formula.of);
      const less = address(formula.less);
      // In binary, 64.4 - 61.4 is slightly more than 3, which would be in a higher band.
      return whenFilled({ all: [value, less] }, `ROUND(${value}-${less},9)`);
    }
    case 'product': {
      const factors = formula.of.map((title) => address(title));
      const times = formula.times === undefined ? [] : [`${formula.times}`];
      return whenFilled({ all: factors }, [...times, ...factors].join('*'));
    }
    case 'share': {
      const share = address(formula.of);
      const whole = address(formula.from, formula.at);
      return whenFilled({ all: [share, whole] }, `${share}*${whole}`);
    }
    case 'trip-time': {
      const dial = address(formula.dial);
      const multiple = address(formula.multiple);
      const seconds = tripSecondsOf(address(formula.curve), dial, multiple);
      return whenFilled({ all: [dial, multiple] }, `IF(${multiple}<=1,"",${seconds})`);
    }
    case 'rise-at-full-load': {
      const rise = address(formula.rise);
      const load = address(formula.load);
      const full = address(formula.full);
      const result = unlessDividedByZero(`${rise}*(${full}/${load})^2`);
      const guarded = `IF(ROUND(${load}-${lowestLoad}*${full},9)<0,"${underLowestLoad}",${result})`;
      return whenFilled({ all: [rise, load, full] }, guarded);
    }
    case 'rise-band': {
      const rise = address(formula.rise);
      const bands = riseBands[formula.comparedTo].reduceRight(
        (otherwise, { above, band }) => `IF(${rise}>${above},"${band}",${otherwise})`,
        '"None"',
      );
      return whenFilled({ all: [rise] }, bands);
    }
  }
}

/** Returns a formula for the largest deviation from the base, signed, as a fraction of the base. */
function deviationOf(base: string, values: readonly string[]): string {
  if (values.length === 1) return `${values[0]}/${base}-1`;
  const most = `MAX(${values.join(',')})`;
  const least = `MIN(${values.join(',')})`;
  return `IF(${most}-${base}>=${base}-${least},${most},${least})/${base}-1`;
}

/** Returns a formula for the trip time of the curve that a cell names; empty if it names none. */
function tripSecondsOf(curve: string, dial: string, multiple: string): string {
  return Object.entries(relayCurves).reduceRight(
    (otherwise, [name, { a, b, p }]) =>
      `IF(TRIM(${curve})="${name}",${dial}*(${a}/(${multiple}^${p}-1)+${b}),${otherwise})`,
    '""',
  );
}

/** Wraps `quotient` so that the cell is empty instead of showing an error. */
const unlessDividedByZero = (quotient: string) => `IFERROR(${quotient},"")`;

interface Inputs {
  /** Addresses of cells that all need numbers. */
  all: readonly string[];
  /** Addresses of cells of which at least `fewest` need numbers. */
  some?: readonly string[];
  /** Default: 1 */
  fewest?: number;
}

/** Wraps `result` so that the cell is empty until its inputs have numbers. */
function whenFilled({ all, some = [], fewest = 1 }: Inputs, result: string): string {
  const missing: string[] = [];
  if (all.length > 0) missing.push(`COUNT(${all.join(',')})<${all.length}`);
  if (some.length > 0) missing.push(`COUNT(${some.join(',')})<${fewest}`);
  const condition = missing.length > 1 ? `OR(${missing.join(',')})` : missing.join();
  return `IF(${condition},"",${result})`;
}
