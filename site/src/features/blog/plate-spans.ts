/** The share of a row on wide screens: 22 or 13 of 48 columns, a half, or all. */
export type PlateSpan = 'wide' | 'narrow' | 'half' | 'full';

/**
 * A wide card and two narrow ones in a row, the wide side alternating. One card left over has the
 * last row, two share it.
 */
export function plateSpans(count: number): PlateSpan[] {
  const rest = count % 3;
  return Array.from({ length: count }, (_, index) => {
    if (index >= count - rest) return rest === 1 ? 'full' : 'half';
    const inPair = index % 6;
    return inPair === 0 || inPair === 5 ? 'wide' : 'narrow';
  });
}
