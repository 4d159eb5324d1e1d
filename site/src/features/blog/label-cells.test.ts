import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

const heads = '<thead><tr><th>Month</th><th>From <em>whom</em> now</th></tr></thead>';
const scopedHeads = heads.replaceAll('<th>', '<th scope="col">');

test.each([
  { content: 'a short word', text: 'Owner' },
  { content: 'the longest word that fits on a phone', text: 'x'.repeat(38) },
])(
  'makes the first cell of each row a row heading, and does not label cells of a table with $content',
  ({ text }) => {
    expect(labelCells(`${heads}<tbody><tr><td>6</td><td>${text}</td></tr></tbody>`)).toEqual({
      rows: `${scopedHeads}<tbody><tr><th scope="row">6</th><td>${text}</td></tr></tbody>`,
      phones: 'cells',
    });
  },
);

test.each([
  { content: 'many words', text: 'Owner '.repeat(40) },
  // One character more than fits on a phone.
  { content: 'a long word', text: 'x'.repeat(39) },
])(
  'labels every cell with its column if a cell with $content does not fit on a phone',
  ({ text }) => {
    expect(
      labelCells(`${heads}<tbody><tr><td>6</td><td><a href="/a">${text}</a></td></tr></tbody>`),
    ).toEqual({
      rows: `${scopedHeads}<tbody><tr><th data-column="Month" scope="row">6</th><td data-column="From whom now"><a href="/a">${text}</a></td></tr></tbody>`,
      phones: 'records',
    });
  },
);
