import { expect, test } from 'vitest';
import type { Block } from './sheet-blocks.ts';
import { findIdProblems } from './sheet-ids.ts';

const table: Extract<Block, { kind: 'table' }> = {
  kind: 'table',
  id: 'results',
  caption: 'Results',
  columns: [
    { id: 'test', title: 'Test', blank: 'keep' },
    { id: 'found', title: 'Found' },
  ],
  rows: [{ id: 'pickup', cells: ['Pickup', '3.01 A'] }],
  blank: {
    spare: [{ id: 'time', name: 'Time' }],
    columns: [{ id: 'by-date', title: 'By, date' }],
  },
};
const sheet = {
  facts: [{ id: 'relay' }],
  blankLines: [{ id: 'firmware' }],
  blankSigners: [{ id: 'tested-by' }],
  blocks: [table, { ...table, id: 'settings' }],
  retired: ['injected'],
};

/** Returns the paths of the reported fields, each as one string, with the messages. */
const problemsIn = (changed: Partial<typeof sheet>) =>
  findIdProblems({ ...sheet, ...changed }).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));

test('parts of different tables may have the same ids', () => {
  expect(problemsIn({})).toEqual([]);
});

test.each<{ description: string; changed: Partial<typeof sheet>; path: string }>([
  {
    description: 'a fact and a line',
    changed: { blankLines: [{ id: 'relay' }] },
    path: 'blankLines.0.id',
  },
  {
    description: 'two signers',
    changed: { blankSigners: [{ id: 'tested-by' }, { id: 'tested-by' }] },
    path: 'blankSigners.1.id',
  },
  { description: 'two blocks', changed: { blocks: [table, table] }, path: 'blocks.1.id' },
  {
    description: 'a column of the sample and a column that only the form has',
    changed: { blocks: [{ ...table, blank: { columns: [{ id: 'found' }] } }] },
    path: 'blocks.0.blank.columns.0.id',
  },
  {
    description: 'a row of the sample and a spare row',
    changed: { blocks: [{ ...table, blank: { spare: [{ id: 'pickup', name: 'Pickup' }] } }] },
    path: 'blocks.0.blank.spare.0.id',
  },
])('an id that $description share is refused', ({ changed, path }) => {
  expect(problemsIn(changed)).toEqual([{ path, message: expect.stringMatching(/is used twice/) }]);
});

test('an id of a removed part is refused everywhere on the sheet', () => {
  const problems = problemsIn({ retired: ['relay', 'settings', 'by-date'] });
  expect(problems.map(({ path }) => path)).toEqual([
    'facts.0.id',
    'blocks.1.id',
    'blocks.0.blank.columns.0.id',
    'blocks.1.blank.columns.0.id',
  ]);
  for (const { message } of problems) expect(message).toMatch(/is in `retired`/);
});

test('the id of a line that every form has is refused', () => {
  const problems = problemsIn({ blankLines: [{ id: 'remarks' }] });
  expect(problems).toEqual([
    { path: 'blankLines.0.id', message: expect.stringMatching(/a line that every form has/) },
  ]);
});

test('a row needs an id only if the field form prints its cells', () => {
  const rows = [{ cells: ['Pickup', '3.01 A'] }];
  const columns = table.columns.map((column) => ({ ...column, blank: undefined }));
  expect(problemsIn({ blocks: [{ ...table, rows }] }).map(({ path }) => path)).toEqual([
    'blocks.0.rows.0.id',
  ]);
  expect(problemsIn({ blocks: [{ ...table, rows, columns }] })).toEqual([]);
});
