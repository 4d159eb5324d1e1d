import { expect, test } from 'vitest';
import { spanSag } from './numbers.ts';

const poles = { weight: 0.463, length: 300, tension: 1300 };
const towers = { weight: 1.094, length: 700, tension: 4500 };

test('sags match values calculated by hand', () => {
  // 0.463 × 300² / (8 × 1,300) = 41,670 / 10,400, and 1.094 × 700² / (8 × 4,500) = 536,060 / 36,000.
  expect(spanSag(poles)).toBeCloseTo(4.007, 3);
  expect(spanSag(towers)).toBeCloseTo(14.891, 3);
});

test.each([poles, towers])(
  'the sag of a $length ft span is within 0.01 ft of the catenary',
  (span) => {
    const { weight, length, tension } = span;
    const catenary = (tension / weight) * (Math.cosh((weight * length) / (2 * tension)) - 1);
    expect(Math.abs(spanSag(span) - catenary)).toBeLessThan(0.01);
  },
);
