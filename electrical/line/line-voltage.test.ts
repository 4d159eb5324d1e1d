import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineConductors, reactanceOhmsPerMile } from './line-conductors.ts';
import { compareLineVoltages, exampleCaseIn, type LineCase, lineVoltages } from './line-voltage.ts';
import type { LineImpedance, LineLoad } from './three-phase-line.ts';

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
  {
    kilovolts: 12.47,
    megawatts: 5,
    miles: 10,
    amperes: 243.7,
    dropPercent: 17,
    lossKilowatts: 552.2,
    megawattMiles: 15,
  },
  {
    kilovolts: 24.9,
    megawatts: 5,
    miles: 10,
    amperes: 122.0,
    dropPercent: 4.2,
    lossKilowatts: 138.5,
    megawattMiles: 60,
  },
  {
    kilovolts: 34.5,
    megawatts: 5,
    miles: 10,
    amperes: 88.1,
    dropPercent: 2.2,
    lossKilowatts: 72.1,
    megawattMiles: 114,
  },
  {
    kilovolts: 34.5,
    megawatts: 10,
    miles: 10,
    amperes: 176,
    dropPercent: 4.4,
    lossKilowatts: 288.6,
    megawattMiles: 114,
  },
  {
    kilovolts: 34.5,
    megawatts: 10,
    miles: 15,
    amperes: 176,
    dropPercent: 6.6,
    lossKilowatts: 432.9,
    megawattMiles: 114,
  },
  {
    kilovolts: 34.5,
    megawatts: 2,
    miles: 20,
    amperes: 35.2,
    dropPercent: 1.7,
    lossKilowatts: 23.1,
    megawattMiles: 114,
  },
])(
  'at $kilovolts kV, $megawatts MW over $miles miles has a current of $amperes A and a drop of $dropPercent%',
  ({ kilovolts, megawatts, miles, ...expected }) => {
    const given = { ...example, load: { ...example.load, megawatts }, miles };
    const { approximate, approximateDropMegawattMiles } = resultAt(kilovolts, given);
    expect(Number(approximate.dropPercent.toPrecision(2))).toBe(expected.dropPercent);
    expect(Number(approximateDropMegawattMiles.toFixed(0))).toBe(expected.megawattMiles);
    expect(approximate.amperes).toBeCloseTo(expected.amperes, 0);
    expect(approximate.lossKilowatts).toBeCloseTo(expected.lossKilowatts, 1);
  },
);

test('at 138 kV, the example has a current of 22.0 A and a loss of 4.5 kW', () => {
  expect(resultAt(138).approximate.amperes).toBeCloseTo(22, 1);
  expect(resultAt(138).approximate.lossKilowatts).toBeCloseTo(4.5, 1);
});

test('24.9 kV is the lowest suitable voltage for the example, which is in the study zone', () => {
  const { lowest, zone, results } = compareLineVoltages(example);
  expect(lowest?.kilovolts).toBe(24.9);
  expect(zone).toBe('study');
  expect(results.map(({ kilovolts, verdict }) => `${kilovolts} kV: ${verdict}`)).toEqual([
    '4.16 kV: beyond',
    '12.47 kV: drop',
    '13.8 kV: drop',
    '24.9 kV: fits',
    '34.5 kV: fits',
    '69 kV: fits',
    '115 kV: fits',
    '138 kV: fits',
  ]);
});

// Calculated by hand: 5,000 kW ÷ (√3 × 115 kV × 0.95) = 26.42 A; 3 × 26.42² × 0.31 Ω/mi × 10 mi = 6.5 kW.
test('at 115 kV, the example has a current of 26.4 A and a loss of 6.5 kW', () => {
  expect(resultAt(115).approximate.amperes).toBeCloseTo(26.42, 1);
  expect(resultAt(115).approximate.lossKilowatts).toBeCloseTo(6.5, 1);
});

test.each([
  { key: '1-0', withCorona: [69, 115, 138] },
  { key: '4-0', withCorona: [115, 138] },
  { key: '336', withCorona: [] },
] as const)(
  'conductor $key may have corona only at these kilovolts: $withCorona',
  ({ key, withCorona }) => {
    const conductor = { kind: 'table', ...lineConductors[key], weather } as const;
    const { results } = compareLineVoltages({ ...example, conductor });
    const found = results.filter(({ mayHaveCorona }) => mayHaveCorona);
    expect(found.map(({ kilovolts }) => kilovolts)).toEqual(withCorona);
  },
);

test('as the line gets longer, the verdict for a high load changes from “heat” to “drop and heat” to “beyond”', () => {
  const heavy = { ...example, load: { megawatts: 20, powerFactor: 0.95 } };
  expect(resultAt(12.47, { ...heavy, miles: 0.1 }).verdict).toBe('heat');
  expect(resultAt(12.47, { ...heavy, miles: 1 }).verdict).toBe('drop and heat');
  expect(resultAt(12.47, { ...heavy, miles: 20 }).verdict).toBe('beyond');
});

// Expected currents and voltage drops were calculated by fixed-point iteration with complex numbers, and expected
// ratings by a separate program.
test.each([
  {
    megawatts: 10,
    powerFactor: 0.95,
    miles: 0.3,
    key: '336',
    kilovolts: 12.47,
    verdict: 'heat',
    amperes: 492.4,
    dropPercent: 1.02,
    thermalPercent: 121.3,
  },
  {
    megawatts: 10,
    powerFactor: 0.95,
    miles: 0.3,
    key: '336',
    kilovolts: 24.9,
    verdict: 'fits',
    amperes: 244.7,
    dropPercent: 0.25,
    thermalPercent: 60.3,
  },
  {
    megawatts: 18,
    powerFactor: 0.95,
    miles: 0.3,
    key: '795',
    kilovolts: 12.47,
    verdict: 'heat',
    amperes: 887.5,
    dropPercent: 1.16,
    thermalPercent: 128.2,
  },
  {
    megawatts: 7,
    powerFactor: 0.95,
    miles: 0.3,
    key: '336',
    kilovolts: 12.47,
    verdict: 'fits',
    amperes: 343.6,
    dropPercent: 0.71,
    thermalPercent: 84.7,
  },
  {
    megawatts: 5,
    powerFactor: 0.95,
    miles: 10,
    key: '336',
    kilovolts: 12.47,
    verdict: 'drop',
    amperes: 325,
    dropPercent: 25.01,
    thermalPercent: 80.1,
  },
  {
    megawatts: 5,
    powerFactor: 0.95,
    miles: 10,
    key: '336',
    kilovolts: 24.9,
    verdict: 'fits',
    amperes: 127.8,
    dropPercent: 4.5,
    thermalPercent: 31.5,
  },
  {
    megawatts: 22,
    powerFactor: 0.95,
    miles: 8,
    key: '795',
    kilovolts: 34.5,
    verdict: 'drop',
    amperes: 409.8,
    dropPercent: 5.43,
    thermalPercent: 59.2,
  },
  {
    megawatts: 0.001,
    powerFactor: 0.5,
    miles: 0.01,
    key: '1-0',
    kilovolts: 4.16,
    verdict: 'fits',
    amperes: 0.3,
    dropPercent: 0,
    thermalPercent: 0.2,
  },
  // At 138 kV, the larger phase spacing increases the reactance.
  {
    megawatts: 200,
    powerFactor: 1,
    miles: 50,
    key: '795',
    kilovolts: 138,
    verdict: 'drop and heat',
    amperes: 1073.9,
    dropPercent: 22.08,
    thermalPercent: 155.1,
  },
] as const)(
  '$megawatts MW at power factor $powerFactor over $miles mi of conductor $key at $kilovolts kV: the verdict is $verdict',
  ({ megawatts, powerFactor, miles, key, kilovolts, ...expected }) => {
    const conductor = { kind: 'table', ...lineConductors[key], weather } as const;
    const given = { ...example, load: { megawatts, powerFactor }, miles, conductor };
    const { verdict, solved, thermalPercent } = resultAt(kilovolts, given);
    expect(verdict).toBe(expected.verdict);
    expect(solved?.amperes).toBeCloseTo(expected.amperes, 0);
    expect(solved?.dropPercent).toBeCloseTo(expected.dropPercent, 1);
    expect(thermalPercent).toBeCloseTo(expected.thermalPercent, 0);
  },
);

test('a custom conductor has the ampacity that the visitor entered', () => {
  const conductor = {
    kind: 'own',
    name: 'custom conductor',
    resistanceOhmsPerMile: 0.3,
    reactanceOhmsPerMile: 0.6,
    amperes: 600,
  } as const;
  expect(compareLineVoltages({ ...example, conductor }).ampacity).toBe(600);
});

test('the reactance matches Kersting, example 4.2: 0.6270 ohms per mile at spacings of 2.5, 4.5 and 7 ft', () => {
  const spacing = Math.cbrt(2.5 * 4.5 * 7);
  expect(reactanceOhmsPerMile(lineConductors['336'].radiusFeet, spacing)).toBeCloseTo(0.627, 3);
});

describe('reach and largest load', () => {
  /** A line whose ampacity and impedance are the same at every voltage. */
  const lineOf = (resistanceOhmsPerMile: number, reactanceOhmsPerMile: number, amperes: number) =>
    ({
      kind: 'own',
      name: 'custom conductor',
      resistanceOhmsPerMile,
      reactanceOhmsPerMile,
      amperes,
    }) as const;

  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const cases = fc.record({
    load: fc.record({ megawatts: number(0.05, 200), powerFactor: number(0.5, 1) }),
    miles: number(0.01, 50),
    conductor: fc
      .tuple(number(0.05, 3), number(0.1, 3), number(10, 5000))
      .map((values) => lineOf(...values)),
    allowedDropPercent: number(0.5, 15),
  });

  test('of random cases agree with an independent calculation of both limits', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...lineVoltages), (given, kilovolts) => {
        const { load, miles, conductor, allowedDropPercent } = given;
        const { reach, largestLoad } = resultAt(kilovolts, given);
        /** The limits that a load exceeds over a distance. */
        const exceeded = (megawatts: number, distance: number) => {
          const { amperes, dropPercent } = iterateFlow(
            { ...load, megawatts },
            conductor,
            distance,
            kilovolts,
          );
          return {
            heat: amperes > conductor.amperes,
            drop: dropPercent > allowedDropPercent,
          };
        };
        const noLimit = { heat: false, drop: false };
        const justBelow = 1 - 1e-4;
        const justAbove = 1 + 1e-4;
        if (reach.miles === 0) {
          expect(exceeded(load.megawatts, 0).heat).toBe(true);
        } else {
          expect(exceeded(load.megawatts, justBelow * reach.miles)).toEqual(noLimit);
          expect(exceeded(load.megawatts, justAbove * reach.miles)[reach.limit]).toBe(true);
        }
        expect(exceeded(justBelow * largestLoad.megawatts, miles)).toEqual(noLimit);
        expect(exceeded(justAbove * largestLoad.megawatts, miles)[largestLoad.limit]).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('agree with the verdict: a voltage fits if the line reaches the load', () => {
    fc.assert(
      fc.property(cases, (given) => {
        for (const { verdict, reach, largestLoad } of compareLineVoltages(given).results) {
          const fits = verdict === 'fits';
          // The three calculations round differently, so cases exactly at a limit are left out.
          fc.pre(Math.abs(reach.miles / given.miles - 1) > 1e-6);
          expect(reach.miles > given.miles).toBe(fits);
          expect(largestLoad.megawatts > given.load.megawatts).toBe(fits);
        }
      }),
    );
  });

  // At 24.9 kV and unity power factor over resistance only, 500 A at the load leave 1 − 95% of the voltage to the
  // line: 0.05 × 24.9 kV ÷ (√3 × 0.5 kA × 1 Ω/mi) = 1.4376 mi, and the load is √3 × 23.655 kV × 0.5 kA = 20.486 MW.
  describe('change from one limit to the other', () => {
    const atBoth = { megawatts: 20.486, miles: 1.4376 };
    const given = (megawatts: number, miles: number): LineCase => ({
      load: { megawatts, powerFactor: 1 },
      miles,
      conductor: lineOf(1, 0, 500),
      allowedDropPercent: 5,
    });

    test('where the load at the allowed drop draws the ampacity', () => {
      const { reach, largestLoad } = resultAt(24.9, given(atBoth.megawatts, atBoth.miles));
      expect(reach.miles).toBeCloseTo(atBoth.miles, 3);
      expect(largestLoad.megawatts).toBeCloseTo(atBoth.megawatts, 2);
    });

    test.each([
      { megawatts: 20.4, limit: 'drop' },
      { megawatts: 20.6, limit: 'heat' },
    ])('$megawatts MW meets the limit “$limit” first', ({ megawatts, limit }) => {
      expect(resultAt(24.9, given(megawatts, 1)).reach.limit).toBe(limit);
    });

    test.each([
      { miles: 1.43, limit: 'heat' },
      { miles: 1.45, limit: 'drop' },
    ])('$miles miles meet the limit “$limit” first', ({ miles, limit }) => {
      expect(resultAt(24.9, given(5, miles)).largestLoad.limit).toBe(limit);
    });

    // √3 × 24.9 kV × 500 A = 21.564 MW.
    test.each([
      { megawatts: 21.56, reaches: true },
      { megawatts: 21.57, reaches: false },
    ])('$megawatts MW reaches a distance: $reaches', ({ megawatts, reaches }) => {
      const { reach } = resultAt(24.9, given(megawatts, 1));
      expect(reach.miles > 0).toBe(reaches);
      expect(reach.limit).toBe('heat');
    });
  });

  test('one mile of 336.4 kcmil at 24.9 kV carries slightly less than √3 × 24.9 kV × 406 A × 0.95 = 16.6 MW', () => {
    const given = { ...example, load: { megawatts: 9, powerFactor: 0.95 }, miles: 1 };
    const { largestLoad } = resultAt(24.9, given);
    expect(largestLoad.megawatts).toBeGreaterThan(16.2);
    expect(largestLoad.megawatts).toBeLessThan(16.64);
    expect(largestLoad.limit).toBe('heat');
  });

  test('200 MW overloads 795 kcmil at 138 kV at any distance', () => {
    const conductor = { kind: 'table', ...lineConductors['795'], weather } as const;
    const given = { ...example, load: { megawatts: 200, powerFactor: 0.95 }, conductor };
    expect(resultAt(138, given).reach).toEqual({ miles: 0, limit: 'heat' });
  });
});

/**
 * Calculates a line's flow by fixed-point iteration with complex numbers, per phase in volts: the voltage at the load
 * is the voltage at the source minus the voltage drop, and the load draws the conjugate of its power ÷ its voltage.
 */
function iterateFlow(
  { megawatts, powerFactor }: LineLoad,
  { resistanceOhmsPerMile, reactanceOhmsPerMile }: LineImpedance,
  miles: number,
  kilovolts: number,
): { amperes: number; dropPercent: number } {
  const source = (1000 * kilovolts) / Math.sqrt(3);
  const watts = (1e6 * megawatts) / 3;
  const reactiveWatts = watts * Math.tan(Math.acos(powerFactor));
  const resistance = miles * resistanceOhmsPerMile;
  const reactance = miles * reactanceOhmsPerMile;
  let voltage = { real: source, imaginary: 0 };
  let current = { real: 0, imaginary: 0 };
  for (let round = 0; round < 200; round += 1) {
    const square = voltage.real ** 2 + voltage.imaginary ** 2;
    current = {
      real: (watts * voltage.real + reactiveWatts * voltage.imaginary) / square,
      imaginary: (watts * voltage.imaginary - reactiveWatts * voltage.real) / square,
    };
    voltage = {
      real: source - resistance * current.real + reactance * current.imaginary,
      imaginary: -resistance * current.imaginary - reactance * current.real,
    };
  }
  return {
    amperes: Math.hypot(current.real, current.imaginary),
    dropPercent: 100 * (1 - Math.hypot(voltage.real, voltage.imaginary) / source),
  };
}
