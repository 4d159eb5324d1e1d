import { expect, test } from 'vitest';
import { spanSag } from './numbers.ts';

const poles = { weight: 0.463, length: 300, tension: 1300 };
const towers = { weight: 1.094, length: 700, tension: 4500 };

test('sags equal values worked by hand', () => {
  // 0.463 × 90,000 = 41,670 over 10,400; 1.094 × 490,000 = 536,060 over 36,000.
  expect(spanSag(poles)).toBeCloseTo(4.007, 3);
  expect(spanSag(towers)).toBeCloseTo(14.891, 3);
});

test.each([poles, towers])(
  'the parabola over $length ft is within 0.01 ft of the catenary',
  (span) => {
    const { weight, length, tension } = span;
    const catenary = (tension / weight) * (Math.cosh((weight * length) / (2 * tension)) - 1);
    expect(Math.abs(spanSag(span) - catenary)).toBeLessThan(0.01);
  },
);
