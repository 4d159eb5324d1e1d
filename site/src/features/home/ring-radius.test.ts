import { expect, test } from 'vitest';
import { fillRingRadius } from './ring-radius.ts';

test('the placeholder becomes the radius of the ring in miles and kilometers', () => {
  const ring = { center: { latitude: 32, longitude: -102 }, radiusKm: 150, bearing: 127 };
  expect(fillRingRadius('Within {ringRadius}', { ring })).toBe('Within 93 miles (150 km)');
});
