import type { FieldRow, FieldTable } from '../field-table.ts';
import { calculateTyped } from './calculate-typed.ts';
import type { FillWords } from './fill-words.ts';
import { findBeyondLimits, findUnreadLimits } from './find-beyond-limit.ts';
import { formatCalculated } from './typed-number.ts';

/** What the page shows for the values that the user has typed into a row. The lists have one text per column. */
export interface RowOutcome {
  /** Typed and calculated values, formatted; an empty text for a column without a value. */
  values: string[];
  /** Sentences about values beyond their limit and limits that cannot be read; empty where there is nothing to say. */
  warnings: string[];
}

/**
 * Calculates the outcome of each row.
 *
 * @param textOf Returns what was typed into the field with this key.
 */
export function listRowOutcomes(
  table: FieldTable,
  rows: readonly FieldRow[],
  textOf: (key: string) => string,
  limits: FillWords['limits'],
): RowOutcome[] {
  const valuesByRow = calculateTyped(table, rows, textOf);
  return rows.map((row, index) => {
    const values = valuesByRow[index] ?? [];
    const beyond = findBeyondLimits(table, row, values, textOf);
    const unread = findUnreadLimits(table, row, values, textOf);
    return {
      values: table.columns.map((_, column) => {
        const cell = row.cells[column];
        const value = values[column];
        if (cell?.formula) return formatCalculated(value, cell);
        return typeof value === 'number' ? `${value}` : '';
      }),
      warnings: table.columns.map((_, column) => {
        const each = beyond[column];
        if (each) return limits[each.side].replace('{limit}', each.limit);
        const expected = unread[column];
        return expected ? limits.unread[expected] : '';
      }),
    };
  });
}
