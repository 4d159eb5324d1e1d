import { expect, test } from 'vitest';
import { boxSide, tankSpace } from './tank-space.ts';

const data = {
  tank: { diameter: 16, height: 16, oil: 9, hatch: 0 },
  zones: { hatchFirst: 5, hatchSecond: 10, shell: 10 },
  dike: { height: 3, left: 12, right: 20 },
  boxes: {
    roof: { fromHatch: 3 },
    walkway: { fromHatch: 7 },
    stair: { fromShell: 4, fromHatch: 15 },
    dike: { fromShell: 16, overFloor: 4 },
  },
};
const { roof, hatch, division, corners } = tankSpace(data);

test('the roof rises one in twelve to its middle', () => {
  expect(roof(8)).toBeCloseTo(16, 9);
  expect(roof(0)).toBeCloseTo(16 + 8 / 12, 9);
  expect(roof(-4)).toBeCloseTo(roof(4), 9);
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
  expect(division(x, y)).toBe(expected);
});

test('each box is as far from the hatch or the shell as the data say', () => {
  const [onRoof, onWalkway, onStair, inDike] = corners;
  const toHatch = ([x, y]: readonly [number, number]) => Math.hypot(x - hatch[0], y - hatch[1]);
  expect(onRoof[0] - hatch[0]).toBeCloseTo(3, 9);
  expect(toHatch(onWalkway)).toBeCloseTo(7, 9);
  // The stair lies below the hatch: its box's upper corner is the nearest.
  expect(toHatch([onStair[0], onStair[1] + boxSide])).toBeCloseTo(15, 9);
  expect(onStair[0] - 8).toBeCloseTo(4, 9);
  expect([inDike[0] - 8, inDike[1]]).toEqual([16, 4]);
});
