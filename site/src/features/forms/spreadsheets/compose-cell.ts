import type { Cell, CellStyle } from 'hucre/xlsx';
import type { Unit } from '#electrical/units.ts';
import type { Quantity } from '#site/read/sheet-cell.ts';
import type { FieldCell, FieldColumn, FieldFormula } from '../field-table.ts';
import { boxStyle, calculatedFill, unlocked } from './cell-styles.ts';

interface CellContent {
  /** Spreadsheet formula without the leading `=`; undefined for cells that are not calculated. */
  formula: string | undefined;
  /** Value of the cell in the sample or, on the form, of what was typed. */
  value: number | string | undefined;
  /** Whether the worksheet is the filled-in sample. */
  filled: boolean;
}

/** Composes a table cell: a formula, an empty cell to type into, a number or text. */
export function composeCell(
  cell: FieldCell,
  column: FieldColumn | undefined,
  { formula, value, filled }: CellContent,
): Partial<Cell> {
  const { sample, kept } = cell;
  const quantity = readCellQuantity(cell, column, filled);
  const isUnlocked = !formula && (filled || !kept || sample.text === '');
  const isBlank = isUnlocked && !filled;
  const style: CellStyle = {
    ...boxStyle,
    alignment: { horizontal: column?.align === 'end' ? 'right' : 'left', wrapText: !quantity },
  };
  if (formula) style.fill = calculatedFill;
  if (isUnlocked) style.protection = unlocked;
  const typed = isBlank ? cell.typed?.quantity : undefined;
  if (typed) {
    // As typed: with its decimals, unit and percent sign.
    style.numFmt = numberFormat(typed, { headUnit: column?.unit, keepsDecimals: false });
  } else if (quantity) {
    style.numFmt = numberFormat(quantity, { headUnit: column?.unit, keepsDecimals: isBlank });
  } else if (formula) {
    style.numFmt = cell.formula ? calculatedFormats[cell.formula.kind] : 'General';
  }
  if (formula) return { formula, formulaResult: value ?? '', style };
  if (isBlank && typed) return { value: typed.value, type: 'number', style };
  if (isBlank) return { value: cell.typed?.text ?? '', type: 'string', style };
  if (quantity) return { value: quantity.value, type: 'number', style };
  return { value: sample.text, type: 'string', style };
}

/** Returns the sample's quantity if the cell is formatted as a number; undefined if it is formatted as text. */
function readCellQuantity(
  { sample, formula }: FieldCell,
  column: FieldColumn | undefined,
  filled: boolean,
): Quantity | undefined {
  const { quantity } = sample;
  if (!quantity) return undefined;
  // On the field form, users choose the unit of cells in open columns.
  if (column?.open && !filled) return undefined;
  if (column?.align !== 'end' && !quantity.percent) return undefined;
  // Deviations are always signed, although the sample shows a deviation of zero without a sign.
  const isDeviation = formula?.kind === 'deviation';
  return { ...quantity, signed: quantity.signed || isDeviation };
}

/** Number formats for calculated cells without a number in the sample, such as the cells of spare rows. */
const calculatedFormats: Record<FieldFormula['kind'], string> = {
  deviation: '+0.0%;−0.0%;0.0%',
  ratio: '0.00',
  'times-lowest': '0.0',
  difference: '0.0',
  product: 'General',
  share: 'General',
  'trip-time': '0.000',
  'rise-at-full-load': '0.0',
  'rise-band': 'General',
};

/**
 * Returns a number format like the sample's: thousands, decimals, sign, and the unit unless the column head has it.
 * Typed numbers are shown with all their decimals, because a rounded reading could seem to be within its limit.
 */
function numberFormat(
  { decimals, unit, percent, signed }: Quantity,
  { headUnit, keepsDecimals }: { headUnit: Unit | undefined; keepsDecimals: boolean },
): string {
  const unitSuffix = unit && unit !== headUnit ? `" ${unit}"` : '';
  const suffix = percent ? `%${unitSuffix}` : unitSuffix;
  if (keepsDecimals && decimals === 0 && !percent) return `General${suffix}`;
  // A format with only optional decimals would show a point after a whole number.
  const requiredDecimals = keepsDecimals ? Math.max(decimals, 1) : decimals;
  const optionalDecimals = keepsDecimals ? '#####' : '';
  const fraction =
    requiredDecimals > 0 ? `.${'0'.repeat(requiredDecimals)}${optionalDecimals}` : '';
  const whole = percent ? '0' : '#,##0';
  const digits = `${whole}${fraction}${suffix}`;
  return signed ? `+${digits};−${digits};${digits}` : digits;
}
