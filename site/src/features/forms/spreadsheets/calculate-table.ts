import type { FieldColumn, FieldFormula } from '../field-table.ts';
import { calculate } from './calculate.ts';

/** Number in a cell, text that a formula returns, or undefined if the cell has neither. */
export type CellValue = number | string | undefined;

/** The parts of a table that formulas need. */
interface CalculatedTable {
  columns: readonly Pick<FieldColumn, 'title'>[];
  rows: readonly { cells: readonly { formula?: FieldFormula | undefined }[] }[];
}

/**
 * Returns the values of a table by row and column: of cells with a formula, the result; of other cells, `numbers`.
 * A formula may use the results of formulas to the left of it.
 *
 * @param numbers Numbers of the cells without a formula, by row and column.
 * @param findRow Returns the index of the row whose first cell has this text.
 */
export function calculateTable(
  { columns, rows }: CalculatedTable,
  numbers: readonly (readonly (number | undefined)[])[],
  findRow: (text: string) => number,
): CellValue[][] {
  const values = numbers.map((row): CellValue[] => [...row]);
  rows.forEach(({ cells }, row) => {
    const rowValues = values[row] ?? [];
    const numberOf = (title: string, at?: string) => {
      const sourceRow = at === undefined ? row : findRow(at);
      const column = columns.findIndex((each) => each.title === title);
      const value = values[sourceRow]?.[column];
      return typeof value === 'number' ? value : undefined;
    };
    cells.forEach(({ formula }, column) => {
      if (formula) rowValues[column] = calculate(formula, numberOf);
    });
  });
  return values;
}
