import { expect, test } from 'vitest';
import { strandCount } from './numbers.ts';

test('each layer of a conductor has six more strands than the layer inside it', () => {
  expect([0, 1, 2, 3, 4].map(strandCount)).toEqual([1, 7, 19, 37, 61]);
});
