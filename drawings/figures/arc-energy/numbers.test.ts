import { expect, test } from 'vitest';
import { incidentEnergy } from './numbers.ts';

test('incident energy is proportional to the clearing time', () => {
  const { energyAfter } = incidentEnergy({ time: 0.1, energy: 6 });
  expect(energyAfter(0)).toBe(0);
  // The known point is 6 cal/cm² at six cycles of 60 Hz. Seven times the clearing time gives seven times the energy.
  expect(energyAfter(6 / 60)).toBeCloseTo(6, 9);
  expect(energyAfter(0.7)).toBeCloseTo(42, 9);
});
