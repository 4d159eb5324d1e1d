import { expect, test } from 'vitest';
import { conduitFill } from './numbers.ts';

test('the fill of a conduit is the share of its cross section that conductors occupy', () => {
  // Rigid metal conduit of trade size 2 has 3.408 sq in; 4/0 THHN takes 0.3237 (NEC chapter 9).
  expect(conduitFill(3.408, [0.3237, 0.3237, 0.0824])).toBeCloseTo(0.2141, 4);
});
