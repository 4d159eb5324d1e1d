/** Width of an article card on wide screens: 22 or 13 of 48 grid columns, half a row, or a full row. */
export type PlateSpan = 'wide' | 'narrow' | 'half' | 'full';

/**
 * Returns the width of each card. A row has one wide and two narrow cards; the wide card is first in one row and last
 * in the next. In an incomplete last row, one card takes the full width, and two cards share it equally.
 */
export function plateSpans(count: number): PlateSpan[] {
  const rest = count % 3;
  return Array.from({ length: count }, (_, index) => {
    if (index >= count - rest) return rest === 1 ? 'full' : 'half';
    const placeInTwoRows = index % 6;
    return placeInTwoRows === 0 || placeInTwoRows === 5 ? 'wide' : 'narrow';
  });
}
