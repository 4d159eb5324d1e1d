import { expect, test } from 'vitest';
import { findRelayCurve, type RelayCurveName, relayCurves, tripSeconds } from './relay-curves.ts';

// Calculated by hand from the standards' equations. 2^0.02 is 1.013959.
test.each<{ name: RelayCurveName; dial: number; multiple: number; seconds: number }>([
  { name: 'IEEE MI', dial: 1, multiple: 2, seconds: 0.0515 / 0.013959 + 0.114 },
  { name: 'IEEE VI', dial: 1, multiple: 3, seconds: 19.61 / 8 + 0.491 },
  { name: 'IEEE EI', dial: 2, multiple: 5, seconds: 2 * (28.2 / 24 + 0.1217) },
  { name: 'IEC SI', dial: 0.1, multiple: 2, seconds: (0.1 * 0.14) / 0.013959 },
  { name: 'IEC VI', dial: 0.5, multiple: 4, seconds: (0.5 * 13.5) / 3 },
  { name: 'IEC EI', dial: 1, multiple: 3, seconds: 80 / 8 },
])('$name at $multiple times the pickup and dial $dial trips in $seconds s', (example) => {
  const { name, dial, multiple, seconds } = example;
  expect(tripSeconds(relayCurves[name], dial, multiple)).toBeCloseTo(seconds, 3);
});

test.each([{ multiple: 1 }, { multiple: 0.9 }, { multiple: Number.NaN }])(
  'a relay does not trip at $multiple times its pickup',
  ({ multiple }) => {
    expect(tripSeconds(relayCurves['IEEE VI'], 1, multiple)).toBeUndefined();
  },
);

test('a curve is found in any case and with any spaces, and only by its whole name', () => {
  expect(findRelayCurve(' ieee  vi ')).toBe(relayCurves['IEEE VI']);
  expect(findRelayCurve('VI')).toBeUndefined();
  expect(findRelayCurve('')).toBeUndefined();
});
