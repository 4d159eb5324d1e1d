import { cellKey } from '../field-keys.ts';
import type { FieldRow, FieldTable } from '../field-table.ts';

/** Returns the first text of a row, printed or typed, or the row's number, for messages about the row. */
export function nameRow(
  { id, columns }: Pick<FieldTable, 'id' | 'columns'>,
  row: FieldRow,
  /** Zero-based. */
  index: number,
  textOf: (key: string) => string,
): string {
  const [first] = row.cells;
  const [column] = columns;
  if (first?.kept && first.sample.text !== '') return first.sample.text;
  const typed = column ? textOf(cellKey(id, row.id, column.id)) : '';
  return typed || `${index + 1}`;
}
