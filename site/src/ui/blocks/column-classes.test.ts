import { expect, test } from 'vitest';
import { columnClasses, columnsFor } from './column-classes.ts';

test('nothing is left alone in its row', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(columnsFor)).toEqual([1, 2, 3, 4, 5, 3, 2, 3, 3]);
});

test('nor where two stand side by side', () => {
  expect([1, 2, 3, 4, 5].map((count) => columnClasses('cards', count))).toEqual([
    'columns cards columns-one columns-odd',
    'columns cards columns-two',
    'columns cards columns-odd',
    'columns cards columns-four',
    'columns cards columns-five columns-odd',
  ]);
});
