import { expect, test } from 'vitest';
import { conduitFill, conduitSealData } from './conduit-seal.ts';

test('the fill is the conductors over the conduit', () => {
  // Rigid metal conduit of trade size 2 has 3.408 sq in; 4/0 THHN takes 0.3237 (NEC chapter 9).
  const conduit = { ...conduitSealData.conduit, area: 3.408 };
  const [wire] = conduitSealData.conductors;
  if (!wire) throw new Error('the conduit is empty');
  const conductors = [0.3237, 0.3237, 0.0824].map((area) => ({ ...wire, area }));
  // 0.7298 / 3.408.
  expect(conduitFill({ ...conduitSealData, conduit, conductors })).toBeCloseTo(0.2141, 4);
});
