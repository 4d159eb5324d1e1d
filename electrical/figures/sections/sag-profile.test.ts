import { expect, test } from 'vitest';
import { spanSag } from './sag-profile.ts';

const pole = { weight: 0.463, length: 300, tension: 1300 };
const tower = { weight: 1.094, length: 700, tension: 4500 };

// 0.463 × 90,000 = 41,670 over 10,400; 1.094 × 490,000 = 536,060 over 36,000.
test.each([
  [pole, 4.007],
  [tower, 14.891],
])('%j sags %f ft', (span, feet) => {
  expect(spanSag(span)).toBeCloseTo(feet, 3);
});

test('twice the span sags four times as much, twice the tension half as much', () => {
  expect(spanSag({ ...pole, length: 600 })).toBeCloseTo(4 * spanSag(pole), 9);
  expect(spanSag({ ...pole, tension: 2600 })).toBeCloseTo(spanSag(pole) / 2, 9);
});

test.each([pole, tower])('the parabola of %j keeps to the catenary', (span) => {
  const { weight, length, tension } = span;
  const catenary = (tension / weight) * (Math.cosh((weight * length) / (2 * tension)) - 1);
  expect(Math.abs(spanSag(span) - catenary)).toBeLessThan(0.01);
});
