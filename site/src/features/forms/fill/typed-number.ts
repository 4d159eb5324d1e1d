import { formatDecimals } from '#electrical/tools/format-decimals.ts';
import type { Unit } from '#electrical/units.ts';
import { parseCell, type Quantity } from '#site/read/sheet-cell.ts';
import type { FieldCell, FieldColumn, FieldFormula, FieldRow, FieldTable } from '../field-table.ts';
import type { CellValue } from '../spreadsheets/calculate.ts';

/**
 * Reads a typed number with its unit, decimals and percent sign. The unit may be typed, too; text with any other unit is
 * not a number, because formulas would calculate with the wrong size.
 */
export function readTypedQuantity(text: string, unit: Unit | undefined): Quantity | undefined {
  const typed = text.trim().replace(/^\./, '0.').replace(/\.$/, '');
  const { quantity } = parseCell(typed);
  if (!quantity || (quantity.unit !== undefined && quantity.unit !== unit)) return undefined;
  return quantity;
}

/** Reads what was typed into a cell. In a cell with a printed percent sign or unit, the number alone has them. */
export function readTypedCell(
  text: string,
  cell: FieldCell,
  column: FieldColumn,
): Quantity | undefined {
  const unit = unitOf(cell, column);
  const quantity = readTypedQuantity(text, unit);
  if (!quantity) return undefined;
  const isPercent = cell.sample.quantity?.percent && !column.open;
  if (isPercent && !quantity.percent) {
    return { ...quantity, value: quantity.value / 100, percent: true };
  }
  return { ...quantity, unit };
}

/** Returns the unit of the numbers in a cell. */
export function unitOf(cell: FieldCell, column: FieldColumn): Unit | undefined {
  return column.unit ?? (column.open ? undefined : cell.sample.quantity?.unit);
}

/**
 * Returns whether only a number can belong into a cell, so that phones may show the number pad, which has neither letters
 * nor a percent sign. That is so where the form prints the unit, in columns of limits, and in columns in which the sample
 * has only numbers with decimals. A whole number without a unit may be the name of a device or a person: 52 or 89-F3.
 */
export function takesNumber(
  { columns, rows }: Pick<FieldTable, 'columns' | 'rows'>,
  { cells }: FieldRow,
  index: number,
): boolean {
  const column = columns[index];
  // In columns that are open, users type the unit after the number, so they need letters.
  if (!column || column.open) return false;
  const [first] = cells;
  const sample = cells[index]?.sample ?? { text: '' };
  // The sample shows the unit only for rows whose name is printed: in other rows, users may measure something else.
  if (first?.kept && first.sample.text !== '' && sample.text !== '') {
    if (!sample.quantity) return false;
    if (sample.quantity.unit || sample.quantity.percent) return true;
  }
  if (column.unit) return true;
  // In a calculated column, users type only what cannot be calculated, such as words about a test without a number.
  if (rows.some((row) => row.cells[index]?.formula)) return false;
  const samples = rows.flatMap((row) => row.cells[index]?.sample ?? []);
  const filled = samples.filter(({ text }) => text !== '');
  if (filled.length === 0 || !filled.every(({ quantity }) => quantity)) return false;
  if (column.limits) return true;
  return column.align === 'end' && filled.every(({ quantity }) => quantity?.decimals);
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
