import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimals, writeCompact } from './format-decimals.ts';

test('formatDecimals formats numbers like Intl.NumberFormat', () => {
  const numbers = integer({ min: 0, max: 2_000_000_000 });
  const digits = integer({ min: 0, max: 4 });
  assert(
    property(numbers, integer({ min: 0, max: 6 }), digits, digits, (significant, shift, a, b) => {
      const value = Number(`${significant}e-${shift}`);
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      const platform = new Intl.NumberFormat('en-US', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      expect(formatDecimals(value, most, least)).toBe(platform.format(value));
    }),
    { numRuns: 500 },
  );
});

test('writeCompact formats numbers like Intl.NumberFormat in compact notation', () => {
  const platform = new Intl.NumberFormat('en-US', {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  for (const value of [
    0, 0.5, 7, 999, 999.94, 1000, 1500, 12_500, 999_900, 999_960, 3e6, 4.5e9, 2e12,
  ])
    expect(writeCompact(value)).toBe(platform.format(value));
});
