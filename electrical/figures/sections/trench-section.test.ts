import { expect, test } from 'vitest';
import { bundledRadius, trenchDepths } from './trench-section.ts';

test('layers lie under grade as deep as the data say', () => {
  const cover = { drawn: 42, least: 36, most: 48 };
  expect(trenchDepths({ cover, tape: 12, fineCover: 6, trefoil: 4, bedding: 4 })).toEqual({
    tape: 30,
    fine: 36,
    cables: 42,
    bed: 46,
    floor: 50,
  });
});

test('three touching cables are as high as their bundle', () => {
  // Middles of the lower two to the upper one: √3 r; with a radius above and below, (2 + √3) r.
  expect((2 + Math.sqrt(3)) * bundledRadius(4)).toBeCloseTo(4, 9);
});
