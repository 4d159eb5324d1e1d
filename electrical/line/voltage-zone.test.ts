import { expect, test } from 'vitest';
import { voltageZones, zoneOf } from './voltage-zone.ts';

test('loads and distances exactly at a zone limit are in the study zone', () => {
  const { medium, high } = voltageZones;
  expect(zoneOf(medium.load, medium.distance - 1)).toBe('study');
  expect(zoneOf(medium.load - 0.1, medium.distance)).toBe('study');
  expect(zoneOf(medium.load - 0.1, medium.distance - 0.1)).toBe('medium');
  expect(zoneOf(high.load, high.distance)).toBe('study');
  expect(zoneOf(high.load + 0.1, 1)).toBe('high');
  expect(zoneOf(0.1, high.distance + 0.1)).toBe('high');
});
