import { writeDecimals } from './write-decimals.ts';

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
