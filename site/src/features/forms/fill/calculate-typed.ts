import { cellKey } from '../field-keys.ts';
import type { FieldRow, FieldTable } from '../field-table.ts';
import type { CellValue } from '../spreadsheets/calculate.ts';
import { calculateTable } from '../spreadsheets/calculate-table.ts';
import { readTypedCell } from './typed-number.ts';

/** Returns the values of a table as typed, by row and column, with the results of its formulas. */
export function calculateTyped(
  table: FieldTable,
  rows: readonly FieldRow[],
  textOf: (key: string) => string,
): CellValue[][] {
  const { columns } = table;
  const id = table.id;
  const inputs = rows.map((row) =>
    columns.map((column, index) => {
      const cell = row.cells[index];
      if (!cell || cell.formula) return undefined;
      if (cell.kept) return cell.sample.quantity?.value ?? cell.sample.text;
      const text = textOf(cellKey(id, row.id, column.id));
      return readTypedCell(text, cell, column)?.value ?? text;
    }),
  );
  const findRow = (text: string) => rows.findIndex(({ cells }) => cells[0]?.sample.text === text);
  return calculateTable({ columns, rows }, inputs, findRow);
}
