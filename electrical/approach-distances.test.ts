import { expect, test } from 'vitest';
import {
  approachDistances,
  correctForAltitude,
  formatFeetAndInches,
} from './approach-distances.ts';

test('correctForAltitude increases a distance with altitude and rounds up to whole inches', () => {
  expect(correctForAltitude(26, 3_000)).toBe(26);
  expect(correctForAltitude(26, 3_170)).toBe(27);
  expect(correctForAltitude(30, 3_000)).toBe(30);
});

test('correctForAltitude returns undefined above 4,000 ft and for an unknown distance', () => {
  expect(correctForAltitude(26, 4_001)).toBeUndefined();
  expect(correctForAltitude(undefined, 0)).toBeUndefined();
});

test('formatFeetAndInches formats inches as feet and inches', () => {
  expect(formatFeetAndInches(27)).toBe('2 ft 3 in');
  expect(formatFeetAndInches(120)).toBe('10 ft 0 in');
});

test('the limited boundary is outside the restricted boundary and never shrinks at higher voltages', () => {
  for (const [index, row] of approachDistances.entries()) {
    expect(row.limitedMovableInches).toBeGreaterThanOrEqual(row.limitedFixedInches);
    expect(row.limitedFixedInches).toBeGreaterThan(row.restrictedInches ?? 0);
    const lower = approachDistances[index - 1];
    if (!lower) continue;
    expect(row.fromVolts).toBeGreaterThan(lower.upToVolts);
    expect(row.limitedFixedInches).toBeGreaterThanOrEqual(lower.limitedFixedInches);
  }
});
