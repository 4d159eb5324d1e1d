import { expect, test } from 'vitest';
import { writeCompact } from './write-compact.ts';

test('a number is as short as the platform writes it', () => {
  const platform = new Intl.NumberFormat('en-US', {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  for (const value of [
    0, 0.5, 7, 999, 999.94, 1000, 1500, 12_500, 999_900, 999_960, 3e6, 4.5e9, 2e12,
  ])
    expect(writeCompact(value)).toBe(platform.format(value));
});
