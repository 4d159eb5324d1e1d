import { findRelayCurve, tripSeconds } from '#electrical/relay-curves.ts';
import { judgeRise, riseAtRatedLoad, underLowestLoad } from '#electrical/station/rise-bands.ts';
import type { FieldFormula } from '../field-table.ts';

/** Number in a cell, its text or the text that its formula returns, or undefined if the cell has neither. */
export type CellValue = number | string | undefined;

/** Returns the value in column `title`, in the same row or, if `at` is set, in the row whose first cell is `at`. */
export type ReadValue = (title: string, at?: string) => CellValue;

/**
 * Minimum number of readings for a limit that is calculated from the lowest reading. The limit of a single reading would
 * be calculated from that reading itself.
 */
export const fewestReadings = 2;

/**
 * Returns the result of a formula for the sample's numbers; an empty string if a number is missing or the result is
 * infinite. Spreadsheet programs show this result until they recalculate. File previews never recalculate.
 */
export function calculate(formula: FieldFormula, readValue: ReadValue): number | string {
  const result = calculateUnchecked(formula, readValue);
  return typeof result === 'number' && !Number.isFinite(result) ? '' : result;
}

/** Like `calculate`, but the result can be NaN or infinite. */
function calculateUnchecked(formula: FieldFormula, readValue: ReadValue): number | string {
  const numberOf = (title: string, at?: string) => {
    const value = readValue(title, at);
    return typeof value === 'number' ? value : undefined;
  };
  const number = (title: string, at?: string) => numberOf(title, at) ?? Number.NaN;
  const numbers = (titles: readonly string[]) =>
    titles.map((title) => numberOf(title)).filter((value) => value !== undefined);
  switch (formula.kind) {
    case 'deviation': {
      const base = number(formula.from, formula.at);
      const most = Math.max(...numbers(formula.of));
      const least = Math.min(...numbers(formula.of));
      const farthest = most - base >= base - least ? most : least;
      return farthest / base - 1;
    }
    case 'ratio':
      return number(formula.of) / number(formula.to);
    case 'times-lowest': {
      const readings = numbers(formula.of);
      if (readings.length < fewestReadings) return '';
      return roundDownToTenth(formula.times * Math.min(...readings));
    }
    case 'difference':
      // In binary, 64.4 - 61.4 is slightly more than 3, which would be in a higher band.
      return Number((number(formula.of) - number(formula.less)).toFixed(9));
    case 'product':
      return formula.of.reduce((product, title) => product * number(title), formula.times ?? 1);
    case 'share':
      return number(formula.of) * number(formula.from, formula.at);
    case 'trip-time': {
      const curve = findRelayCurve(`${readValue(formula.curve) ?? ''}`);
      const seconds = curve && tripSeconds(curve, number(formula.dial), number(formula.multiple));
      return seconds ?? '';
    }
    case 'rise-at-full-load': {
      const rise = numberOf(formula.rise);
      if (rise === undefined) return '';
      const atFullLoad = riseAtRatedLoad(rise, number(formula.load), number(formula.full));
      return atFullLoad ?? underLowestLoad;
    }
    case 'rise-band': {
      const rise = number(formula.rise);
      return Number.isFinite(rise) ? judgeRise(rise, formula.comparedTo).band : '';
    }
  }
}

/**
 * Rounds a limit toward zero, as ROUNDDOWN does. The product of two decimal numbers, such as 0.8999999999999999, is
 * first rounded to 0.9.
 */
function roundDownToTenth(limit: number): number {
  const tenths = Number((limit * 10).toFixed(6));
  return Math.trunc(tenths) / 10;
}
