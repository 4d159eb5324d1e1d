import { formatDecimals } from '#electrical/tools/format-decimals.ts';
import type { Unit } from '#electrical/units.ts';
import { parseCell } from '#site/read/sheet-cell.ts';
import type { FieldCell, FieldColumn, FieldFormula, FieldTable } from '../field-table.ts';
import type { CellValue } from '../spreadsheets/calculate.ts';

/**
 * Reads a typed number. The unit may be typed, too; text with any other unit is not a number, because formulas would
 * calculate with the wrong size.
 */
export function readTypedNumber(text: string, unit: Unit | undefined): number | undefined {
  const typed = text.trim().replace(/^\./, '0.').replace(/\.$/, '');
  const { quantity } = parseCell(typed);
  if (!quantity || (quantity.unit !== undefined && quantity.unit !== unit)) return undefined;
  return quantity.value;
}

/** Reads a number that was typed into a cell. In a cell with a printed percent sign, "0.3" is 0.3%. */
export function readTypedCell(
  text: string,
  cell: FieldCell,
  column: FieldColumn,
): number | undefined {
  const number = readTypedNumber(text, unitOf(cell, column));
  const isPercent = cell.sample.quantity?.percent && !column.open && !text.includes('%');
  return number !== undefined && isPercent ? number / 100 : number;
}

/** Returns the unit of the numbers in a cell. */
export function unitOf(cell: FieldCell, column: FieldColumn): Unit | undefined {
  return column.unit ?? (column.open ? undefined : cell.sample.quantity?.unit);
}

/**
 * Returns whether all values that the sample has in the cell's place are numbers. In open columns users also type the
 * unit, and the number pads of phones have neither letters nor a percent sign.
 */
export function takesNumber(
  { columns, rows }: Pick<FieldTable, 'columns' | 'rows'>,
  cell: FieldCell,
  column: number,
): boolean {
  if (columns[column]?.open) return false;
  if (cell.sample.text !== '') return cell.sample.quantity !== undefined;
  const samples = rows.flatMap(({ cells }) => cells[column]?.sample ?? []);
  const filled = samples.filter(({ text }) => text !== '');
  return filled.length > 0 && filled.every(({ quantity }) => quantity !== undefined);
}

/** Fewest and most decimals of calculated values without a sample; the same as in the spreadsheet. */
const calculatedDecimals: Record<FieldFormula['kind'], readonly [fewest: number, most: number]> = {
  deviation: [1, 1],
  ratio: [2, 2],
  'times-lowest': [1, 1],
  difference: [1, 1],
  product: [0, 3],
  share: [0, 3],
  'trip-time': [3, 3],
  'rise-at-full-load': [1, 1],
  'rise-band': [0, 0],
};

/** Formats a calculated value as the spreadsheet does. Example: −3.4% */
export function formatCalculated(value: CellValue, { sample, formula }: FieldCell): string {
  if (value === undefined || formula === undefined) return '';
  if (typeof value === 'string') return value;
  const isPercent = formula.kind === 'deviation';
  const { decimals } = sample.quantity ?? {};
  const [fewest, most] =
    decimals === undefined ? calculatedDecimals[formula.kind] : [decimals, decimals];
  const shown = Math.abs(isPercent ? value * 100 : value);
  const digits = formatDecimals(shown, most, fewest);
  const isZero = Number(digits.replaceAll(',', '')) === 0;
  const plus = isPercent && !isZero ? '+' : '';
  const sign = value < 0 && !isZero ? '−' : plus;
  return `${sign}${digits}${isPercent ? '%' : ''}`;
}
