import { expect, test } from 'vitest';
import { fahrenheit, fahrenheitRise } from './fahrenheit.ts';

test('water freezes at 32 °F and boils at 212 °F; a rise has no offset', () => {
  expect(fahrenheit(0)).toBe(32);
  expect(fahrenheit(100)).toBe(212);
  expect(fahrenheitRise(100)).toBe(180);
});
