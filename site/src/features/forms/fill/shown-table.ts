import type { FieldCell, FieldRow, FieldTable } from '../field-table.ts';
import type { RowChanges } from './filled-form.ts';

export const emptyCell: FieldCell = { sample: { text: '' }, kept: false };

/** Returns the rows of a table that a user has changed: the rows of the form that are left, then the added rows. */
export function listShownRows(table: FieldTable, changes?: RowChanges): FieldRow[] {
  const { added = [], removed = [] } = changes ?? {};
  const addedRows = added.map((id) => ({ id, cells: composeAddedCells(table) }));
  return [...table.rows, ...addedRows].filter(({ id }) => !removed.includes(id));
}

/** Returns the cells of a row without printed text, with the formulas of the other rows. */
function composeAddedCells({ columns, rows }: FieldTable): FieldCell[] {
  return columns.map((_, column) => {
    const calculated = rows.find(({ cells }) => cells[column]?.formula);
    return { ...emptyCell, formula: calculated?.cells[column]?.formula };
  });
}
