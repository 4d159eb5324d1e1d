import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  balanceHeat,
  type LineWeather,
  rateConductor,
  solarWatts,
  weatherLimits,
} from './conductor-rating.ts';
import { type ConductorKey, lineConductors } from './line-conductors.ts';

// Drake conductor at 100 °C in 40 °C air and 0.61 m/s wind, with emissivity and absorptivity of 0.8, at sea level.
describe('the example in IEEE 738-2012, annex B', () => {
  const weather = { ambientCelsius: 40, windFeetPerSecond: 2, sun: true, elevationFeet: 0 };
  const surface = { emissivity: 0.8, absorptivity: 0.8 };
  const drakeInches = 1.108;
  const drakeMeters = 0.02814;
  const ohmsPerMeterAt100Celsius = 9.39e-5;
  const heat = balanceHeat(drakeInches, 100, surface, weather);

  test('the conductor loses 82 W/m by convection and 39.1 W/m by radiation', () => {
    expect(heat.convected).toBeCloseTo(82, 0);
    expect(heat.radiated).toBeCloseTo(39.1, 1);
  });

  test('solar heat is 1,027 W/m² at an altitude of 74.8°, and the rating is 1,025 A', () => {
    const sun = solarWatts(74.8, 0);
    expect(sun).toBeCloseTo(1027, 0);
    const angleOfSunRays = (76.1 * Math.PI) / 180;
    const absorbed = surface.absorptivity * sun * Math.sin(angleOfSunRays) * drakeMeters;
    expect(absorbed).toBeCloseTo(22.4, 1);
    const net = heat.convected + heat.radiated - absorbed;
    const amperes = Math.sqrt(net / ohmsPerMeterAt100Celsius);
    expect(Math.abs(amperes - 1025)).toBeLessThan(2);
  });
});

const summer = { ambientCelsius: 40, windFeetPerSecond: 2, sun: true, elevationFeet: 3170 };
const summerNight = { ...summer, ambientCelsius: 25, sun: false };
const winterStorm = { ambientCelsius: 0, windFeetPerSecond: 50, sun: false, elevationFeet: 0 };
const stillAirAtAltitude = {
  ambientCelsius: 50,
  windFeetPerSecond: 0,
  sun: true,
  elevationFeet: 10_000,
};

// The expected currents were calculated with an independent implementation of the standard in another language.
test.each<{ key: ConductorKey; description: string; weather: LineWeather; amperes: number }>([
  { key: '336', description: 'in summer', weather: summer, amperes: 405.9 },
  {
    key: '336',
    description: 'in summer at 43 °C',
    weather: { ...summer, ambientCelsius: 43 },
    amperes: 383.1,
  },
  { key: '336', description: 'on a summer night', weather: summerNight, amperes: 551.3 },
  {
    key: '336',
    description: 'in summer without wind',
    weather: { ...summer, windFeetPerSecond: 0 },
    amperes: 249.2,
  },
  { key: '1-0', description: 'in summer', weather: summer, amperes: 184.2 },
  { key: '4-0', description: 'in summer', weather: summer, amperes: 275.2 },
  { key: '556', description: 'in summer', weather: summer, amperes: 552.6 },
  { key: '795', description: 'in summer', weather: summer, amperes: 692.3 },
  { key: '795', description: 'in a winter storm', weather: winterStorm, amperes: 2832.4 },
  { key: '795', description: 'in still air', weather: stillAirAtAltitude, amperes: 190.3 },
  { key: '1-0', description: 'in a winter storm', weather: winterStorm, amperes: 702.6 },
  { key: '1-0', description: 'in still air', weather: stillAirAtAltitude, amperes: 56 },
])('conductor $key is rated $amperes A $description', ({ key, weather, amperes }) => {
  expect(rateConductor(lineConductors[key], weather).amperes).toBeCloseTo(amperes, 0);
});

/** Generates random numbers from `min` to `max` for property tests. */
const within = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });
const weathers = fc.record({
  ambientCelsius: within(weatherLimits.ambientCelsius),
  windFeetPerSecond: within(weatherLimits.windFeetPerSecond),
  sun: fc.boolean(),
  elevationFeet: within(weatherLimits.elevationFeet),
});

test('ratings are positive in all allowed weather and lower in hotter, calmer or sunnier weather', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(lineConductors)),
      weathers,
      weathers,
      (conductor, one, other) => {
        const better = {
          ambientCelsius: Math.min(one.ambientCelsius, other.ambientCelsius),
          windFeetPerSecond: Math.max(one.windFeetPerSecond, other.windFeetPerSecond),
          sun: one.sun && other.sun,
          elevationFeet: one.elevationFeet,
        };
        const { amperes } = rateConductor(conductor, one);
        expect(amperes).toBeGreaterThan(0);
        expect(rateConductor(conductor, better).amperes).toBeGreaterThanOrEqual(amperes * 0.999);
      },
    ),
    { numRuns: 1000 },
  );
});
