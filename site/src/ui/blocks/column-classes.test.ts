import { expect, test } from 'vitest';
import { columnsFor } from './column-classes.ts';

test('nothing is left alone in its row', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(columnsFor)).toEqual([1, 2, 3, 4, 5, 3, 2, 3, 3]);
});
