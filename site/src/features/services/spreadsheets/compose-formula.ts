import { riseBands } from '#electrical/station/rise-bands.ts';
import type { FormFormula } from '#site/data/form-table.ts';

/** Returns the address (such as `C5`) of a cell in column `title`, in this row or in the row that starts with `at`. */
export type CellAddress = (title: string, at?: string) => string;

/** Returns a formula without the leading `=`. The cell stays empty until the required inputs are filled in. */
export function composeFormula(formula: FormFormula, address: CellAddress): string {
  switch (formula.kind) {
    case 'deviation': {
      const base = address(formula.from, formula.at);
      const values = formula.of.map((title) => address(title));
      return whenFilled([base], values, unlessDividedByZero(deviationOf(base, values)));
    }
    case 'ratio': {
      const value = address(formula.of);
      const base = address(formula.to);
      return whenFilled([value, base], [], unlessDividedByZero(`${value}/${base}`));
    }
    case 'times-lowest': {
      const values = formula.of.map((title) => address(title));
      const limit = `${formula.times}*MIN(${values.join(',')})`;
      // Round the product to 6 decimals first: 1.5 × 0.6 is slightly below 0.9 in binary, and ROUNDDOWN would give 0.8.
      return whenFilled([], values, `ROUNDDOWN(ROUND(${limit},6),1)`);
    }
    case 'difference': {
      const value = address(formula.of);
      const less = address(formula.less);
      return whenFilled([value, less], [], `${value}-${less}`);
    }
    case 'rise-at-full-load': {
      const rise = address(formula.rise);
      const load = address(formula.load);
      const full = address(formula.full);
      const result = unlessDividedByZero(`${rise}*(${full}/${load})^2`);
      return whenFilled([rise, load, full], [], result);
    }
    case 'rise-band': {
      const rise = address(formula.rise);
      const bands = riseBands[formula.comparedTo].reduceRight(
        (otherwise, { above, band }) => `IF(${rise}>${above},"${band}",${otherwise})`,
        '"None"',
      );
      return whenFilled([rise], [], bands);
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

/** Wraps `quotient` so that the cell is empty instead of showing an error. */
const unlessDividedByZero = (quotient: string) => `IFERROR(${quotient},"")`;

/** Wraps `result` so that the cell is empty until all cells in `all` and at least one cell in `some` have numbers. */
function whenFilled(all: readonly string[], some: readonly string[], result: string): string {
  const missing: string[] = [];
  if (all.length > 0) missing.push(`COUNT(${all.join(',')})<${all.length}`);
  if (some.length > 0) missing.push(`COUNT(${some.join(',')})=0`);
  const condition = missing.length > 1 ? `OR(${missing.join(',')})` : missing.join();
  return `IF(${condition},"",${result})`;
}
