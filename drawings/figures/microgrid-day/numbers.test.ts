import { expect, test } from 'vitest';
import { dayEnergy } from './numbers.ts';

const day = dayEnergy({
  load: 5,
  solar: { peak: 3, energy: 21.6 },
  gas: { rating: 1.5, night: 4, noon: 2 },
  cloud: { solar: 1, minutes: 10, edge: 2 },
});

test('the hours of daylight follow from the solar peak and the solar energy', () => {
  // 21.6 MWh = 3 MW × daylight × 2/π, so daylight lasts 11.31 hours.
  expect(2 * (12 - day.sunrise)).toBeCloseTo(11.31, 2);
});

test('gas carries the whole load at sunrise, and the load minus solar at noon', () => {
  expect(day.gasPower(day.sunrise)).toBeCloseTo(5, 9);
  expect(day.gasPower(12)).toBeCloseTo(2, 9);
});

test('under the cloud, storage carries the load that gas and solar cannot carry', () => {
  // Two gas units at 1.5 MW and 1 MW of solar leave 1 MW of the 5 MW load for storage, for a sixth of an hour.
  expect(day.storagePower).toBe(1);
  expect(day.storageEnergy).toBeCloseTo(1 / 6, 9);
});

test('the day’s energy is split between gas and solar', () => {
  expect(day.gasEnergy).toBeCloseTo(98.4, 9);
  expect(day.solarShare).toBeCloseTo(18, 9);
});
