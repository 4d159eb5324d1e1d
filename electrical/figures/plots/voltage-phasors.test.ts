import { expect, test } from 'vitest';
import { closedTriangle, unbalance } from './voltage-phasors.ts';

// The example of NEMA MG 1, 14.36, one of a motor protector's manual, and the drawing's own.
test.each([
  [[460, 467, 450], 459, 9, 1.96],
  [[203, 210, 212], 208.3, 5.3, 2.56],
  [[492, 478, 470], 480, 12, 2.5],
  [[480, 480, 480], 480, 0, 0],
])('%j V are unbalanced as NEMA MG 1 counts it', (volts, average, deviation, percent) => {
  const found = unbalance(volts);
  expect(found.average).toBeCloseTo(average, 1);
  expect(found.deviation).toBeCloseTo(deviation, 1);
  expect(found.percent).toBeCloseTo(percent, 2);
});

const degrees = (angle: number) => (angle * 180) / Math.PI;

test('equal voltages lie 120 degrees apart', () => {
  const [first, second, third] = closedTriangle([480, 480, 480]).map(degrees);
  expect(first).toBe(0);
  expect(second).toBeCloseTo(-120, 9);
  expect(third).toBeCloseTo(120, 9);
});

test('sides of three, four and five enclose a right angle', () => {
  // From a to b across c is 90°, so b points straight back by a quarter turn.
  expect(degrees(closedTriangle([3, 4, 5])[1])).toBeCloseTo(-90, 9);
});

test('three voltages add up to nothing', () => {
  const volts = [492, 478, 470];
  const angles = closedTriangle(volts);
  const sum = (part: (angle: number) => number) =>
    angles.reduce((total, angle, i) => total + (volts[i] ?? 0) * part(angle), 0);
  expect(sum(Math.cos)).toBeCloseTo(0, 9);
  expect(sum(Math.sin)).toBeCloseTo(0, 9);
});
