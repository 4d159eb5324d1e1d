import { type Unit, units } from '#electrical/units.ts';

/** Number parsed from a sheet. Example: "1,728 V" is the value 1728 with no decimals and the unit V. */
export interface Quantity {
  /** Percentages are converted to fractions. Example: "+0.3%" is 0.003. */
  value: number;
  decimals: number;
  unit: Unit | undefined;
  percent: boolean;
  /** Whether the number is written with a plus or minus sign. */
  signed: boolean;
}

const numberPattern =
  /^(?<sign>[+−-]?)(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?<percent>%?)$/;

/** Parses the text of a cell; returns undefined if the text is not a quantity. */
export function readQuantity(cell: string): Quantity | undefined {
  const [amount = '', ...words] = cell.split(' ');
  const parts = numberPattern.exec(amount)?.groups;
  const unit = units.find((known) => known === words.join(' '));
  if (!parts || (words.length > 0 && !unit)) return undefined;
  const { sign = '', whole = '', decimals = '', percent = '' } = parts;
  const size = Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`);
  const value = sign === '' || sign === '+' ? size : -size;
  return {
    value: percent ? value / 100 : value,
    decimals: decimals.length,
    unit,
    percent: percent !== '',
    signed: sign !== '',
  };
}
