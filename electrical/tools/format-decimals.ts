/** Units of the compact notation, largest first. */
const compactUnits = [
  { value: 1e12, letter: 'T' },
  { value: 1e9, letter: 'B' },
  { value: 1e6, letter: 'M' },
  { value: 1e3, letter: 'K' },
];

/**
 * Formats a number in US English, with commas between thousands. Rounding uses the decimal digits, so 1.005
 * becomes 1.01. `Intl.NumberFormat` is not used, because its first use in a browser takes longer than starting
 * an entire calculator.
 *
 * @param most Maximum number of decimals.
 * @param least Minimum number of decimals.
 */
export function formatDecimals(value: number, most: number, least = 0): string {
  const [whole = '', decimals = ''] = round(Math.abs(value), most).toFixed(most).split('.');
  let part = decimals;
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${part && '.'}${part}`;
}

/** Rounds a number by its decimal digits, because the binary value of 1.005 is slightly less than 1.005. */
function round(value: number, digits: number): number {
  const text = `${value}`;
  // Very small and very large numbers are written with an exponent, and have no digits to round.
  if (text.includes('e')) return value;
  return Number(`${Math.round(Number(`${text}e${digits}`))}e-${digits}`);
}

/** Formats a short number for axis labels, with at most one decimal. Example: 12.5K */
export function writeCompact(value: number): string {
  // Write a value that rounds to 1000 of one unit as 1 of the next larger unit (999,960 as 1M).
  const unit = compactUnits.find((each) => value >= each.value * 0.99995);
  return unit ? `${formatDecimals(value / unit.value, 1)}${unit.letter}` : formatDecimals(value, 1);
}
