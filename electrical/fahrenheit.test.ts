import { expect, test } from 'vitest';
import { fahrenheit, fahrenheitRise } from './fahrenheit.ts';

test('temperatures are converted with the offset of 32 °F, and temperature rises without it', () => {
  expect(fahrenheit(0)).toBe(32);
  expect(fahrenheit(100)).toBe(212);
  expect(fahrenheitRise(100)).toBe(180);
});
