import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

test('every cell names its column, and the first of a row heads it', () => {
  expect(
    labelCells(
      '<thead><tr><th>Month</th><th>From <em>whom</em></th></tr></thead><tbody><tr><td>6</td><td><a href="/a">Owner</a></td></tr></tbody>',
    ),
  ).toBe(
    '<thead><tr><th scope="col">Month</th><th scope="col">From <em>whom</em></th></tr></thead><tbody><tr><th data-column="Month" scope="row">6</th><td data-column="From whom"><a href="/a">Owner</a></td></tr></tbody>',
  );
});
