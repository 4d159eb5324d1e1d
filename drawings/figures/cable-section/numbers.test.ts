import { expect, test } from 'vitest';
import { strandCount } from './numbers.ts';

test('each layer of strands has six more than the one inside it', () => {
  expect([0, 1, 2, 3, 4].map(strandCount)).toEqual([1, 7, 19, 37, 61]);
});
