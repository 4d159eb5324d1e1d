import { describe, expect, test } from 'vitest';
import { plateSpans } from './plate-spans.ts';

/** Of the columns of a row. */
const shares = { wide: 22, narrow: 13, half: 24, full: 48 };

describe.each(Array.from({ length: 30 }, (_, count) => count))('%i cards', (count) => {
  const spans = plateSpans(count);

  test('fill every row', () => {
    let filled = 0;
    for (const span of spans) {
      filled += shares[span];
      expect(filled).toBeLessThanOrEqual(48);
      if (filled === 48) filled = 0;
    }
    expect(spans).toHaveLength(count);
    expect(filled).toBe(0);
  });

  test('have the wide one at the left and at the right in turn', () => {
    const rows = spans.join(' ').match(/wide narrow narrow|narrow narrow wide/g) ?? [];
    expect(rows).toHaveLength(Math.floor(count / 3));
    expect(rows.map((row) => row.startsWith('wide'))).toEqual(rows.map((_, at) => at % 2 === 0));
  });
});
