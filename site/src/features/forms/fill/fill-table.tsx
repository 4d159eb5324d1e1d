import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { captionKey, cellKey, headKey } from '../field-keys.ts';
import type { ColumnWidth, FieldCell, FieldColumn, FieldRow, FieldTable } from '../field-table.ts';
import { formatColumnHead } from '../format-column-head.ts';
import { FillField, TextWithGaps } from './fill-field.tsx';
import type { FillWords } from './fill-words.ts';
import { maxRows, type RowChanges } from './filled-form.ts';
import { hasLimit, listLimitLines } from './find-beyond-limit.ts';
import type { FormSession } from './form-session.ts';
import { labelCell } from './list-fields.ts';
import { nameRow } from './name-row.ts';
import type { RowOutcome } from './row-outcomes.ts';
import { emptyCell, listShownRows } from './shown-table.ts';
import { takesNumber, unitOf } from './typed-number.ts';
import { isTextField } from './use-kept-form.ts';
import { isSameOutcome, useRowOutcomes } from './use-row-outcomes.ts';

/**
 * Table of a form. On phones, each row is a card with the title of the column at each value. Formulas are calculated
 * while the user is typing.
 */
export function FillTable({
  table,
  session,
  words,
}: {
  table: FieldTable;
  session: FormSession;
  words: FillWords;
}) {
  const id = table.id;
  const [changes, setChanges] = useState<RowChanges>(
    () => session.form.rows[id] ?? { added: [], removed: [] },
  );
  // Rows have a button that removes them only while this is true: otherwise a thumb or the Enter key could remove a row by accident.
  const [isRemoving, setIsRemoving] = useState(false);
  const rows = listShownRows(table, changes);
  const { outcomes, recalculate } = useRowOutcomes(table, rows, session, words.limits);
  const body = useRef<HTMLTableSectionElement>(null);
  const limitLines = listLimitLines(table);
  useEffect(() => {
    if (limitLines.length === 0) return;
    const update = ({ target }: Event) => {
      if (isTextField(target) && limitLines.includes(target.name)) recalculate(rows);
    };
    document.addEventListener('input', update);
    return () => document.removeEventListener('input', update);
  });

  const change = (next: RowChanges) => {
    session.setRows(id, next);
    setChanges(next);
    recalculate(listShownRows(table, next));
  };
  /** Moves the focus to an element of the table after React has rendered the added or removed row. */
  const focusNext = (selector: string) =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(selector)?.focus());
  const addRow = () => {
    const row = `added-${crypto.randomUUID().slice(0, 8)}`;
    change({ ...changes, added: [...changes.added, row] });
    focusNext('tr:last-child textarea');
  };
  const removeRow = (row: string) => {
    change({ ...changes, removed: [...changes.removed, row] });
    focusNext('.fill-removed button');
  };
  const bringBack = (row: string) => {
    change({ ...changes, removed: changes.removed.slice(0, -1) });
    focusNext(`tr[data-row="${row}"] textarea`);
  };
  const lastRemoved = changes.removed.at(-1);
  // The row that was removed last keeps its place, so that its removal can be undone there.
  const places = listShownRows(table, { ...changes, removed: changes.removed.slice(0, -1) });
  const removedRow = places.find((row) => row.id === lastRemoved);
  const removedText =
    removedRow &&
    words.rows.removed.replace(
      '{row}',
      nameRow(table, removedRow, places.indexOf(removedRow), session.textOf),
    );
  return (
    <div className="fill-table-block" onInput={() => recalculate(rows)}>
      <table className="sheet-table fill-table">
        <caption>
          <TextWithGaps name={captionKey(id)} text={table.caption} session={session} />
        </caption>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <Head
                key={column.title}
                table={table}
                column={column}
                index={index}
                session={session}
              />
            ))}
            {isRemoving ? <td className="fill-remove" /> : null}
          </tr>
        </thead>
        <tbody ref={body}>
          {places.map((row) => {
            if (row === removedRow) {
              return (
                <tr key={row.id} className="fill-removed">
                  <td colSpan={table.columns.length + (isRemoving ? 1 : 0)}>
                    <span>{removedText}</span>{' '}
                    <Button variant="link" onClick={() => bringBack(row.id)}>
                      {words.rows.undo}
                    </Button>
                  </td>
                </tr>
              );
            }
            const index = rows.findIndex((each) => each.id === row.id);
            return (
              <Row
                key={row.id}
                table={table}
                row={row}
                index={index}
                outcome={outcomes[index]}
                session={session}
                words={words}
                onRemove={isRemoving ? removeRow : undefined}
              />
            );
          })}
        </tbody>
      </table>
      <div className="fill-row-actions scripted-only">
        <p role="status" className="visually-hidden">
          <span>{removedText}</span>
        </p>
        {rows.length < maxRows ? (
          <Button variant="outline" onClick={addRow}>
            {words.rows.add}
          </Button>
        ) : null}
        <Button variant="link" onClick={() => setIsRemoving(!isRemoving)}>
          {isRemoving ? words.rows.done : words.rows.choose}
        </Button>
      </div>
      {table.results.length > 0 ? <Results table={table} rows={rows} outcomes={outcomes} /> : null}
    </div>
  );
}

/** Column head; for untitled columns, a field for the title. */
function Head({
  table,
  column,
  index,
  session,
}: {
  table: FieldTable;
  column: FieldColumn;
  index: number;
  session: FormSession;
}) {
  if (column.untitled) {
    return (
      <td data-size="medium" className="fill-cell-place">
        <FillField
          name={headKey(table.id, column.id)}
          label={`${table.caption}, ${index + 1}`}
          session={session}
        />
      </td>
    );
  }
  return (
    <th
      scope="col"
      className={column.align ? 'sheet-end' : undefined}
      data-size={columnSize(table, column, index)}
    >
      {formatColumnHead(column)}
    </th>
  );
}

/** Returns the set width of a column or, by default, the width for its longest text (head or sample). */
function columnSize({ rows }: FieldTable, column: FieldColumn, index: number): ColumnWidth {
  if (column.width) return column.width;
  const texts = [
    formatColumnHead(column),
    ...rows.map(({ cells }) => cells[index]?.sample.text ?? ''),
  ];
  const characters = Math.max(...texts.map(({ length }) => length));
  if (characters <= 4) return 'narrow';
  if (characters <= 9) return 'short';
  return characters <= 16 ? 'medium' : 'wide';
}

const Row = memo(
  function Row({
    table,
    row,
    index,
    outcome,
    session,
    words,
    onRemove,
  }: {
    table: FieldTable;
    row: FieldRow;
    index: number;
    outcome: RowOutcome | undefined;
    session: FormSession;
    words: FillWords;
    /** Undefined unless the user has asked for the buttons that remove rows. */
    onRemove: ((row: string) => void) | undefined;
  }) {
    const [first] = row.cells;
    const name = first?.kept && first.sample.text !== '' ? first.sample.text : `${index + 1}`;
    return (
      <tr data-row={row.id}>
        {table.columns.map((column, columnIndex) => (
          <Cell
            key={column.title}
            table={table}
            row={row}
            rowIndex={index}
            columnIndex={columnIndex}
            column={column}
            value={outcome?.values[columnIndex] ?? ''}
            warning={outcome?.warnings[columnIndex] ?? ''}
            session={session}
          />
        ))}
        {onRemove ? (
          <td className="fill-remove">
            <Button
              variant="outline"
              size="icon"
              aria-label={words.rows.remove.replace('{row}', name)}
              onClick={() => onRemove(row.id)}
            >
              <span aria-hidden="true">×</span>
            </Button>
          </td>
        ) : null}
      </tr>
    );
  },
  (before, after) =>
    isSameOutcome(before.outcome, after.outcome) &&
    before.index === after.index &&
    before.session === after.session &&
    before.onRemove === after.onRemove,
);

function Cell({
  table,
  row,
  rowIndex,
  columnIndex,
  column,
  value,
  warning,
  session,
}: {
  table: FieldTable;
  row: FieldRow;
  rowIndex: number;
  columnIndex: number;
  column: FieldColumn;
  /** Calculated text; used only in cells with a formula. */
  value: string;
  /** Sentence about a value beyond its limit; empty if the value is within its limit. */
  warning: string;
  session: FormSession;
}) {
  const cell = row.cells[columnIndex] ?? emptyCell;
  const className = column.align ? 'sheet-end' : undefined;
  const key = cellKey(table.id, row.id, column.id);
  const head = column.untitled ? undefined : formatColumnHead(column);
  const isLimited = hasLimit(table, column);
  const warningId = useId();
  if (cell.formula) {
    return (
      <LimitedPlace className={className} head={head} warning={isLimited ? warning : undefined}>
        <output>{value}</output>
        {value === '' ? <span className="fill-unit">{printedUnit(cell, column)}</span> : null}
      </LimitedPlace>
    );
  }
  if (cell.kept && cell.sample.text !== '') {
    const text = column.unit
      ? (cell.sample.quantity?.digits ?? cell.sample.text)
      : cell.sample.text;
    return (
      <td className={className} data-label={head} data-printed>
        <TextWithGaps name={key} text={text} session={session} />
      </td>
    );
  }
  const unit = printedUnit(cell, column);
  return (
    <LimitedPlace
      className={className}
      head={head}
      warning={isLimited ? warning : undefined}
      warningId={warningId}
    >
      <label className="fill-cell">
        <FillField
          name={key}
          label={labelCell(table, row, rowIndex, columnIndex)}
          session={session}
          isNumber={takesNumber(table, row, columnIndex)}
          aria-describedby={isLimited ? warningId : undefined}
        />
        {unit ? <span className="fill-unit">{unit}</span> : null}
      </label>
    </LimitedPlace>
  );
}

/**
 * Place of a value in a row. Says in words that the value is beyond its limit. On phones, the words stand below all
 * fields of the row, so that a field in use does not move when they appear.
 */
function LimitedPlace({
  className,
  head,
  warning,
  warningId,
  children,
}: {
  className: string | undefined;
  /** Title of the column. */
  head: string | undefined;
  /** Sentence about the limit, or an empty text; undefined if the value has no limit. */
  warning: string | undefined;
  warningId?: string;
  children: ReactNode;
}) {
  if (warning === undefined) {
    return (
      <td className={className} data-label={head}>
        {children}
      </td>
    );
  }
  return (
    <td className={className} data-limited>
      <div className="fill-limited" data-label={head}>
        {children}
      </div>
      {/* On the page before it has text, because screen readers announce only changes of a region that they know. */}
      <span
        id={warningId}
        role="status"
        className="fill-warning"
        data-title={head}
        data-empty={warning === '' || undefined}
      >
        <span>{warning}</span>
      </span>
    </td>
  );
}

/** Returns the unit after the number in a cell; undefined if the column head has the unit or users choose it. */
function printedUnit(cell: FieldCell, column: FieldColumn): string | undefined {
  if (column.open) return undefined;
  if (cell.sample.quantity?.percent || cell.formula?.kind === 'deviation') return '%';
  if (column.unit !== undefined || cell.formula !== undefined) return undefined;
  return unitOf(cell, column);
}

/** Results below a table. Each repeats the number in one cell of the table. */
function Results({
  table,
  rows,
  outcomes,
}: {
  table: FieldTable;
  rows: readonly FieldRow[];
  outcomes: readonly RowOutcome[];
}) {
  return (
    <ul role="list" className="blank-lines" data-beside="2">
      {table.results.map(({ name, of, at }) => {
        const column = table.columns.findIndex(({ title }) => title === of);
        const row = rows.findIndex(({ cells }) => cells[0]?.sample.text === at);
        const unit = table.columns[column]?.unit;
        return (
          <li key={name}>
            <span>{formatColumnHead({ title: `${name} at ${at}`, unit })}</span>
            <output className="fill-result">{outcomes[row]?.values[column]}</output>
          </li>
        );
      })}
    </ul>
  );
}
