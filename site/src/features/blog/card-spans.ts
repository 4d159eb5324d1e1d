/** Width of an article card on wide screens: 22 or 13 of 48 grid columns, half a row, or a full row. */
export type CardSpan = 'wide' | 'narrow' | 'half' | 'full';

const cardsPerRow = 3;

/**
 * Returns the width of each card. A row has one wide and two narrow cards; the wide card is first in one row and last
 * in the next. In an incomplete last row, one card takes the full width, and two cards share it equally.
 */
export function cardSpans(count: number): CardSpan[] {
  const spans: CardSpan[] = [];
  const completeRows = Math.floor(count / cardsPerRow);
  for (let row = 0; row < completeRows; row += 1) {
    if (row % 2 === 0) spans.push('wide', 'narrow', 'narrow');
    else spans.push('narrow', 'narrow', 'wide');
  }
  const cardsInLastRow = count % cardsPerRow;
  if (cardsInLastRow === 1) spans.push('full');
  if (cardsInLastRow === 2) spans.push('half', 'half');
  return spans;
}
