import { expect, test } from 'vitest';
import { strandCount } from './cable-section.ts';

test('strands are counted as cables have them', () => {
  expect([0, 1, 2, 3, 4].map(strandCount)).toEqual([1, 7, 19, 37, 61]);
});
