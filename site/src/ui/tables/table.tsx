import type { ReactNode } from 'react';
import './table.css';

/**
 * How phones show a table: each row as a record with the names of the columns; each row as a step with its sum on the
 * right; or as a table.
 */
export type PhoneTable = 'records' | 'sums' | 'cells';

export interface TableRow {
  /** Unique in the table. */
  key: string;
  /** The first cell is the heading of the row. */
  cells: readonly ReactNode[];
}

export function Table({
  columns,
  rows,
  phones,
  caption,
}: {
  columns: readonly string[];
  rows: readonly TableRow[];
  phones: PhoneTable;
  /** Caption for screen readers, if no heading above the table describes it. */
  caption?: string;
}) {
  return (
    <table className={`table table-${phones}`}>
      {caption ? <caption className="visually-hidden">{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column} data-column={phones === 'records' ? column : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
