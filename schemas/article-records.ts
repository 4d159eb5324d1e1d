import type { z } from 'zod';
import { group, listBy, listOf, placeName, refuse, text } from './fields.ts';
import * as kinds from './record-kinds.ts';

/** One column of a row, with a sentence or a list. */
const part = group({
  name: text('the name of a column', 'Penalties'),
  text: kinds.sentence.optional(),
  items: listOf(text('a few words or a sentence', '16 TAC Chapter 73'), 'entries').optional(),
}).refine(({ text, items }) => (text === undefined) !== (items === undefined), {
  error: 'expected either `text` or `items` beside `name`',
});

/** One row of a table or list. Requires at least one field besides `name`. */
const row = group({
  name: text('a few words', 'One point of responsibility'),
  text: kinds.sentence.optional(),
  items: listOf(
    text('a few words or a sentence', 'One drawing set, one revision'),
    'items',
    2,
  ).optional(),
  impact: kinds.sentence.optional(),
  parts: listBy('name', part, 'columns', ({ text, items }) => text ?? items ?? [])
    .optional()
    .meta({ title: 'Columns', description: 'Additional columns, the same in every row.' }),
})
  .refine(({ text, items, impact, parts }) => text ?? items ?? impact ?? parts, {
    error: 'expected `text`, `items`, `impact` or `parts` beside `name`',
  })
  .refine(({ items, impact, parts }) => !parts || !(items ?? impact), {
    error:
      '`parts` cannot be combined with `items` or `impact`; move those into a column under `parts`',
  });

const namedRows = group({
  name: placeName('red-flags'),
  rows: listOf(row, 'rows').superRefine((rows, issues) => {
    const columns = columnsOf(rows[0]);
    for (const [index, row] of rows.entries()) {
      if (columnsOf(row) === columns) continue;
      refuse(issues, [index], `expected the columns of the first row: ${columns}`);
    }
  }),
});

export const rowRecords = listBy('name', namedRows, 'lists of rows', ({ rows }) => rows);

export type RowRecord = z.infer<typeof row>;

/** Layouts that an article can choose instead of the default table: in pairs, side by side, or along a wire. */
export const rowLooks = ['cards', 'columns', 'stages'] as const;

function columnsOf(row: RowRecord | undefined): string {
  const { parts, ...others } = row ?? {};
  return [...Object.keys(others), ...Object.keys(parts ?? {})].join(', ');
}

/**
 * The data of an article's tables, lists and timelines. In the article's text, a tag inserts each of them:
 * `<Trends />` inserts `trends`, for example.
 */
export const articleRecordsSchema = group({
  rows: rowRecords.optional(),
  checklistGroups: records(kinds.checklistGroup, 'checklist groups'),
  voltageCategories: records(kinds.voltageCategory, 'voltage categories'),
  maintenanceIntervals: records(kinds.maintenanceInterval, 'maintenance intervals'),
  downtimeScenarios: records(kinds.downtimeScenario, 'downtime scenarios'),
  qualificationCategories: records(kinds.qualificationCategory, 'qualification categories'),
  projectPhases: records(kinds.projectPhase, 'project phases'),
  substationSpecification: kinds.substationSpecification.optional(),
  metrics: records(kinds.metric, 'metrics'),
  emergencyCaseStudy: kinds.emergencyCaseStudy.optional(),
  warningSignCategories: records(kinds.warningSignCategory, 'warning sign categories'),
  roiItems: records(kinds.roiItem, 'ROI items'),
  trends: records(kinds.trend, 'trends'),
});

type ArticleRecords = z.infer<typeof articleRecordsSchema>;

export type RecordName = keyof ArticleRecords;

export type RecordOf<Name extends RecordName> =
  NonNullable<ArticleRecords[Name]> extends readonly (infer One)[]
    ? One
    : NonNullable<ArticleRecords[Name]>;

function records<T extends z.ZodType>(record: T, what: string) {
  return listOf(record, what).optional();
}
