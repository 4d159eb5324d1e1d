import { recordUnits, type Unit } from '#electrical/units.ts';

/**
 * A cell of a table on a sheet. Pages print its text, field forms print its unit, and spreadsheets and drawings use its
 * number.
 */
export interface Cell {
  /** The text with plain characters: straight quotes, and spaces that may break. Empty for an empty cell. */
  text: string;
  /** The number in the cell; undefined for cells with words. */
  quantity?: Quantity;
}

/** Example: "1,728 V" has the value 1728, no decimals and the unit V. */
export interface Quantity {
  /** Percentages are converted to fractions. Example: "+0.3%" is 0.003. */
  value: number;
  /** The number as written, without the unit. Example: 1,728 */
  digits: string;
  decimals: number;
  unit: Unit | undefined;
  percent: boolean;
  /** Whether the number is written with a plus or minus sign. */
  signed: boolean;
}

const numberPattern =
  /^(?<sign>[+−-]?)(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?<percent>%?)$/;

/** Parses the text of a cell. This is the only place where text of a sheet becomes a number. */
export function parseCell(text: string): Cell {
  const quantity = parseQuantity(text);
  return quantity ? { text, quantity } : { text };
}

function parseQuantity(text: string): Quantity | undefined {
  const [digits = '', ...words] = text.split(' ');
  const parts = numberPattern.exec(digits)?.groups;
  const unit = recordUnits.find((known) => known === words.join(' '));
  if (!parts || (words.length > 0 && !unit)) return undefined;
  const { sign = '', whole = '', decimals = '', percent = '' } = parts;
  const size = Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`);
  const value = sign === '' || sign === '+' ? size : -size;
  return {
    value: percent ? value / 100 : value,
    digits,
    decimals: decimals.length,
    unit,
    percent: percent !== '',
    signed: sign !== '',
  };
}
