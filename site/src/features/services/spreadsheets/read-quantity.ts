import { type Unit, units } from '#electrical/units.ts';

/** A number as a sheet writes it: "1,728 V" is 1728 with no decimals and the unit V. */
export interface Quantity {
  /** A percentage as a part: "+0.3%" is 0.003. */
  value: number;
  decimals: number;
  unit: Unit | undefined;
  percent: boolean;
  /** Whether it has a plus or minus sign. */
  signed: boolean;
}

const number =
  /^(?<sign>[+−-]?)(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?<percent>%?)$/;

/** The quantity that a cell states; undefined for any other text. */
export function readQuantity(cell: string): Quantity | undefined {
  const [amount = '', ...words] = cell.split(' ');
  const found = number.exec(amount)?.groups;
  const unit = units.find((each) => each === words.join(' '));
  if (!found || (words.length > 0 && !unit)) return undefined;
  const { sign = '', whole = '', decimals = '', percent = '' } = found;
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
