import { expect, test } from 'vitest';
import { calculateDrops, formatMiles, formatPercent } from './numbers.ts';

const conductor = { name: '336.4 kcmil ACSR', resistance: 0.31, reactance: 0.64 };
const line = {
  megawatts: 5,
  powerFactor: 0.95,
  conductor,
  kilovolts: [12.47],
  allowedDropPercent: 5,
  miles: 10,
};

test('the voltage drop per mile matches a value calculated by hand', () => {
  // R cos φ + X sin φ = 0.31 × 0.95 + 0.64 × 0.31225 = 0.49434 Ω per mile (IEEE 141). At 12.47 kV the current is
  // 5,000 / (1.7321 × 12.47 × 0.95) = 243.7 A, so the drop is 208.6 V or 1.673 % per mile.
  expect(calculateDrops(line)[0]?.percentPerMile).toBeCloseTo(1.673, 3);
});

test('doubling the voltage reduces the voltage drop to a quarter', () => {
  expect(calculateDrops({ ...line, kilovolts: [24.94] })[0]?.percentPerMile).toBeCloseTo(
    1.673 / 4,
    3,
  );
});

test('at unity power factor, reactance does not add to the voltage drop', () => {
  // 5 MW × 0.31 Ω / (10 kV)² = 1.55 %.
  const unity = { ...line, powerFactor: 1, kilovolts: [10] };
  expect(calculateDrops(unity)[0]?.percentPerMile).toBeCloseTo(1.55, 9);
});

test('voltage drops are listed from the lowest voltage to the highest', () => {
  const drops = calculateDrops({ ...line, kilovolts: [34.5, 12.47, 24.9] });
  expect(drops.map(({ percent }) => formatPercent(percent))).toEqual(['17%', '4.2%', '2.2%']);
  expect(drops.map(({ reachMiles }) => formatMiles(reachMiles))).toEqual(['3.0', '11.9', '22.9']);
});
