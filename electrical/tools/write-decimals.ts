/**
 * Formats a number as in US English, with commas between thousands. Rounds decimal digits, so 1.005 becomes
 * 1.01. Not `Intl.NumberFormat`, because its first use takes a browser longer than starting a whole
 * calculator.
 *
 * @param most Largest number of decimals.
 * @param least Smallest number of decimals.
 */
export function writeDecimals(value: number, most: number, least = 0): string {
  const [whole = '', decimals = ''] = round(Math.abs(value), most).toFixed(most).split('.');
  let part = decimals;
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${part && '.'}${part}`;
}

/** Rounds the decimal digits of a number, not its binary value: 1.005 is stored as slightly less. */
function round(value: number, digits: number): number {
  const text = `${value}`;
  if (text.includes('e')) return value;
  return Number(`${Math.round(Number(`${text}e${digits}`))}e-${digits}`);
}

/** A short number for the labels of an axis, with at most one decimal. Example: 12.5K */
export function writeCompact(value: number): string {
  // A value that rounds to 1000 of one unit is written as 1 of the next.
  const [unit, letter] = units.find(([each]) => value >= each * 0.99995) ?? [1, ''];
  return `${writeDecimals(value / unit, 1)}${letter}`;
}

const units = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;
