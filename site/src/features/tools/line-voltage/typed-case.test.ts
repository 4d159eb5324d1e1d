import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrefill } from '#contract/prefill.ts';
import { lineConductors } from '#electrical/line/line-conductors.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { convertDistance, convertLoad, readLineCase, toMegawatts } from './read-line-case.ts';
import {
  type DistanceUnit,
  distanceUnits,
  type LoadUnit,
  loadUnits,
  readCase as readCaseOf,
  type TypedCase,
  toTypedCase,
  writeCase,
} from './typed-case.ts';
import { writeMessage } from './write-line.ts';

const weather = { ambientCelsius: 37, windFeetPerSecond: 3, sun: true, elevationFeet: 1200 };
const exampleCase = toTypedCase(weather);
const exampleLineCase = exampleCaseIn(weather);
const readCase = (query: URLSearchParams) => readCaseOf(query, exampleCase);

const text = fc.string({ maxLength: 20 });
const typedCases: fc.Arbitrary<TypedCase> = fc.record({
  ...(Object.fromEntries(Object.keys(exampleCase).map((name) => [name, text])) as Record<
    keyof TypedCase,
    typeof text
  >),
  loadUnit: fc.constantFrom(...(Object.keys(loadUnits) as LoadUnit[])),
  distanceUnit: fc.constantFrom(...(Object.keys(distanceUnits) as DistanceUnit[])),
  conductor: fc.oneof(fc.constantFrom('own', ...Object.keys(lineConductors)), text),
});

test('the fields of the example give the calculated example', () => {
  expect(readLineCase(exampleCase)).toEqual({ complete: exampleLineCase, problems: {} });
});

test('a query string restores a case, whatever was typed', () => {
  fc.assert(
    fc.property(typedCases, (typed) => {
      const read = readCase(new URLSearchParams(`${writeCase(typed)}`));
      expect(`${writeCase(read)}`).toBe(`${writeCase(typed)}`);
      expect(read.load).toBe(typed.load);
      expect(read.loadUnit).toBe(typed.loadUnit);
      expect(readLineCase(read)).toEqual(readLineCase({ ...read, ...fieldsInQuery(typed) }));
    }),
  );
});

/** Returns only the fields that the query string of a case contains. */
function fieldsInQuery(typed: TypedCase): Partial<TypedCase> {
  const { efficiency, resistance, reactance, amperes, shown, ...counted } = typed;
  const { ambient, wind, sun, elevation, ...others } = counted;
  return typed.conductor === 'own' ? others : counted;
}

test('an empty query string gives the example, and long values are cut off', () => {
  expect(readCase(new URLSearchParams())).toEqual(exampleCase);
  expect(readCase(new URLSearchParams({ mw: '9'.repeat(5000) })).load).toHaveLength(20);
});

test.each([
  ['kva=many&pf=2&feet=1&conductor=rope&drop=0', 'conductor distance drop load powerFactor'],
  ['air=60&wind=gusts&sun=some&elevation=29032', 'ambient elevation sun wind'],
])('invalid values in %s are kept and reported at their fields', (query, fields) => {
  const { complete, problems } = readLineCase(readCase(new URLSearchParams(query)));
  expect(complete).toBeUndefined();
  expect(Object.keys(problems).sort().join(' ')).toBe(fields);
  if (problems.load) expect(problems.load).toContain('digits only');
  if (problems.sun)
    expect(problems.sun).toBe('“some” is not one of the choices. Choose Full sun or No sun.');
});

test('reports each field that is not a number, except the weather for a conductor entered by the visitor', () => {
  const numbers = ['load', 'efficiency', 'powerFactor', 'distance', 'drop'] as const;
  for (const field of [...numbers, 'resistance', 'reactance', 'amperes']) {
    const typed = { ...exampleCase, loadUnit: 'hp', conductor: 'own', load: '500', wind: 'gusts' };
    expect(Object.keys(readLineCase({ ...typed, [field]: 'x' } as TypedCase).problems)).toEqual([
      field,
    ]);
  }
});

test('500 hp at 95% efficiency and 0.9 power factor are 392 kW and 436 kVA', () => {
  expect(1000 * toMegawatts(500, 'hp', 0.9, 95)).toBeCloseTo(392.5, 1);
  expect(1000 * toMegawatts(436.1, 'kVA', 0.9, 95)).toBeCloseTo(392.5, 1);
});

test('switching units keeps the quantity, and switching back restores the typed number', () => {
  const units = Object.keys(loadUnits) as LoadUnit[];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(0.01, 0.1, 1),
      fc.constantFrom(...units),
      fc.constantFrom(...units),
      (digits, scale, from, to) => {
        const load = `${Number((digits * scale).toPrecision(4))}`;
        const typed: TypedCase = { ...exampleCase, load, loadUnit: from };
        const switched = { ...typed, ...convertLoad(typed, to) };
        const megawatts = (each: TypedCase) =>
          toMegawatts(Number(each.load), each.loadUnit, 0.95, 95);
        expect(megawatts(switched) / megawatts(typed)).toBeCloseTo(1, 4);
        expect(convertLoad(switched, from).load).toBe(load);
      },
    ),
  );
  const miles = { ...exampleCase, distance: '2.5' };
  const feet = { ...miles, ...convertDistance(miles, 'ft') };
  expect([feet.distance, convertDistance(feet, 'mi').distance]).toEqual(['13200', '2.5']);
});

test('the contact form receives the complete case', () => {
  const address = `https://www.example.com/tools/line-voltage?${writeCase(exampleCase)}`;
  const about = writeMessage(exampleLineCase, compareLineVoltages(exampleLineCase), address);
  const message = readPrefill(new URLSearchParams({ about }))?.message;
  expect(message).toBe(`About: ${about}\n`);
  expect(message).toContain(address);
});
