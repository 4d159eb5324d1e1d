import { expect, test } from 'vitest';
import { voltageZones, zoneOf } from './voltage-zone.ts';

const { medium, high } = voltageZones;

test('a load and a distance below the limits of medium voltage are in the medium-voltage zone', () => {
  expect(zoneOf(medium.load - 0.1, medium.distance - 0.1)).toBe('medium');
});

test('a load or a distance exactly at a limit is in the study zone', () => {
  expect(zoneOf(medium.load, medium.distance - 1)).toBe('study');
  expect(zoneOf(medium.load - 0.1, medium.distance)).toBe('study');
  expect(zoneOf(high.load, high.distance)).toBe('study');
});

test('a load or a distance above the limit of high voltage is in the high-voltage zone', () => {
  expect(zoneOf(high.load + 0.1, 1)).toBe('high');
  expect(zoneOf(0.1, high.distance + 0.1)).toBe('high');
});
