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

/** Table on a sheet. Phones show some columns below the other columns; numeric columns repeat their title there. */
export function FormTable({
  table: { caption, columns, rows },
  captioned,
  wordy = false,
}: {
  table: FormTableContent;
  captioned: boolean;
  /** Whether column titles are horizontal on phones, even if all cells are short. */
  wordy?: boolean;
}) {
  // In a matrix, each row has a first cell of any length and other cells of at most three characters.
  const isMatrix =
    !wordy && rows.every((cells) => cells.slice(1).every(({ length }) => length < 4));
  return (
    <table
      className={isMatrix ? 'sheet-table sheet-matrix' : 'sheet-table'}
      data-across={columns.filter(({ phones }) => !phones).length}
    >
      <caption className={captioned ? undefined : 'visually-hidden'}>{caption}</caption>
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
                data-label={column.phones && column.align && column.title}
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
