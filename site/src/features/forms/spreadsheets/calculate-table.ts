import type { FieldColumn, FieldFormula } from '../field-table.ts';
import { type CellValue, calculate } from './calculate.ts';

/** The parts of a table that formulas need. */
interface CalculatedTable {
  columns: readonly Pick<FieldColumn, 'title'>[];
  rows: readonly { cells: readonly { formula?: FieldFormula | undefined }[] }[];
}

/**
 * Returns the values of a table by row and column: of cells with a formula, the result; of other cells, `inputs`.
 * A formula may use the results of formulas to the left of it.
 *
 * @param inputs Numbers and texts of the cells without a formula, by row and column.
 * @param findRow Returns the index of the row whose first cell has this text.
 */
export function calculateTable(
  { columns, rows }: CalculatedTable,
  inputs: readonly (readonly CellValue[])[],
  findRow: (text: string) => number,
): CellValue[][] {
  const values = inputs.map((row): CellValue[] => [...row]);
  rows.forEach(({ cells }, row) => {
    const rowValues = values[row] ?? [];
    const readValue = (title: string, at?: string) => {
      const sourceRow = at === undefined ? row : findRow(at);
      const column = columns.findIndex((each) => each.title === title);
      return values[sourceRow]?.[column];
    };
    cells.forEach(({ formula }, column) => {
      if (formula) rowValues[column] = calculate(formula, readValue);
    });
  });
  return values;
}
