import { expect, test } from 'vitest';
import { plateSpans } from './plate-spans.ts';

/** Of the columns of a row. */
const shares = { wide: 22, narrow: 13, half: 24, full: 48 };

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 29])('%i cards fill every row', (count) => {
  const spans = plateSpans(count);
  let filled = 0;
  for (const span of spans) {
    filled += shares[span];
    expect(filled).toBeLessThanOrEqual(48);
    if (filled === 48) filled = 0;
  }
  expect([spans.length, filled]).toEqual([count, 0]);
});
