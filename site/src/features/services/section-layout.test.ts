import { describe, expect, test } from 'vitest';
import { chooseLayouts, listColumnsFor } from './section-layout.ts';

const layoutsOf = (...kinds: Parameters<typeof chooseLayouts>[0][number]['kind'][]) =>
  chooseLayouts(kinds.map((kind) => ({ kind })));

describe('layouts', () => {
  test('no two neighbors have the same', () => {
    const layouts = layoutsOf('scope', 'sheets', 'list', 'faqs', 'facilities', 'projects', 'cards');
    expect(layouts.filter((layout, i) => layout === layouts[i - 1])).toEqual([]);
  });

  test('a kind has the layout that suits it where nothing stands against it', () => {
    expect(layoutsOf('cards', 'scope', 'process')).toEqual(['columns', 'pairs', 'steps']);
  });

  test('six sheets hang on a wall', () => {
    expect(chooseLayouts([{ kind: 'sheets', sheets: Array(6).fill(0) }])).toEqual(['wall']);
  });
});

test('no column of a list is short by more than one', () => {
  expect([3, 9, 10, 11, 13].map(listColumnsFor)).toEqual([3, 3, 2, 3, 2]);
});
