import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrefill } from '#contract/prefill.ts';
import { lineConductors } from '#electrical/line/line-conductors.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { convertDistance, convertLoad, toMegawatts } from './convert-units.ts';
import { readLineCase } from './read-line-case.ts';
import {
  distanceUnits,
  loadUnits,
  ownConductor,
  readCase,
  type TypedCase,
  toTypedCase,
  writeCase,
} from './typed-case.ts';
import { writeMessage } from './write-line.ts';

const weather = { ambientCelsius: 37, windFeetPerSecond: 3, sun: true, elevationFeet: 1200 };
const exampleCase = toTypedCase(weather);
const exampleLineCase = exampleCaseIn(weather);

const text = fc.string({ maxLength: 20 });
const typedCases: fc.Arbitrary<TypedCase> = fc.record({
  load: text,
  loadUnit: fc.constantFrom(...loadUnits),
  distance: text,
  distanceUnit: fc.constantFrom(...distanceUnits),
  powerFactor: text,
  efficiency: text,
  conductor: fc.oneof(fc.constantFrom(ownConductor, ...Object.keys(lineConductors)), text),
  resistance: text,
  reactance: text,
  amperes: text,
  ambient: text,
  wind: text,
  sun: text,
  elevation: text,
  drop: text,
  shown: text,
});

test('the fields of the example parse to the input of the example', () => {
  expect(readLineCase(exampleCase)).toEqual({ complete: exampleLineCase, problems: {} });
});

test('a query string restores a case, whatever the visitor has typed', () => {
  fc.assert(
    fc.property(typedCases, (typed) => {
      const read = readCase(new URLSearchParams(`${writeCase(typed)}`), exampleCase);
      expect(`${writeCase(read)}`).toBe(`${writeCase(typed)}`);
      expect(read.load).toBe(typed.load);
      expect(read.loadUnit).toBe(typed.loadUnit);
      expect(readLineCase(read)).toEqual(readLineCase({ ...read, ...fieldsInQuery(typed) }));
    }),
  );
});

/** Returns only the fields that the query string of a case contains. */
function fieldsInQuery(typed: TypedCase): Partial<TypedCase> {
  const { efficiency, resistance, reactance, amperes, shown, ...withWeather } = typed;
  const { ambient, wind, sun, elevation, ...withoutWeather } = withWeather;
  return typed.conductor === ownConductor ? withoutWeather : withWeather;
}

test('an empty query string restores the example', () => {
  expect(readCase(new URLSearchParams(), exampleCase)).toEqual(exampleCase);
});

test('long values in a query string are cut off', () => {
  const query = new URLSearchParams({ mw: '9'.repeat(5000) });
  expect(readCase(query, exampleCase).load).toHaveLength(20);
});

test('invalid values of the line stay in their fields and are reported', () => {
  const query = new URLSearchParams('kva=many&pf=2&feet=1&conductor=rope&drop=0');
  const { complete, problems } = readLineCase(readCase(query, exampleCase));
  expect(complete).toBeUndefined();
  expect(problems).toEqual({
    load: expect.stringContaining('digits only'),
    powerFactor: expect.any(String),
    distance: expect.any(String),
    conductor: expect.stringContaining('rope'),
    drop: expect.any(String),
  });
});

test('invalid values of the weather stay in their fields and are reported', () => {
  const query = new URLSearchParams('air=60&wind=gusts&sun=some&elevation=29032');
  const { complete, problems } = readLineCase(readCase(query, exampleCase));
  expect(complete).toBeUndefined();
  expect(problems).toEqual({
    ambient: expect.any(String),
    wind: expect.any(String),
    sun: '“some” is not one of the choices. Choose Full sun or No sun.',
    elevation: expect.any(String),
  });
});

describe('the check of a case whose conductor the visitor enters', () => {
  const typed: TypedCase = {
    ...exampleCase,
    loadUnit: 'hp',
    load: '500',
    conductor: ownConductor,
  };

  test.each([
    'load',
    'efficiency',
    'powerFactor',
    'distance',
    'drop',
    'resistance',
    'reactance',
    'amperes',
  ])('reports that %s is not a number', (field) => {
    const { problems } = readLineCase({ ...typed, [field]: 'x' });
    expect(Object.keys(problems)).toEqual([field]);
  });

  test('ignores invalid weather', () => {
    expect(readLineCase({ ...typed, wind: 'gusts' }).problems).toEqual({});
  });
});

test('500 hp at 95% efficiency and 0.9 power factor are 392 kW and 436 kVA', () => {
  expect(1000 * toMegawatts(500, 'hp', 0.9, 95)).toBeCloseTo(392.5, 1);
  expect(1000 * toMegawatts(436.1, 'kVA', 0.9, 95)).toBeCloseTo(392.5, 1);
});

test('switching the unit of the load keeps the power, and switching back restores the typed number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(0.01, 0.1, 1),
      fc.constantFrom(...loadUnits),
      fc.constantFrom(...loadUnits),
      (digits, scale, from, to) => {
        const load = `${Number((digits * scale).toPrecision(4))}`;
        const typed: TypedCase = { ...exampleCase, load, loadUnit: from };
        const switched = { ...typed, ...convertLoad(typed, to) };
        expect(megawattsOf(switched) / megawattsOf(typed)).toBeCloseTo(1, 4);
        expect(convertLoad(switched, from).load).toBe(load);
      },
    ),
  );
});

/** Returns the load of a case with the power factor and efficiency of the example. */
function megawattsOf({ load, loadUnit }: TypedCase): number {
  return toMegawatts(Number(load), loadUnit, 0.95, 95);
}

test('switching from miles to feet keeps the distance, and switching back restores the typed number', () => {
  const miles = { ...exampleCase, distance: '2.5' };
  const feet = { ...miles, ...convertDistance(miles, 'ft') };
  expect(feet.distance).toBe('13200');
  expect(convertDistance(feet, 'mi').distance).toBe('2.5');
});

test('the contact form receives the complete case', () => {
  const address = `https://www.example.com/tools/line-voltage?${writeCase(exampleCase)}`;
  const about = writeMessage(exampleLineCase, compareLineVoltages(exampleLineCase), address);
  const message = readPrefill(new URLSearchParams({ about }))?.message;
  expect(message).toBe(`About: ${about}\n`);
  expect(message).toContain(address);
});
