import { Badge } from '../controls/badge.tsx';
import './sheet-form.css';

interface FormTableContent {
  caption: string;
  columns: readonly {
    title: string;
    align?: 'end' | undefined;
    /** With `below`, phones show this column below the other columns of the row. */
    phones?: 'below' | undefined;
  }[];
  rows: readonly (readonly string[])[];
}

/**
 * Table on a sheet. Phones show the columns with `phones: 'below'` in a second line of each row, where numbers have the
 * title of their column beside them.
 */
export function FormTable({
  table: { caption, columns, rows },
  captioned,
  wordy = false,
  phones,
  mark,
}: {
  table: FormTableContent;
  captioned: boolean;
  /** Whether column titles are horizontal on phones, even if all cells are short. */
  wordy?: boolean;
  /**
   * Another arrangement on phones: `records` shows each row as a list of titles and values, and `groups` shows the first
   * cell of each row above the others.
   */
  phones?: 'records' | 'groups' | undefined;
  /** Label beside a caption that is shown. Example: Sample */
  mark?: string | undefined;
}) {
  // In a matrix, each row has a first cell of any length and other cells of at most three characters.
  const isMatrix =
    !wordy && rows.every((cells) => cells.slice(1).every(({ length }) => length < 4));
  const arrangement = phones ? `sheet-${phones}` : isMatrix && 'sheet-matrix';
  return (
    <table
      className={['sheet-table', arrangement].filter(Boolean).join(' ')}
      data-across={
        columns.filter((column) => !column.phones).length - (phones === 'groups' ? 1 : 0)
      }
    >
      <caption className={captioned ? undefined : 'visually-hidden'}>
        {caption} {mark ? <Badge>{mark}</Badge> : null}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {columns.map((column, index) => (
              <td
                key={column.title}
                data-label={
                  phones === 'records' || (column.phones && column.align) ? column.title : undefined
                }
                className={classOf(column)}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ align, phones }: FormTableContent['columns'][number]): string | undefined {
  return [align && 'sheet-end', phones && 'sheet-below'].filter(Boolean).join(' ') || undefined;
}
