import { expect, test } from 'vitest';
import { agingFactor, steadyHotSpot } from './numbers.ts';

// Aging factors published in IEEE C57.91, for a reference temperature of 110 °C.
test.each([
  { hotSpot: 110, factor: 1, digits: 9 },
  { hotSpot: 117, factor: 2, digits: 1 },
  { hotSpot: 120, factor: 2.71, digits: 2 },
  { hotSpot: 130, factor: 6.98, digits: 2 },
  { hotSpot: 140, factor: 17.2, digits: 1 },
])('insulation at $hotSpot °C ages $factor times as fast as at 110 °C', (published) => {
  const { hotSpot, factor, digits } = published;
  expect(agingFactor(hotSpot, 110)).toBeCloseTo(factor, digits);
});

test.each([
  { load: 80, hotSpot: 98.8 },
  { load: 100, hotSpot: 120 },
  { load: 110, hotSpot: 131.7 },
])('at $load% load in 40 °C air, the hot spot settles at $hotSpot °C', ({ load, hotSpot }) => {
  expect(steadyHotSpot(load, 40)).toBe(hotSpot);
});
