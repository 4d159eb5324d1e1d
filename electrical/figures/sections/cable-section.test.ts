import { expect, test } from 'vitest';
import { cableRadii, strandCount } from './cable-section.ts';

test('strands are counted as cables have them', () => {
  expect([0, 1, 2, 3, 4].map(strandCount)).toEqual([1, 7, 19, 37, 61]);
});

test('each layer adds its thickness to the radius, the neutral a whole wire', () => {
  const radii = cableRadii({
    conductor: { diameter: 1.117 },
    conductorShield: { thickness: 20 },
    insulation: { thickness: 345 },
    insulationShield: { thickness: 40 },
    neutral: { diameter: 0.102 },
    jacket: { thickness: 80 },
  });
  const mils = Object.entries(radii).map(([layer, inches]) => [layer, +(1000 * inches).toFixed(3)]);
  expect(Object.fromEntries(mils)).toEqual({
    conductor: 558.5,
    conductorShield: 578.5,
    insulation: 923.5,
    insulationShield: 963.5,
    neutral: 1065.5,
    jacket: 1145.5,
  });
});
