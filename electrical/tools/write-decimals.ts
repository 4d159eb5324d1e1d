/**
 * A number as Americans write it, with commas between thousands, rounded as its decimals say: 1.005
 * is 1.01. Written here because a browser takes longer to open its own tables for it, once, than to
 * start a whole calculator.
 *
 * @param most Digits after the point, at most.
 * @param least And at least.
 */
export function writeDecimals(value: number, most: number, least = 0): string {
  const [whole = '', decimals = ''] = round(Math.abs(value), most).toFixed(most).split('.');
  let part = decimals;
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${part && '.'}${part}`;
}

/** By the digits that the number is written with, not by those of its binary neighbor. */
function round(value: number, digits: number): number {
  const text = `${value}`;
  if (text.includes('e')) return value;
  return Number(`${Math.round(Number(`${text}e${digits}`))}e-${digits}`);
}

/** A number in the room of a margin, with at most one digit after the point. Example: 12.5K */
export function writeCompact(value: number): string {
  // What rounds to a thousand of one letter is one of the next.
  const [unit, letter] = units.find(([each]) => value >= each * 0.99995) ?? [1, ''];
  return `${writeDecimals(value / unit, 1)}${letter}`;
}

const units = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;
