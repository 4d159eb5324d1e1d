import { expect, test } from 'vitest';
import { conduitFill } from './numbers.ts';

test('conduit fill is the share of the inside area that the conductors occupy', () => {
  // NEC Chapter 9: rigid metal conduit of trade size 2 has 3.408 sq in inside, and a 4/0 THHN conductor has 0.3237 sq in.
  expect(conduitFill(3.408, [0.3237, 0.3237, 0.0824])).toBeCloseTo(0.2141, 4);
});
