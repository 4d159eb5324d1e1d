import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

const heads = '<thead><tr><th>Month</th><th>From <em>whom</em></th></tr></thead>';
const scopedHeads = heads.replaceAll('<th>', '<th scope="col">');

test('makes the first cell of each row a row heading, and does not label cells of narrow tables', () => {
  expect(labelCells(`${heads}<tbody><tr><td>6</td><td>Owner</td></tr></tbody>`)).toEqual({
    rows: `${scopedHeads}<tbody><tr><th scope="row">6</th><td>Owner</td></tr></tbody>`,
    phones: 'cells',
  });
});

test.each([
  { content: 'many words', text: 'Owner '.repeat(40) },
  // One character more than fits on a phone.
  { content: 'a long word', text: 'x'.repeat(47) },
])(
  'labels every cell with its column if a cell with $content does not fit on a phone',
  ({ text }) => {
    expect(
      labelCells(`${heads}<tbody><tr><td>6</td><td><a href="/a">${text}</a></td></tr></tbody>`),
    ).toEqual({
      rows: `${scopedHeads}<tbody><tr><th data-column="Month" scope="row">6</th><td data-column="From whom"><a href="/a">${text}</a></td></tr></tbody>`,
      phones: 'records',
    });
  },
);
