import { expect, test } from 'vitest';
import { sumMissingItems } from './numbers.ts';

test('counts the items missing from each offer and adds up their cost', () => {
  const items = [{ added: [0, 46000] }, { added: [15000, 28000] }, { added: [0, 0] }];
  expect(sumMissingItems(['A', 'B'], items)).toEqual([
    { offer: 'A', missing: 1, sum: 15000 },
    { offer: 'B', missing: 2, sum: 74000 },
  ]);
});
