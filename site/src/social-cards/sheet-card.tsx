import type { SVGProps } from 'react';
import { SheetFigure } from '#drawings/sheets/sheet-figure.tsx';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { Sheet, SheetDrawing, SheetTable } from '#site/read/sheets.ts';
import { colors } from '#site/styles/colors.ts';

interface SheetCardProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children'> {
  sheet: Sheet;
}

const ink = colors.ink.dark;

/** Number of rows that fit between the title and the title block. */
const shownRows = 15;
const rowHeight = 21;
const headBaseline = 78;
const tableLeft = 20;
const tableWidth = 520;

/** A sample sheet on a social card: the title block, and the sheet's drawing or the first rows of its longest table. */
export function SheetCard({ sheet, ...root }: SheetCardProps) {
  const { number, date, blocks } = sheet;
  const title = toPlainCharacters(sheet.title);
  const subject = toPlainCharacters(sheet.subject);
  const drawing = blocks.find((block) => block.kind !== 'table');
  const tables = blocks.filter((block) => block.kind === 'table');
  const [longestTable] = tables.toSorted((a, b) => b.rows.length - a.rows.length);
  return (
    <svg viewBox="0 0 560 460" {...root}>
      <path
        d="M0 0h560v460H0zM0 52h560M0 410h560M110 410v50M410 410v50"
        fill={colors.surface.dark}
        stroke={ink}
        strokeWidth="1.5"
      />
      <g fontSize="13" fill={ink}>
        <text x="20" y="34" fontSize="20">
          {title}
        </text>
        <text x="20" y="440">
          {number}
        </text>
        <text x="130" y="440">
          {subject}
        </text>
        <text x="430" y="440" fill={colors['ink-2'].dark}>
          {date}
        </text>
      </g>
      {drawing ? <Figure figure={drawing} /> : longestTable && <Rows table={longestTable} />}
    </svg>
  );
}

/** Head and first rows of a table. */
function Rows({ table }: { table: SheetTable }) {
  const { rows } = table;
  const placed = placeColumns(table);
  return (
    <g fontSize="11.5" fill={ink}>
      <g fill={colors['ink-3'].dark}>
        {placed.map(({ title, column, x, anchor }) => (
          <text key={column} x={x} y={headBaseline} textAnchor={anchor}>
            {title}
          </text>
        ))}
      </g>
      {rows.slice(0, shownRows).map(({ cells }, row) =>
        placed.map(({ column, x, anchor }) => {
          const y = headBaseline + (row + 1) * rowHeight;
          return (
            <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
              {cells[column]?.text}
            </text>
          );
        }),
      )}
    </g>
  );
}

interface PlacedColumn {
  title: string;
  /** Index of the column in the table. */
  column: number;
  x: number;
  anchor: 'start' | 'end';
}

/** Places the columns of a table. Their widths follow from the longest cells, because all characters have the same width. */
function placeColumns({ columns, rows }: SheetTable): PlacedColumn[] {
  /** Gap between two columns, in characters. */
  const gap = 1;
  const titles = columns.map(({ title }) => toPlainCharacters(title));
  const lengths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[column]?.text.length ?? 0)),
  );
  const characters = lengths.reduce((sum, length) => sum + length + gap, -gap);
  let start = 0;
  return titles.map((title, column) => {
    const end = start + (lengths[column] ?? 0);
    const anchor = columns[column]?.align === 'end' ? 'end' : 'start';
    const x = tableLeft + ((anchor === 'end' ? end : start) / characters) * tableWidth;
    start = end + gap;
    return { title, column, x, anchor };
  });
}

function Figure({ figure }: { figure: SheetDrawing }) {
  return (
    <SheetFigure figure={figure} size="wide" x={tableLeft} y="68" width={tableWidth} height="326" />
  );
}
