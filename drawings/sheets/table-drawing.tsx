import type { SheetColumn, SheetTable } from './sheet.ts';
import { Lines, Words } from './sheet-plot.tsx';

const captionHeight = 20;
const headHeight = 25;
const gap = 8;

/** The height of a drawn table with the space under it. */
export function tableHeight({ rows }: SheetTable, row: number, captioned: boolean): number {
  return (captioned ? captionHeight : 0) + headHeight + rows.length * row + gap;
}

/** A table of a form: its heads, a rule, and a hairline under every row. */
export function TableDrawing({
  table,
  y,
  row,
  captioned,
  from,
  to,
  cut = false,
}: {
  table: SheetTable;
  y: number;
  row: number;
  captioned: boolean;
  /** Ends of its rules. */
  from: number;
  to: number;
  /** Whether it is drawn for the cut, in its places. */
  cut?: boolean;
}) {
  const place = ({ at, cut: narrow }: SheetColumn) => (cut ? narrow : at);
  const columns = table.columns.flatMap((column, index) => {
    const at = place(column);
    return at === undefined ? [] : [{ ...column, at, index }];
  });
  const head = y + (captioned ? captionHeight : 0);
  const rule = head + headHeight;
  return (
    <>
      {captioned && (
        <Words x={from} y={y + 15}>
          {table.caption}
        </Words>
      )}
      {columns.map(({ title, at, align }) => (
        <Words key={title} x={at} y={head + 17} anchor={align} quiet>
          {title}
        </Words>
      ))}
      <Lines weight={1} d={`M${from} ${rule}H${to}`} />
      <Lines
        tone="faint"
        weight={0.8}
        d={table.rows.map((_, index) => `M${from} ${rule + (index + 1) * row}H${to}`).join('')}
      />
      {table.rows.map((cells, index) =>
        columns.map(({ title, at, align, index: cell }) => {
          const text = cells[cell];
          return (
            text && (
              <Words
                key={`${title} ${cells.join()}`}
                x={at}
                y={rule + index * row + Math.round(row / 2 + 4.5)}
                anchor={align}
              >
                {text}
              </Words>
            )
          );
        }),
      )}
    </>
  );
}
