import { expect, test } from 'vitest';
import { divisionAt, hatchOf, roofAt, tankZonesData } from './tank-zones.ts';

const tank = { diameter: 16, height: 16, oil: 9, hatch: 0 };
const data = { ...tankZonesData, tank };
const hatch = hatchOf(tank);

test('the roof rises one in twelve to its middle', () => {
  expect(roofAt(tank, 8)).toBeCloseTo(16, 9);
  expect(roofAt(tank, 0)).toBeCloseTo(16 + 8 / 12, 9);
  expect(roofAt(tank, -4)).toBeCloseTo(roofAt(tank, 4), 9);
});

// The extents of NEC Table 515.3: feet around shell, roof and vent.
test.each([
  ['the vapor in the tank', 0, 12, 1],
  ['4 ft over the hatch', hatch[0], hatch[1] + 4, 1],
  ['6 ft over the hatch', hatch[0], hatch[1] + 6, 2],
  ['11 ft over the hatch', hatch[0], hatch[1] + 11, 0],
  ['9 ft off the shell', 17, 8, 2],
  ['11 ft off the shell, over the dike', 19, 8, 0],
  ['19 ft off the shell, in the dike', 27, 3, 2],
  ['19 ft off the shell, just over the dike', 27, 3.1, 0],
  ['beyond the dike', 28.5, 1, 0],
  ['under grade', 9, -1, 0],
] as const)('%s', (_, x, y, expected) => {
  expect(divisionAt(data, x, y)).toBe(expected);
});
