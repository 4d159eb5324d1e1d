import { expect, test } from 'vitest';
import { percent } from './write-line.ts';

test.each([
  [0.0905, '0.09%'],
  [0.14995, '0.15%'],
  [0.996, '1.0%'],
  [25.01, '25.0%'],
])('the percentage %d has two decimals below 1%%, and one above', (value, written) => {
  expect(percent(value)).toBe(written);
});
