import { expect, test } from 'vitest';
import { columnsFor } from './column-classes.ts';

test('columnsFor never leaves a single item in the last row', () => {
  const itemCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(itemCounts.map(columnsFor)).toEqual([1, 2, 3, 4, 5, 3, 2, 3, 3]);
});
