import { expect, test } from 'vitest';
import { nameRingRadius, region } from './region.ts';

test('a text names the radius of the ring in miles and kilometers', () => {
  const { radiusKm } = region.ring;
  const said = /^Within (\d+) miles \((\d+) km\)$/.exec(nameRingRadius('Within {ringRadius}'));
  expect(Number(said?.[2])).toBe(radiusKm);
  expect(Math.abs(Number(said?.[1]) * 1.609344 - radiusKm)).toBeLessThan(0.81);
});
