import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

const heads = '<thead><tr><th>Month</th><th>From <em>whom</em></th></tr></thead>';
const scopedHeads = heads.replaceAll('<th>', '<th scope="col">');

test('the first cell of a row heads it, and a table that fits on a phone is left one', () => {
  expect(labelCells(`${heads}<tbody><tr><td>6</td><td>Owner</td></tr></tbody>`)).toBe(
    `${scopedHeads}<tbody><tr><th scope="row">6</th><td>Owner</td></tr></tbody>`,
  );
});

test.each(['Owner '.repeat(40), 'x'.repeat(47)])(
  'where the columns do not fit on a phone, every cell names its own',
  (long) => {
    expect(
      labelCells(`${heads}<tbody><tr><td>6</td><td><a href="/a">${long}</a></td></tr></tbody>`),
    ).toBe(
      `${scopedHeads}<tbody><tr><th data-column="Month" scope="row">6</th><td data-column="From whom"><a href="/a">${long}</a></td></tr></tbody>`,
    );
  },
);
