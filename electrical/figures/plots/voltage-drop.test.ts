import { expect, test } from 'vitest';
import { dropsOf, miles, percent } from './voltage-drop.ts';

const line = {
  load: 5,
  powerFactor: 0.95,
  conductor: { name: '336.4 kcmil ACSR', resistance: 0.31, reactance: 0.64 },
  voltages: [34.5, 12.47, 24.9],
  screen: 5,
  distance: 10,
};

test('drops are those of IEEE 141, lowest voltage first', () => {
  // R cos φ + X sin φ = 0.31 × 0.95 + 0.64 × 0.31225 = 0.49434 Ω a mile. At 12.47 kV the current is
  // 5,000 / (1.7321 × 12.47 × 0.95) = 243.7 A, which drops 208.6 V a mile, 1.673 %.
  const [low, middle, high] = dropsOf(line);
  expect(low?.kilovolts).toBe(12.47);
  expect(low?.perMile).toBeCloseTo(1.673, 3);
  expect([low, middle, high].map((drop) => percent(drop?.there ?? 0))).toEqual([
    '17%',
    '4.2%',
    '2.2%',
  ]);
  expect([low, middle, high].map((drop) => miles(drop?.reach ?? 0))).toEqual([
    '3.0',
    '11.9',
    '22.9',
  ]);
});

test('twice the voltage drops a quarter', () => {
  const [low, high] = dropsOf({ ...line, voltages: [12.5, 25] });
  expect((low?.perMile ?? 0) / (high?.perMile ?? 1)).toBeCloseTo(4, 9);
});

test('at unity power factor reactance costs nothing', () => {
  const [drop] = dropsOf({ ...line, powerFactor: 1, voltages: [10] });
  // 5 MW × 0.31 Ω / (10 kV)² = 1.55 %.
  expect(drop?.perMile).toBeCloseTo(1.55, 9);
});
