/** A number as a sheet writes it: "1,728 V" is 1728 with no decimals and the unit V. */
export interface Quantity {
  /** A percentage as a part: "+0.3%" is 0.003. */
  value: number;
  decimals: number;
  unit: string;
  percent: boolean;
  /** Whether it has a plus or minus sign. */
  signed: boolean;
}

const written =
  /^(?<sign>[+−-]?)(?<digits>\d[\d,]*)(?:\.(?<decimals>\d+))?(?<percent>%?)(?<unit> \D\S*)?$/;

/** The quantity that a cell states; undefined for any other text. */
export function readQuantity(cell: string): Quantity | undefined {
  const found = written.exec(cell)?.groups;
  if (!found) return undefined;
  const { sign = '', digits = '', decimals = '', percent = '', unit = '' } = found;
  const amount = Number(`${digits.replaceAll(',', '')}.${decimals || '0'}`);
  const signedAmount = sign === '' || sign === '+' ? amount : -amount;
  return {
    value: percent ? signedAmount / 100 : signedAmount,
    decimals: decimals.length,
    unit: unit.trim(),
    percent: percent !== '',
    signed: sign !== '',
  };
}
