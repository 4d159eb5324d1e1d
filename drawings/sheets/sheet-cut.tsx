import { type SheetName, sheetRegister } from '#electrical/station/sheet-register.ts';
import { figureWidth, type SheetFigure, type SheetTable } from './sheet.ts';
import { Lettered, Title } from './sheet-drawing.tsx';
import { Lines, Words } from './sheet-plot.tsx';
import { sheets } from './sheets.ts';
import { TableDrawing, tableHeight } from './table-drawing.tsx';

/** The cut of a sheet that a phone shows at its full size. */
export const cutBox = { width: 350, height: 430 };

const margin = 16;
const head = 46;
const row = 26;

/** A sheet torn off below: its head, the rows that there is room for, its drawing. */
export function SheetCut({ name }: { name: SheetName }) {
  const { width, height } = cutBox;
  const { title, number } = sheetRegister[name];
  const { blocks } = sheets[name];
  const figure = blocks.find((block): block is SheetFigure => block.kind === 'figure');
  const table = blocks.find(
    (block): block is SheetTable =>
      block.kind === 'table' && block.columns.some(({ cut }) => cut !== undefined),
  );
  const torn = height - 20;
  const drawn = figure ? figure.height.narrow + 12 : 0;
  const count = table
    ? Math.floor((torn - head - drawn - tableHeight({ ...table, rows: [] }, 0, false)) / row)
    : 0;
  const shown = table && count > 0 ? { ...table, rows: table.rows.slice(0, count) } : undefined;
  const below = head + 8 + (shown ? tableHeight(shown, row, false) : 0);
  return (
    <Lettered>
      <Lines
        d={`M.75 ${torn}V.75h${width - 1.5}V${torn}h-${width / 2 - 30}l-8 10-14-22-8 12z`}
        weight={1.5}
        fill="paper"
      />
      <Lines d={`M0 ${head}h${width}`} weight={1.5} />
      <Title x={margin} y={31} size={17}>
        {title}
      </Title>
      <Words x={width - margin} y={31} anchor="end" quiet>
        {number}
      </Words>
      {shown && (
        <TableDrawing
          table={shown}
          y={head + 4}
          row={row}
          captioned={false}
          from={margin}
          to={width - margin}
          cut
        />
      )}
      {figure && <g transform={`translate(${margin} ${below})`}>{figure.draw('narrow')}</g>}
    </Lettered>
  );
}

/** The drawing of a sheet by itself, for its page. */
export function SheetFigureDrawing({
  figure,
  size,
}: {
  figure: SheetFigure;
  size: 'wide' | 'narrow';
}) {
  return <Lettered>{figure.draw(size)}</Lettered>;
}

/** The box of a sheet's drawing by itself. */
export function sheetFigureBox(figure: SheetFigure, size: 'wide' | 'narrow'): string {
  return `0 0 ${figureWidth[size]} ${figure.height[size]}`;
}
