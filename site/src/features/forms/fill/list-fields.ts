import type { SamplesWords } from '#schemas/samples-page.ts';
import type { FieldForm } from '../field-form.ts';
import {
  captionKey,
  cellKey,
  gapKey,
  headKey,
  instrumentKey,
  lineKey,
  remarksKey,
  signerKey,
  verdictKey,
} from '../field-keys.ts';
import type { FieldRow, FieldTable } from '../field-table.ts';
import { listLines } from '../form-lines.ts';
import type { FilledForm, RowChanges } from './filled-form.ts';
import { listShownRows } from './shown-table.ts';
import { splitGaps } from './split-gaps.ts';

type BlankWords = SamplesWords['blank'];

/** Returns the labels of all fields of a form by their keys, also those of removed rows. */
export function listFields(
  form: FieldForm,
  words: BlankWords,
  rows: FilledForm['rows'],
): Map<string, string> {
  const { head, own } = listLines(form, words);
  const fields = [...head, ...own].map(({ id, name }): Field => [lineKey(id), name]);
  for (const table of form.blocks) {
    if (table.kind === 'table') fields.push(...listTableFields(table, rows[table.id]));
  }
  for (const { id, name } of form.instruments) {
    fields.push([instrumentKey(id, 'serial'), `${name}, ${words.serial}`]);
    fields.push([instrumentKey(id, 'due'), `${name}, ${words.due}`]);
  }
  fields.push([verdictKey, form.verdicts.join(' / ')], [remarksKey, words.remarks]);
  for (const { id, name } of form.signers) {
    fields.push([signerKey(id, 'name'), name]);
    fields.push([signerKey(id, 'typed'), `${name}, ${words.signature}`]);
    fields.push([signerKey(id, 'date'), `${name}, ${words.date}`]);
  }
  return new Map(fields);
}

/** Values that no field of the form shows, for example because a later form has no such column. */
export function listStrayValues({ values, labels }: FilledForm, fields: Map<string, string>) {
  return Object.entries(values)
    .filter(([key]) => !fields.has(key))
    .map(([key, value]) => ({ key, label: labels[key] ?? key, value }));
}

type Field = [key: string, label: string];

function listTableFields(table: FieldTable, changes?: RowChanges): Field[] {
  const { columns, caption } = table;
  const id = table.id;
  const fields: Field[] = columns
    .filter(({ untitled }) => untitled)
    .map((column) => [headKey(id, column.id), caption]);
  fields.push(...listGaps(captionKey(id), caption));
  const rows = listShownRows(table, changes && { ...changes, removed: [] });
  for (const row of rows) {
    columns.forEach((column, index) => {
      const cell = row.cells[index];
      const key = cellKey(id, row.id, column.id);
      if (!cell || cell.formula) return;
      if (cell.kept) fields.push(...listGaps(key, cell.sample.text));
      else fields.push([key, labelCell(table, row, rows.indexOf(row), index)]);
    });
  }
  return fields;
}

/** Returns the label of a cell: the printed name of its row, or the row's number, and the title of its column. */
export function labelCell(
  table: FieldTable,
  row: FieldRow,
  rowIndex: number,
  column: number,
): string {
  const [first] = row.cells;
  const name = first?.kept && first.sample.text !== '' ? first.sample.text : `${rowIndex + 1}`;
  const head = table.columns[column];
  return `${head?.untitled ? column + 1 : head?.title}, ${name}`;
}

function listGaps(key: string, text: string): Field[] {
  const [, ...afterGaps] = splitGaps(text);
  return afterGaps.map((_, index) => [gapKey(key, index + 1), text]);
}
