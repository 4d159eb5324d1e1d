import { expect, test } from 'vitest';
import { approachDistances, correctForAltitude, writeFeet } from './approach-distances.ts';

test('a distance grows with altitude and is rounded up', () => {
  expect(correctForAltitude(26, 3_000)).toBe(26);
  expect(correctForAltitude(26, 3_170)).toBe(27);
  expect(correctForAltitude(30, 3_000)).toBe(30);
});

test('a distance is unknown above 4,000 ft, and if it is unknown at sea level', () => {
  expect(correctForAltitude(26, 4_001)).toBeUndefined();
  expect(correctForAltitude(undefined, 0)).toBeUndefined();
});

test('a distance is written in feet and inches', () => {
  expect(writeFeet(27)).toBe('2 ft 3 in');
  expect(writeFeet(120)).toBe('10 ft 0 in');
});

test('every boundary is outside the next one, and none shrinks with the voltage', () => {
  for (const [index, row] of approachDistances.entries()) {
    expect(row.limitedMovable).toBeGreaterThanOrEqual(row.limitedFixed);
    expect(row.limitedFixed).toBeGreaterThan(row.restricted ?? 0);
    const lower = approachDistances[index - 1];
    if (!lower) continue;
    expect(row.from).toBeGreaterThan(lower.upTo);
    expect(row.limitedFixed).toBeGreaterThanOrEqual(lower.limitedFixed);
  }
});
