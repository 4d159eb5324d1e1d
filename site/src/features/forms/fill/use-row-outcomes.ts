import { useState } from 'react';
import type { FieldRow, FieldTable } from '../field-table.ts';
import { calculateTyped } from './calculate-typed.ts';
import type { FillWords } from './fill-words.ts';
import { findBeyondLimits, findUnreadLimits } from './find-beyond-limit.ts';
import type { FormSession } from './form-session.ts';
import { formatCalculated } from './typed-number.ts';

/** What the page shows for the values that the user has typed into a row. The lists have one text per column. */
export interface RowOutcome {
  /** Values as shown; empty where the row has no value. */
  values: string[];
  /** Sentences about values beyond their limit and limits that cannot be read; empty where there is nothing to say. */
  warnings: string[];
}

/** Calculates the outcome of each row, and again each time `recalculate` is called with the rows that are shown. */
export function useRowOutcomes(
  table: FieldTable,
  rows: readonly FieldRow[],
  session: FormSession,
  limits: FillWords['limits'],
) {
  const calculate = (shown: readonly FieldRow[]): RowOutcome[] => {
    const valuesByRow = calculateTyped(table, shown, session.textOf);
    return shown.map((row, index) => {
      const values = valuesByRow[index] ?? [];
      const beyond = findBeyondLimits(table, row, values, session.textOf);
      const unread = findUnreadLimits(table, row, values, session.textOf);
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
  };
  const [outcomes, setOutcomes] = useState(() => calculate(rows));
  return { outcomes, recalculate: (shown: readonly FieldRow[]) => setOutcomes(calculate(shown)) };
}

/** Returns whether two outcomes look the same, so that the row need not be rendered again. */
export function isSameOutcome(one: RowOutcome | undefined, other: RowOutcome | undefined): boolean {
  return (
    isSameList(one?.values ?? [], other?.values ?? []) &&
    isSameList(one?.warnings ?? [], other?.warnings ?? [])
  );
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);
