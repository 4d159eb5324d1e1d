import { expect, test } from 'vitest';
import { distanceToLevel, lugHeat } from './lug-heat.ts';

test('the temperature field equals each lug’s reading, and distanceToLevel finds points at the given temperature', () => {
  const ambient = 31;
  const lugs = [
    { at: -1, celsius: 38 },
    { at: 0, celsius: 62 },
    { at: 1, celsius: 39 },
  ];
  const spacing = 128;
  const reach = 22;
  const heat = lugHeat(lugs, ambient, spacing, reach);
  for (const { at, celsius } of lugs) expect(heat(at * spacing, 0)).toBeCloseTo(celsius, 6);
  const level = 45;
  const distance = distanceToLevel(heat, 0, level, Math.PI / 2);
  expect(heat(0, distance)).toBeCloseTo(level, 3);
  expect(heat(300, 300)).toBeLessThan(ambient + 1);
});
