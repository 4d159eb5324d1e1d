import { expect, test } from 'vitest';
import { lineConductors, reactanceOhmsPerMile } from './line-conductors.ts';
import {
  compareLineVoltages,
  exampleCaseIn,
  type LineCase,
  voltageZones,
  zoneOf,
} from './line-voltage.ts';

const weather = { ambientCelsius: 40, windFeetPerSecond: 2, sun: true, elevationFeet: 3170 };
const example: LineCase = exampleCaseIn(weather);

const resultAt = (kilovolts: number, given = example) => {
  const found = compareLineVoltages(given).results.find((each) => each.kilovolts === kilovolts);
  if (!found) throw new Error(`${kilovolts} kV is not compared`);
  return found;
};

// Expected values of the approximation: the article's example of 5 MW over 10 miles, and three other examples
// in the article's text.
test.each([
  [12.47, 5, 10, 243.7, 17, 552.2, 15],
  [24.9, 5, 10, 122.0, 4.2, 138.5, 60],
  [34.5, 5, 10, 88.1, 2.2, 72.1, 114],
  [34.5, 10, 10, 176, 4.4, 288.6, 114],
  [34.5, 10, 15, 176, 6.6, 432.9, 114],
  [34.5, 2, 20, 35.2, 1.7, 23.1, 114],
])(
  'at %d kV, %d MW over %d miles: current %d A, voltage drop %d%%',
  (kilovolts, megawatts, miles, ...expected) => {
    const given = { ...example, load: { ...example.load, megawatts }, miles };
    const { approximate, approximateMegawattMiles } = resultAt(kilovolts, given);
    const result = [approximate.dropPercent.toPrecision(2), approximateMegawattMiles.toFixed(0)];
    const [amperes = 0, percent, kilowatts = 0, reach] = expected;
    expect(result.map(Number)).toEqual([percent, reach]);
    expect(approximate.amperes).toBeCloseTo(amperes, 0);
    expect(approximate.lossKilowatts).toBeCloseTo(kilowatts, 1);
  },
);

test('at 138 kV, the example has a current of 22.0 A and a loss of 4.5 kW', () => {
  expect(resultAt(138).approximate.amperes).toBeCloseTo(22, 1);
  expect(resultAt(138).approximate.lossKilowatts).toBeCloseTo(4.5, 1);
});

test('24.9 kV is the lowest suitable voltage for the example, which is in the study zone', () => {
  const { lowest, zone, results } = compareLineVoltages(example);
  expect([lowest?.kilovolts, zone]).toEqual([24.9, 'study']);
  const verdicts = results.map(({ verdict }) => verdict);
  expect(verdicts.join()).toBe('beyond,drop,drop,fits,fits,fits,fits,fits');
});

// Calculated by hand: 5,000 kW ÷ (√3 × 115 kV × 0.95) = 26.42 A; 3 × 26.42² × 0.31 Ω/mi × 10 mi = 6.5 kW.
test('at 115 kV, the example has a current of 26.4 A and a loss of 6.5 kW', () => {
  expect(resultAt(115).approximate.amperes).toBeCloseTo(26.42, 1);
  expect(resultAt(115).approximate.lossKilowatts).toBeCloseTo(6.5, 1);
});

test.each([
  ['1-0', [69, 115, 138]],
  ['4-0', [115, 138]],
  ['336', []],
] as const)('%s ACSR may have corona at %j kV', (key, expected) => {
  const conductor = { ...lineConductors[key], weather };
  const { results } = compareLineVoltages({ ...example, conductor });
  const found = results.filter(({ mayHaveCorona }) => mayHaveCorona);
  expect(found.map(({ kilovolts }) => kilovolts)).toEqual(expected);
});

test('as the line gets longer, the verdict for a high load changes from “heat” to “drop and heat” to “beyond”', () => {
  const heavy = { ...example, load: { megawatts: 20, powerFactor: 0.95 } };
  expect(resultAt(12.47, { ...heavy, miles: 0.1 }).verdict).toBe('heat');
  expect(resultAt(12.47, { ...heavy, miles: 1 }).verdict).toBe('drop and heat');
  expect(resultAt(12.47, { ...heavy, miles: 20 }).verdict).toBe('beyond');
});

// Expected values: currents and drops from a fixed-point iteration in complex numbers, ratings from another program.
test.each([
  [10, 0.95, 0.3, '336', 12.47, 'heat', 492.4, 1.02, 121.3],
  [10, 0.95, 0.3, '336', 24.9, 'fits', 244.7, 0.25, 60.3],
  [18, 0.95, 0.3, '795', 12.47, 'heat', 887.5, 1.16, 128.2],
  [7, 0.95, 0.3, '336', 12.47, 'fits', 343.6, 0.71, 84.7],
  [5, 0.95, 10, '336', 12.47, 'drop', 325, 25.01, 80.1],
  [5, 0.95, 10, '336', 24.9, 'fits', 127.8, 4.5, 31.5],
  [22, 0.95, 8, '795', 34.5, 'drop', 409.8, 5.43, 59.2],
  [0.001, 0.5, 0.01, '1-0', 4.16, 'fits', 0.3, 0, 0.2],
  // At 138 kV, the larger phase spacing increases the reactance.
  [200, 1, 50, '795', 138, 'drop and heat', 1073.9, 22.08, 155.1],
] as const)(
  '%d MW at power factor %d over %d mi of conductor %s at %d kV: the verdict is %s',
  (...row) => {
    const [megawatts, powerFactor, miles, key, kilovolts, verdict, amperes, drop, percent] = row;
    const conductor = { ...lineConductors[key], weather };
    const given = { ...example, load: { megawatts, powerFactor }, miles, conductor };
    const result = resultAt(kilovolts, given);
    expect(result.verdict).toBe(verdict);
    expect(result.solved?.amperes).toBeCloseTo(amperes, 0);
    expect(result.solved?.dropPercent).toBeCloseTo(drop, 1);
    expect(result.thermalPercent).toBeCloseTo(percent, 0);
  },
);

test('the entered ampacity of a custom conductor is used', () => {
  const own = { name: 'own', resistanceOhmsPerMile: 0.3, reactanceOhmsPerMile: 0.6, amperes: 600 };
  expect(compareLineVoltages({ ...example, conductor: own }).ampacity).toBe(600);
});

test('the reactance matches Kersting, example 4.2: 0.6270 ohms per mile at spacings of 2.5, 4.5 and 7 ft', () => {
  const spacing = Math.cbrt(2.5 * 4.5 * 7);
  expect(reactanceOhmsPerMile(lineConductors['336'].radiusFeet, spacing)).toBeCloseTo(0.627, 3);
});

test('loads and distances exactly at a zone limit are in the study zone', () => {
  const { medium, high } = voltageZones;
  expect(zoneOf(medium.load, medium.distance - 1)).toBe('study');
  expect(zoneOf(medium.load - 0.1, medium.distance)).toBe('study');
  expect(zoneOf(medium.load - 0.1, medium.distance - 0.1)).toBe('medium');
  expect(zoneOf(high.load, high.distance)).toBe('study');
  expect(zoneOf(high.load + 0.1, 1)).toBe('high');
  expect(zoneOf(0.1, high.distance + 0.1)).toBe('high');
});
