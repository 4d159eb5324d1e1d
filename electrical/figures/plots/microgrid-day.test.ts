import { expect, test } from 'vitest';
import { dayEnergy } from './microgrid-day.ts';

const day = dayEnergy({
  load: 5,
  solar: { peak: 3, energy: 21.6 },
  gas: { rating: 1.5, night: 4, noon: 2 },
  cloud: { solar: 1, minutes: 10, edge: 2 },
});

test('daylight is as long as half a sine wave of that peak needs for its energy', () => {
  // 21.6 = 3 × daylight × 2/π, so 11.31 hours.
  expect(2 * (12 - day.sunrise)).toBeCloseTo(11.31, 2);
  const step = 0.001;
  let solar = 0;
  for (let hour = day.sunrise + step / 2; hour < 24 - day.sunrise; hour += step)
    solar += (5 - day.carried(hour)) * step;
  expect(solar).toBeCloseTo(21.6, 2);
});

test('gas carries all of the load at sunrise and sunset, and least at noon', () => {
  expect(day.carried(day.sunrise)).toBeCloseTo(5, 9);
  expect(day.carried(24 - day.sunrise)).toBeCloseTo(5, 9);
  expect(day.carried(12)).toBeCloseTo(2, 9);
});

test('storage gives what clouded solar and the running units leave', () => {
  // Two units at 1.5 MW and 1 MW of sun leave 1 of 5 MW, for a sixth of an hour.
  expect(day.reached).toBe(3);
  expect(day.stored).toBe(1);
  expect(day.storedEnergy).toBeCloseTo(1 / 6, 9);
});

test('gas and solar share the 120 MWh of the day', () => {
  expect(day.burnt).toBeCloseTo(98.4, 9);
  expect(day.solarShare).toBeCloseTo(18, 9);
});
