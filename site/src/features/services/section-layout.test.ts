import { describe, expect, test } from 'vitest';
import { chooseLayouts, columnsFor, listColumnsFor } from './section-layout.ts';

describe('layouts', () => {
  test('no two neighbors have the same', () => {
    const layouts = chooseLayouts([
      'scope',
      'list',
      'faqs',
      'facilities',
      'projects',
      'outcomes',
      'cards',
    ]);
    expect(layouts.filter((layout, i) => layout === layouts[i - 1])).toEqual([]);
  });

  test('a kind has the layout that suits it where nothing stands against it', () => {
    expect(chooseLayouts(['cards', 'scope', 'process'])).toEqual(['columns', 'beside', 'steps']);
  });
});

test('nothing is left alone in its row', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(columnsFor)).toEqual([1, 2, 3, 4, 5, 3, 2, 3, 3]);
});

test('no column of a list is short by more than one', () => {
  expect([3, 9, 10, 11, 13].map(listColumnsFor)).toEqual([3, 3, 2, 3, 2]);
});
