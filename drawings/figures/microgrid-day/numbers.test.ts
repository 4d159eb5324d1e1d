import { expect, test } from 'vitest';
import { dayEnergy } from './numbers.ts';

const day = dayEnergy({
  load: 5,
  solar: { peak: 3, energy: 21.6 },
  gas: { rating: 1.5, night: 4, noon: 2 },
  cloud: { solar: 1, minutes: 10, edge: 2 },
});

test('daylight follows from the energy of a half sine wave', () => {
  // 21.6 = 3 × daylight × 2/π, so 11.31 hours.
  expect(2 * (12 - day.sunrise)).toBeCloseTo(11.31, 2);
});

test('gas carries the whole load at sunrise, and the rest beside solar at noon', () => {
  expect(day.carried(day.sunrise)).toBeCloseTo(5, 9);
  expect(day.carried(12)).toBeCloseTo(2, 9);
});

test('storage carries the load that gas and solar cannot carry under the cloud', () => {
  // Two units at 1.5 MW and 1 MW of solar leave 1 of 5 MW, for a sixth of an hour.
  expect(day.stored).toBe(1);
  expect(day.storedEnergy).toBeCloseTo(1 / 6, 9);
});

test('gas and solar share the energy of the day', () => {
  expect(day.burnt).toBeCloseTo(98.4, 9);
  expect(day.solarShare).toBeCloseTo(18, 9);
});
