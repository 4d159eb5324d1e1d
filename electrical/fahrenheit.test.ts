import { expect, test } from 'vitest';
import { fahrenheit, fahrenheitRise } from './fahrenheit.ts';

test('water freezes at 32 °F and boils at 212 °F, which is 180 °F above', () => {
  expect([0, 100].map(fahrenheit)).toEqual([32, 212]);
  expect(fahrenheitRise(100)).toBe(180);
});
