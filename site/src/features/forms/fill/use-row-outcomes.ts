import { useState } from 'react';
import type { FieldRow, FieldTable } from '../field-table.ts';
import type { FillWords } from './fill-words.ts';
import type { FormSession } from './form-session.ts';
import { listRowOutcomes, type RowOutcome } from './row-outcomes.ts';

/** Calculates the outcome of each row, and again each time `recalculate` is called with the rows that are shown. */
export function useRowOutcomes(
  table: FieldTable,
  rows: readonly FieldRow[],
  session: FormSession,
  limits: FillWords['limits'],
) {
  const calculate = (shown: readonly FieldRow[]) =>
    listRowOutcomes(table, shown, session.textOf, limits);
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
