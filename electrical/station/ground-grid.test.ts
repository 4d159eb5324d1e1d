import { expect, test } from 'vitest';
import { fallOfPotentialReading, grid, gridDiagonalFeet, gridResistance } from './ground-grid.ts';

test('the fall-of-potential reading at 61.8 % of the distance equals the grid’s resistance', () => {
  expect(gridResistance()).toBeCloseTo(2.4, 2);
  expect(fallOfPotentialReading(0.618)).toBeCloseTo(gridResistance(), 3);
  expect(fallOfPotentialReading(0.618)).toBeLessThan(grid.allowedOhms);
  expect(grid.currentProbeFeet).toBeGreaterThan(5 * gridDiagonalFeet);
});
