import { expect, test } from 'vitest';
import { closedTriangleAngles, unbalance } from './numbers.ts';

// Examples from NEMA MG 1 (14.36), from the manual of a motor protector, and from this figure.
const examples = [
  { volts: [460, 467, 450], average: 459, deviation: 9, percent: 1.96 },
  { volts: [203, 210, 212], average: 208.3, deviation: 5.3, percent: 2.56 },
  { volts: [492, 478, 470], average: 480, deviation: 12, percent: 2.5 },
];

test.each(examples)('the unbalance of $volts V is $percent % per NEMA MG 1', (example) => {
  const found = unbalance(example.volts);
  expect(found.average).toBeCloseTo(example.average, 1);
  expect(found.deviation).toBeCloseTo(example.deviation, 1);
  expect(found.percent).toBeCloseTo(example.percent, 2);
});

test.each(examples)(
  'the phasors of $volts V add up to zero at the calculated angles',
  ({ volts }) => {
    const angles = closedTriangleAngles(volts);
    for (const part of [Math.cos, Math.sin]) {
      const sum = angles.reduce((total, angle, i) => total + (volts[i] ?? 0) * part(angle), 0);
      expect(sum).toBeCloseTo(0, 9);
    }
  },
);

test('the angle between the short sides of a 3-4-5 triangle is a quarter turn', () => {
  const [, second] = closedTriangleAngles([3, 4, 5]);
  expect((180 / Math.PI) * second).toBeCloseTo(-90, 9);
});
