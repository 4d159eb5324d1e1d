import { expect, test } from 'vitest';
import { fahrenheit, fahrenheitRise } from '../fahrenheit.ts';
import { incidentEnergy } from './plots/arc-energy.ts';
import { paybackYears } from './plots/cost-and-savings.ts';
import { rodReading } from './plots/fall-of-potential.ts';
import { agingFactor } from './plots/hot-spot-aging.ts';
import { hoursAbove, throughPoints } from './plots/load-day.ts';
import { dayEnergy } from './plots/microgrid-day.ts';
import { doublingRise, surveyMonths } from './plots/trend-to-trip.ts';
import { dropsOf, miles, percent } from './plots/voltage-drop.ts';
import { closedTriangle, unbalance } from './plots/voltage-phasors.ts';
import { leaders, total } from './plots/weight-sensitivity.ts';
import { addedToCompare } from './schematics/scope-of-supply.ts';
import { ranges, segmentAmps } from './schematics/string-current.ts';
import { strandCount } from './sections/cable-section.ts';
import { conduitFill } from './sections/conduit-seal.ts';
import { widestGap } from './sections/ground-grid-plan.ts';
import { spanSag } from './sections/sag-profile.ts';

/* What the figures of articles say, against published values and sums worked by hand. */

const arc = incidentEnergy({ time: 0.1, energy: 6 });
const rod = { length: 10, diameter: 0.625, resistance: 31 };
const ground = rodReading(rod, 100);
const load = throughPoints([
  [0, 40],
  [6, 40],
  [12, 100],
  [24, 40],
]);
const microgrid = dayEnergy({
  load: 5,
  solar: { peak: 3, energy: 21.6 },
  gas: { rating: 1.5, night: 4, noon: 2 },
  cloud: { solar: 1, minutes: 10, edge: 2 },
});
const trend = doublingRise({ start: 8, doubling: 3.75 });
const conductor = { name: '336.4 kcmil ACSR', resistance: 0.31, reactance: 0.64 };
const line = { load: 5, powerFactor: 0.95, conductor, voltages: [12.47], screen: 5, distance: 10 };
const turn = (180 / Math.PI) * closedTriangle([3, 4, 5])[1];
const feeder = { turbines: 9, power: 2.8, voltage: 34.5, powerFactor: 0.95 };
const pole = { weight: 0.463, length: 300, tension: 1300 };
const tower = { weight: 1.094, length: 700, tension: 4500 };

const numbers: [what: string, found: number | undefined, expected: number, digits?: number][] = [
  ['0 °C', fahrenheit(0), 32],
  ['100 °C', fahrenheit(100), 212],
  ['a rise of 100 °C', fahrenheitRise(100), 180],
  // Six cycles at 60 Hz are the point that is known; seven times as long is seven times as much.
  ['arc energy after no time', arc.after(0), 0],
  ['arc energy after six cycles', arc.after(6 / 60), 6],
  ['arc energy after 0.7 s', arc.after(0.7), 42],
  ['what costs twelve years of its savings', paybackYears({ cost: 48000, saved: 4000 }), 12],
  ['the rod halfway to a probe far away', rodReading(rod, 1_000_000)(500_000), 31, 2],
  // 4L/a is 1,536, its logarithm 7.3369, less one 6.3369; asinh(10/62) is 0.1606, asinh(0.1)
  // 0.0998, 10/38 is 0.2632: 31 × (6.3369 − 0.1606 − 0.0998 + 0.2632) / 6.3369 = 31.01.
  ['the rod read at 62 ft of 100', ground(62), 31.01, 2],
  // Ten feet from the rod asinh(1) is 0.8814 and 10/90 0.1111: 31 × 5.4668 / 6.3369 = 26.74.
  ['the rod read at 10 ft of 100', ground(10), 26.74, 2],
  // IEEE C57.91, aging acceleration factors for a reference of 110 °C; doubled in about 7 °C.
  ['aging at 110 °C', agingFactor(110, 110), 1],
  ['aging at 120 °C', agingFactor(120, 110), 2.71, 2],
  ['aging at 130 °C', agingFactor(130, 110), 6.98, 2],
  ['aging at 140 °C', agingFactor(140, 110), 17.2, 1],
  ['aging at 117 °C', agingFactor(117, 110), 2, 1],
  ['the load at a point of its curve', load(12), 100],
  ['the load before it rises', load(4), 40],
  ['the load halfway up', load(9), 70],
  // 21.6 = 3 × daylight × 2/π, so 11.31 hours; two units at 1.5 MW and 1 MW of sun leave 1 of 5 MW
  // for a sixth of an hour; gas and sun share 120 MWh.
  ['daylight of a half sine wave', 2 * (12 - microgrid.sunrise), 11.31, 2],
  ['gas at sunrise', microgrid.carried(microgrid.sunrise), 5],
  ['gas at noon', microgrid.carried(12), 2],
  ['stored power', microgrid.stored, 1],
  ['stored energy', microgrid.storedEnergy, 1 / 6],
  ['burnt energy', microgrid.burnt, 98.4],
  ['the share of the sun', microgrid.solarShare, 18],
  ['three doublings of a rise', trend.rise(11.25), 64],
  // 100 / 8 = 12.5 is 3.644 doublings.
  ['the month of a rise to 100', trend.reaches(100), 13.66, 2],
  // R cos φ + X sin φ = 0.31 × 0.95 + 0.64 × 0.31225 = 0.49434 Ω a mile (IEEE 141). At 12.47 kV the
  // current is 5,000 / (1.7321 × 12.47 × 0.95) = 243.7 A, which drops 208.6 V a mile, 1.673 %.
  ['the drop of a mile at 12.47 kV', dropsOf(line)[0]?.perMile, 1.673, 3],
  ['twice the voltage', dropsOf({ ...line, voltages: [24.94] })[0]?.perMile, 1.673 / 4, 3],
  // 5 MW × 0.31 Ω / (10 kV)² = 1.55 %: at unity power factor reactance costs nothing.
  ['unity power factor', dropsOf({ ...line, powerFactor: 1, voltages: [10] })[0]?.perMile, 1.55],
  // From a to b across c is 90°, so b points straight back by a quarter turn.
  ['the angle in a triangle of 3, 4 and 5', turn, -90],
  ['a bid weighed 60 to 40', total({ name: 'B', technical: 84, commercial: 90 }, 60), 86.4],
  // 2,800 kW / (1.7321 × 34.5 kV × 0.95) = 49.32 A.
  ['one turbine', segmentAmps(feeder)[0], 49.32, 2],
  [
    'ten 3.6 MW turbines at unity power factor',
    segmentAmps({ ...feeder, turbines: 10, power: 3.6, powerFactor: 1 }).at(-1),
    602.46,
    1,
  ],
  // Rigid metal conduit of trade size 2 has 3.408 sq in; 4/0 THHN takes 0.3237 (NEC chapter 9).
  ['the fill of a conduit', conduitFill(3.408, [0.3237, 0.3237, 0.0824]), 0.2141, 4],
  ['the widest gap of a grid', widestGap([0, 8, 20, 42, 80, 118, 140, 152, 160]), 38],
  // 0.463 × 90,000 = 41,670 over 10,400; 1.094 × 490,000 = 536,060 over 36,000.
  ['the sag between poles', spanSag(pole), 4.007, 3],
  ['the sag between towers', spanSag(tower), 14.891, 3],
];

test.each(numbers)('%s', (_, found, expected, digits = 9) => {
  expect(found).toBeCloseTo(expected, digits);
});

test('a test at 61.8 % of the way to a probe that is far enough reads the true value', () => {
  expect(Math.abs(ground(61.8) - 31)).toBeLessThan(0.1);
  // Ten percent either way it is flat there.
  expect(ground(71.8) - ground(51.8)).toBeLessThan(1.2);
  const near = rodReading(rod, 20);
  expect(near(14.36) - near(10.36)).toBeGreaterThan(4);
});

test('between two points a load never leaves what they span, and hours above a limit are counted', () => {
  const quarters = Array.from({ length: 97 }, (_, i) => load(i / 4));
  expect([Math.min(...quarters), Math.max(...quarters)]).toEqual([40, 100]);
  expect(hoursAbove(load, 70)).toEqual([9, 18]);
  expect(hoursAbove((hour) => 10 * hour, 101)).toEqual([10.25, 24]);
});

test('surveys go on until the trip', () => {
  const months = surveyMonths({ start: 8, doubling: 3.75, trip: 100, survey: 3 });
  expect(months).toEqual([0, 3, 6, 9, 12]);
});

test('drops are listed lowest voltage first', () => {
  const drops = dropsOf({ ...line, voltages: [34.5, 12.47, 24.9] });
  expect(drops.map(({ there }) => percent(there))).toEqual(['17%', '4.2%', '2.2%']);
  expect(drops.map(({ reach }) => miles(reach))).toEqual(['3.0', '11.9', '22.9']);
});

// The example of NEMA MG 1, 14.36, one of a motor protector's manual, and the drawing's own.
test.each([
  [[460, 467, 450], 459, 9, 1.96],
  [[203, 210, 212], 208.3, 5.3, 2.56],
  [[492, 478, 470], 480, 12, 2.5],
])('%j V are unbalanced as NEMA MG 1 counts it, and close a triangle', (volts, ...expected) => {
  const { average, deviation, percent } = unbalance(volts);
  const [mean = 0, far = 0, share = 0] = expected;
  expect(average).toBeCloseTo(mean, 1);
  expect(deviation).toBeCloseTo(far, 1);
  expect(percent).toBeCloseTo(share, 2);
  const angles = closedTriangle(volts);
  for (const part of [Math.cos, Math.sin]) {
    const sum = angles.reduce((total, angle, i) => total + (volts[i] ?? 0) * part(angle), 0);
    expect(sum).toBeCloseTo(0, 9);
  }
});

test('the lead changes where two totals are equal', () => {
  const a = { name: 'A', technical: 91, commercial: 75 };
  const b = { name: 'B', technical: 84, commercial: 90 };
  const c = { name: 'C', technical: 72, commercial: 100 };
  // C and B: 100 − 28w = 90 − 6w at w = 10/22; B and A: 90 − 6w = 75 + 16w at w = 15/22.
  const found = leaders([a, b, c]);
  expect(found.map(({ bid }) => bid.name)).toEqual(['C', 'B', 'A']);
  expect(found[0]?.to).toBeCloseTo(1000 / 22, 9);
  expect(found[1]?.to).toBeCloseTo(1500 / 22, 9);
  const best = { name: 'D', technical: 95, commercial: 100 };
  expect(leaders([best, a, b])).toEqual([{ bid: best, from: 0, to: 100 }]);
});

test('offers, segments and strands are counted', () => {
  const items = [{ added: [0, 46000] }, { added: [15000, 28000] }, { added: [0, 0] }];
  expect(addedToCompare(['A', 'B'], items)).toEqual([
    { offer: 'A', missing: 1, sum: 15000 },
    { offer: 'B', missing: 2, sum: 74000 },
  ]);
  const amps = segmentAmps(feeder).map(Math.round);
  expect(amps).toEqual([49, 99, 148, 197, 247, 296, 345, 395, 444]);
  expect(ranges([{ through: 3 }, { through: 7 }])).toEqual([
    { through: 3, from: 0, to: 3 },
    { through: 7, from: 3, to: 7 },
  ]);
  expect([0, 1, 2, 3, 4].map(strandCount)).toEqual([1, 7, 19, 37, 61]);
});

test.each([pole, tower])('the parabola of %j keeps to the catenary', (span) => {
  const { weight, length, tension } = span;
  const catenary = (tension / weight) * (Math.cosh((weight * length) / (2 * tension)) - 1);
  expect(Math.abs(spanSag(span) - catenary)).toBeLessThan(0.01);
});
