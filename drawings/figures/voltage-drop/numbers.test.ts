import { expect, test } from 'vitest';
import { dropsOf, miles, percent } from './numbers.ts';

const conductor = { name: '336.4 kcmil ACSR', resistance: 0.31, reactance: 0.64 };
const line = { load: 5, powerFactor: 0.95, conductor, voltages: [12.47], screen: 5, distance: 10 };

test('the drop per mile equals a value worked by hand', () => {
  // R cos φ + X sin φ = 0.31 × 0.95 + 0.64 × 0.31225 = 0.49434 Ω a mile (IEEE 141). At 12.47 kV the
  // current is 5,000 / (1.7321 × 12.47 × 0.95) = 243.7 A, which drops 208.6 V a mile, 1.673 %.
  expect(dropsOf(line)[0]?.perMile).toBeCloseTo(1.673, 3);
});

test('twice the voltage has a quarter of the drop', () => {
  expect(dropsOf({ ...line, voltages: [24.94] })[0]?.perMile).toBeCloseTo(1.673 / 4, 3);
});

test('at unity power factor, reactance costs nothing', () => {
  // 5 MW × 0.31 Ω / (10 kV)² = 1.55 %.
  const unity = { ...line, powerFactor: 1, voltages: [10] };
  expect(dropsOf(unity)[0]?.perMile).toBeCloseTo(1.55, 9);
});

test('drops are listed from the lowest voltage to the highest', () => {
  const drops = dropsOf({ ...line, voltages: [34.5, 12.47, 24.9] });
  expect(drops.map(({ there }) => percent(there))).toEqual(['17%', '4.2%', '2.2%']);
  expect(drops.map(({ reach }) => miles(reach))).toEqual(['3.0', '11.9', '22.9']);
});
