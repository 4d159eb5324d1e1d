import { expect, test } from 'vitest';
import { agingFactor } from './hot-spot-aging.ts';

// IEEE C57.91, table of aging acceleration factors for a reference of 110 °C.
test.each([
  [110, 1],
  [120, 2.71],
  [130, 6.98],
  [140, 17.2],
])('at a hot spot of %i °C insulation ages %f times as fast as at 110 °C', (hotSpot, factor) => {
  expect(Number(agingFactor(hotSpot, 110).toPrecision(3))).toBe(factor);
});

test('the pace doubles for about each seven degrees', () => {
  expect(agingFactor(117, 110)).toBeCloseTo(2, 1);
  expect(agingFactor(103, 110)).toBeCloseTo(0.48, 2);
});
