import { expect, test } from 'vitest';
import { paybackYears } from './cost-and-savings.ts';

test('what costs twelve years of its savings has paid back after twelve', () => {
  expect(paybackYears({ cost: 48000, saved: 4000 })).toBe(12);
});
