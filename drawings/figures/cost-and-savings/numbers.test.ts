import { expect, test } from 'vitest';
import { paybackYears } from './numbers.ts';

test('what costs twelve years of its savings is paid back in twelve years', () => {
  expect(paybackYears({ cost: 48000, saved: 4000 })).toBe(12);
});
