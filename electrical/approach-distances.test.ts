import { expect, test } from 'vitest';
import { approachDistances, correctForAltitude, writeFeet } from './approach-distances.ts';

test('correctForAltitude increases a distance with altitude and rounds up to whole inches', () => {
  expect(correctForAltitude(26, 3_000)).toBe(26);
  expect(correctForAltitude(26, 3_170)).toBe(27);
  expect(correctForAltitude(30, 3_000)).toBe(30);
});

test('correctForAltitude returns undefined above 4,000 ft and for an unknown distance', () => {
  expect(correctForAltitude(26, 4_001)).toBeUndefined();
  expect(correctForAltitude(undefined, 0)).toBeUndefined();
});

test('writeFeet formats inches as feet and inches', () => {
  expect(writeFeet(27)).toBe('2 ft 3 in');
  expect(writeFeet(120)).toBe('10 ft 0 in');
});

test('the limited boundary is outside the restricted boundary and never shrinks at higher voltages', () => {
  for (const [index, row] of approachDistances.entries()) {
    expect(row.limitedMovable).toBeGreaterThanOrEqual(row.limitedFixed);
    expect(row.limitedFixed).toBeGreaterThan(row.restricted ?? 0);
    const lower = approachDistances[index - 1];
    if (!lower) continue;
    expect(row.from).toBeGreaterThan(lower.upTo);
    expect(row.limitedFixed).toBeGreaterThanOrEqual(lower.limitedFixed);
  }
});
