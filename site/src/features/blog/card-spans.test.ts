import { expect, test } from 'vitest';
import { cardSpans } from './card-spans.ts';

/** Number of grid columns that a card occupies. */
const columns = { wide: 22, narrow: 13, half: 24, full: 48 };
const columnsPerRow = 48;

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 29])('%i cards leave no gap in any row', (count) => {
  const spans = cardSpans(count);
  let filled = 0;
  for (const span of spans) {
    filled += columns[span];
    expect(filled).toBeLessThanOrEqual(columnsPerRow);
    if (filled === columnsPerRow) filled = 0;
  }
  expect([spans.length, filled]).toEqual([count, 0]);
});
