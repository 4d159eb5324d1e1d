import { expect, test } from 'vitest';
import { addedToCompare } from './numbers.ts';

test('items that an offer leaves out are counted and added up', () => {
  const items = [{ added: [0, 46000] }, { added: [15000, 28000] }, { added: [0, 0] }];
  expect(addedToCompare(['A', 'B'], items)).toEqual([
    { offer: 'A', missing: 1, sum: 15000 },
    { offer: 'B', missing: 2, sum: 74000 },
  ]);
});
