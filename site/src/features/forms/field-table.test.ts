import { expect, test } from 'vitest';
import { parseCell } from '#site/read/sheet-cell.ts';
import type { SheetTable } from '#site/read/sheets.ts';
import { composeTable } from './field-table.ts';

const table: SheetTable = {
  kind: 'table',
  id: 'results',
  caption: 'Results',
  columns: [
    { id: 'test', title: 'Test', blank: 'keep' },
    { id: 'expected', title: 'Expected' },
    { id: 'found', title: 'Found' },
    {
      id: 'error',
      title: 'Error',
      formula: { kind: 'deviation', of: ['Found'], from: 'Expected' },
    },
  ],
  rows: [
    { id: 'pickup', cells: ['Pickup', '3.00 A', '3.01 A', '+0.3%'].map(parseCell) },
    { id: 'trips', cells: ['Trips', 'Opens', 'Opened', ''].map(parseCell) },
  ],
  blank: {
    rows: 6,
    spare: [
      { id: 'time', name: 'Time' },
      { id: 'alarm', name: 'Alarm', yesOrNo: true },
    ],
    columns: [{ id: 'by-date', title: 'By, date', width: 'medium' }],
  },
};

test('adds spare rows below the rows of the sample, and names the first spare rows', () => {
  const { rows } = composeTable(table);
  expect(rows.map(({ cells: [name] }) => name)).toMatchObject([
    { sample: { text: 'Pickup' }, kept: true },
    { sample: { text: 'Trips' }, kept: true },
    { sample: { text: 'Time' }, kept: true },
    { sample: { text: 'Alarm' }, kept: true },
    { sample: { text: '' } },
    { sample: { text: '' } },
  ]);
});

test('rows with a printed name have the id of the content file; the others are counted from 1', () => {
  const { rows } = composeTable(table);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(['pickup', 'trips', 'time', 'alarm', 'row-1', 'row-2']);
});

test('all rows are counted if the form prints no cell of the sample', () => {
  const columns = table.columns.map((column) => ({ ...column, blank: undefined }));
  const { rows } = composeTable({ ...table, columns, blank: { rows: 3 } });
  expect(rows.map(({ id }) => id)).toEqual(['row-1', 'row-2', 'row-3']);
});

test('formulas are in spare rows without yes-or-no answers, and in cells that the sample fills in', () => {
  const { rows } = composeTable(table);
  const isCalculated = rows.map(({ cells }) => cells[3]?.formula !== undefined);
  expect(isCalculated).toEqual([true, false, true, false, true, true]);
});

test('the whole of a share is typed, and the shares are calculated', () => {
  const columns: SheetTable['columns'] = [
    { id: 'at', title: 'At', blank: 'keep' },
    {
      id: 'distance',
      title: 'Distance',
      formula: { kind: 'share', of: 'At', from: 'Distance', at: '100%' },
    },
  ];
  const rows = [
    { id: 'half', cells: ['50%', '500 ft'].map(parseCell) },
    { id: 'whole', cells: ['100%', '1,000 ft'].map(parseCell) },
  ];
  const form = composeTable({ kind: 'table', id: 'readings', caption: 'Readings', columns, rows });
  const isCalculated = form.rows.map(({ cells }) => cells[1]?.formula !== undefined);
  expect(isCalculated).toEqual([true, false]);
});

test('columns that only the form has are on the right, and the sample has none of them', () => {
  const { columns, rows, sample } = composeTable(table);
  const ids = ['test', 'expected', 'found', 'error'];
  expect(columns.map(({ id }) => id)).toEqual([...ids, 'by-date']);
  for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  expect(sample.columns.map(({ id }) => id)).toEqual(ids);
  for (const { cells } of sample.rows) expect(cells).toHaveLength(ids.length);
});

test('the sample has all of its rows, even if the form has fewer', () => {
  const { rows, sample } = composeTable({ ...table, blank: { rows: 1 } });
  expect(rows).toHaveLength(1);
  expect(sample.rows.map(({ id }) => id)).toEqual(['pickup', 'trips']);
});
