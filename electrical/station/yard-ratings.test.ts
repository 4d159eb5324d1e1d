import { expect, test } from 'vitest';
import { turnsRatio } from './yard-ratings.ts';

test('the turns ratio of T1 is calculated for delta to wye', () => {
  expect(turnsRatio(24_900)).toBeCloseTo(89.85, 2);
});
