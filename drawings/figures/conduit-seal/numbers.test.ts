import { expect, test } from 'vitest';
import { conduitFill } from './numbers.ts';

test('conduit fill is the share of the inside area that the conductors occupy', () => {
  // NEC Chapter 9, in square inches: 3.408 inside rigid metal conduit of trade size 2, 0.3237 for a 4/0 THHN conductor.
  expect(conduitFill(3.408, [0.3237, 0.3237, 0.0824])).toBeCloseTo(0.2141, 4);
});
