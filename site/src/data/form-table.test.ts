import { expect, test } from 'vitest';
import { composeTable } from './form-table.ts';
import type { SheetTable } from './sheets.ts';

const table: SheetTable = {
  kind: 'table',
  caption: 'Results',
  columns: [
    { title: 'Test', blank: 'keep' },
    { title: 'Expected' },
    { title: 'Found' },
    { title: 'Error', formula: { kind: 'deviation', of: ['Found'], from: 'Expected' } },
  ],
  rows: [
    ['Pickup', '3.00 A', '3.01 A', '+0.3%'],
    ['Trips', 'Opens', 'Opened', ''],
  ],
  blank: { rows: 5, spare: ['Time'], columns: [{ title: 'By, date', width: 'medium' }] },
};

test('adds spare rows below the rows of the sample, and names the first spare rows', () => {
  const { rows } = composeTable(table);
  expect(rows.map(([name]) => name)).toMatchObject([
    { sample: 'Pickup', kept: true },
    { sample: 'Trips', kept: true },
    { sample: 'Time', kept: true },
    { sample: '' },
    { sample: '' },
  ]);
});

test('spare rows have formulas; rows from the sample have formulas only in cells that the sample fills in', () => {
  const { rows } = composeTable(table);
  const isCalculated = rows.map((cells) => cells[3]?.formula !== undefined);
  expect(isCalculated).toEqual([true, false, true, true, true]);
});

test('columns that only the form has are on the right', () => {
  const { columns, rows, onSample } = composeTable(table);
  expect(columns.map(({ title }) => title)).toEqual([
    'Test',
    'Expected',
    'Found',
    'Error',
    'By, date',
  ]);
  for (const cells of rows) expect(cells).toHaveLength(columns.length);
  expect(onSample).toEqual({ columns: 4, rows: 2 });
});
