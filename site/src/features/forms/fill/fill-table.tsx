import { memo, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import type { ColumnWidth, FieldCell, FieldColumn, FieldRow, FieldTable } from '../field-table.ts';
import { formatColumnHead } from '../format-column-head.ts';
import { captionKey, cellKey, headKey } from './field-keys.ts';
import { FillField, TextWithGaps } from './fill-field.tsx';
import type { FillWords } from './fill-words.ts';
import { maxRows, type RowChanges } from './filled-form.ts';
import { hasLimit, listLimitLines } from './find-beyond-limit.ts';
import type { FormSession } from './form-session.ts';
import { labelCell } from './list-fields.ts';
import { emptyCell, listShownRows } from './shown-table.ts';
import { takesNumber, unitOf } from './typed-number.ts';
import { isTextField } from './use-kept-form.ts';
import { isSameOutcome, type RowOutcome, useRowOutcomes } from './use-row-outcomes.ts';

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
  const addRow = () => {
    const row = `added-${crypto.randomUUID().slice(0, 8)}`;
    change({ ...changes, added: [...changes.added, row] });
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLTextAreaElement>('tr:last-child textarea')?.focus(),
    );
  };
  const lastRemoved = changes.removed.at(-1);
  const allRows = listShownRows(table, { ...changes, removed: [] });
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
            <td className="fill-remove" />
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              table={table}
              row={row}
              index={index}
              outcome={outcomes[index]}
              session={session}
              words={words}
              onRemove={(removed) => change({ ...changes, removed: [...changes.removed, removed] })}
            />
          ))}
        </tbody>
      </table>
      <div className="fill-row-actions scripted-only">
        {lastRemoved === undefined ? null : (
          <p role="status">
            <span>
              {words.rows.removed.replace(
                '{row}',
                nameRow(
                  allRows.find((row) => row.id === lastRemoved),
                  session,
                  table,
                ),
              )}
            </span>{' '}
            <Button
              variant="link"
              onClick={() => change({ ...changes, removed: changes.removed.slice(0, -1) })}
            >
              {words.rows.undo}
            </Button>
          </p>
        )}
        {rows.length < maxRows ? (
          <Button variant="outline" onClick={addRow}>
            {words.rows.add}
          </Button>
        ) : null}
      </div>
      {table.results.length > 0 ? <Results table={table} rows={rows} outcomes={outcomes} /> : null}
    </div>
  );
}

/** Returns the first text of a row, for messages about the row. */
function nameRow(row: FieldRow | undefined, session: FormSession, table: FieldTable): string {
  const [first] = row?.cells ?? [];
  const [column] = table.columns;
  if (!row || !first || !column) return '';
  if (first.kept && first.sample.text !== '') return first.sample.text;
  return session.textOf(cellKey(table.id, row.id, column.id)) || '1';
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
    onRemove: (row: string) => void;
  }) {
    const [first] = row.cells;
    const name = first?.kept && first.sample.text !== '' ? first.sample.text : `${index + 1}`;
    return (
      <tr>
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
        <td className="fill-remove">
          <Button
            variant="ghost"
            size="icon"
            className="scripted-only"
            aria-label={words.rows.remove.replace('{row}', name)}
            onClick={() => onRemove(row.id)}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </td>
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
      <td className={className} data-label={head}>
        <output>{value}</output>
        {value === '' ? <span className="fill-unit">{printedUnit(cell, column)}</span> : null}
        {isLimited ? <Warning id={warningId} text={warning} /> : null}
      </td>
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
    <td className={className} data-label={head}>
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
      {isLimited ? <Warning id={warningId} text={warning} /> : null}
    </td>
  );
}

/**
 * Says in words that a value is beyond its limit. The element is on the page before it has text, because screen readers
 * announce only changes of a live region that they already know.
 */
function Warning({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} role="status" className="fill-warning">
      <span>{text}</span>
    </span>
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
