import { expect, test } from 'vitest';
import { paybackYears } from './numbers.ts';

test('payback is the cost divided by the yearly savings', () => {
  expect(paybackYears({ cost: 48000, saved: 4000 })).toBe(12);
});
