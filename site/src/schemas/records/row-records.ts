import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { sentence } from './record-fields.ts';

/** One row: a name, and beside it what is said of it. It has at least one of the fields below the name. */
const row = group({
  /** Example: One point of responsibility */
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
  /** Named columns, the same in every row; each holds a sentence or a list. Example: Key rules */
  parts: z
    .record(
      text('the name of a column', 'Penalties'),
      z.union([
        sentence,
        listOf(text('a few words or a sentence', '16 TAC Chapter 73'), 'entries'),
      ]),
      { error: 'expected columns by name' },
    )
    .optional(),
})
  .refine(({ text, items, impact, parts }) => text ?? items ?? impact ?? parts, {
    error: 'expected `text`, `items`, `impact` or `parts` beside the name',
  })
  .refine(({ items, impact, parts }) => !parts || !(items ?? impact), {
    error: 'expected `parts` without `items` and `impact`; make a column of them',
  });

/** Lists of rows by name. Example of a name: red-flags */
export const rowRecords = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a name in lowercase letters: red-flags'),
  listOf(row, 'rows').superRefine((rows, issues) => {
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
  { error: 'expected lists of rows by name' },
);

export type RowRecord = z.infer<typeof row>;

function columnsOf(each: RowRecord | undefined): string {
  const { parts, ...others } = each ?? {};
  return [...Object.keys(others), ...Object.keys(parts ?? {})].join(', ');
}
