import { expect, test } from 'vitest';
import { conduitFill } from './conduit-seal.ts';

test('the fill is the conductors over the conduit', () => {
  // Rigid metal conduit of trade size 2 has 3.408 sq in; 4/0 THHN takes 0.3237 (NEC chapter 9).
  // 0.7298 / 3.408.
  expect(conduitFill(3.408, [0.3237, 0.3237, 0.0824])).toBeCloseTo(0.2141, 4);
});
