import type { z } from 'zod';
import { group, listBy, listOf, placeName, text } from '../fields.ts';
import { sentence } from './record-fields.ts';

/** One column of a row: its name, and a sentence or a list. */
const part = group({
  /** Example: Key rules */
  name: text('the name of a column', 'Penalties'),
  text: sentence.optional(),
  items: listOf(text('a few words or a sentence', '16 TAC Chapter 73'), 'entries').optional(),
}).refine(({ text, items }) => (text === undefined) !== (items === undefined), {
  error: 'expected `text` or `items` beside the name, and not both',
});

/** One row: a name, and beside it what is said of it. It has at least one of the fields below the name. */
const row = group({
  name: text('a few words', 'One point of responsibility'),
  /** What it is. */
  text: sentence.optional(),
  items: listOf(
    text('a few words or a sentence', 'One drawing set, one revision'),
    'items',
    2,
  ).optional(),
  /** What follows from it, set apart from the rest. */
  impact: sentence.optional(),
  /** Named columns, the same in every row. */
  parts: listBy('name', part, 'columns', ({ text, items }) => text ?? items ?? [])
    .optional()
    .meta({ title: 'Columns', description: 'Columns of its own, the same in every row.' }),
})
  .refine(({ text, items, impact, parts }) => text ?? items ?? impact ?? parts, {
    error: 'expected `text`, `items`, `impact` or `parts` beside the name',
  })
  .refine(({ items, impact, parts }) => !parts || !(items ?? impact), {
    error: 'expected `parts` without `items` and `impact`; make a column of them',
  });

/** Rows that the text places by the name of their list. */
const namedRows = group({
  name: placeName('red-flags'),
  rows: listOf(row, 'rows').superRefine((rows, issues) => {
    const columns = columnsOf(rows[0]);
    for (const [index, each] of rows.entries()) {
      if (columnsOf(each) === columns) continue;
      issues.addIssue({
        code: 'custom',
        path: [index],
        message: `expected the columns of the first row: ${columns}`,
      });
    }
  }),
});

/** Lists of rows by name. */
export const rowRecords = listBy('name', namedRows, 'lists of rows', ({ rows }) => rows);

export type RowRecord = z.infer<typeof row>;

function columnsOf(each: RowRecord | undefined): string {
  const { parts, ...others } = each ?? {};
  return [...Object.keys(others), ...Object.keys(parts ?? {})].join(', ');
}
