import { expect, test } from 'vitest';
import { incidentEnergy } from './numbers.ts';

test('incident energy is proportional to the clearing time', () => {
  const { after } = incidentEnergy({ time: 0.1, energy: 6 });
  expect(after(0)).toBe(0);
  // Six cycles at 60 Hz are the known point; seven times as long is seven times as much.
  expect(after(6 / 60)).toBeCloseTo(6, 9);
  expect(after(0.7)).toBeCloseTo(42, 9);
});
