import { expect, test } from 'vitest';
import { incidentEnergy } from './arc-energy.ts';

test('energy grows in proportion to the clearing time, from zero', () => {
  const { rate, after } = incidentEnergy({ time: 0.1, energy: 6 });
  expect(rate).toBeCloseTo(60, 9);
  expect(after(0)).toBe(0);
  // Six cycles at 60 Hz are the point that is known; seven times as long is seven times as much.
  expect(after(6 / 60)).toBeCloseTo(6, 9);
  expect(after(0.7)).toBeCloseTo(42, 9);
});
