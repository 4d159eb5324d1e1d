import { drawSheetFigure, sheetFigureBox } from '#drawings/index.ts';
import type { Sheet } from '#site/features/services/sheets/read-sheets.ts';

/** A sample sheet on a card, 560 by 460: its title block, then its drawing or as much of its table as there is room for. */
export function SheetCard({ sheet: { number, title, subject, date, blocks } }: { sheet: Sheet }) {
  // A drawing says most, else the table with the most rows.
  const rowsOf = (block: Block) => (block.kind === 'table' ? block.rows.length : 100);
  const [first] = blocks.toSorted((a, b) => rowsOf(b) - rowsOf(a));
  return (
    <g fontSize="13" fill="none" stroke="var(--ink)" strokeWidth="1.5">
      <path d="M0 0h560v460H0zM0 52h560M0 410h560M110 410v50M410 410v50" fill="var(--surface)" />
      <text x="20" y="34" fontSize="20" fill="var(--ink)">
        {title}
      </text>
      <text x="20" y="440" fill="var(--ink)">
        {number}
      </text>
      <text x="130" y="440" fill="var(--ink)">
        {subject}
      </text>
      <text x="430" y="440" fill="var(--ink-2)">
        {date}
      </text>
      {first?.kind === 'table' ? <Rows table={first} /> : null}
      {first && first.kind !== 'table' ? <Figure figure={first} /> : null}
    </g>
  );
}

type Block = Sheet['blocks'][number];

function Rows({ table: { columns, rows } }: { table: Extract<Block, { kind: 'table' }> }) {
  const widths = columns.map(
    ({ title }, index) =>
      Math.max(title.length, ...rows.map((cells) => cells[index]?.length ?? 0)) + 1,
  );
  const sum = (counted: number[]) => counted.reduce((all, each) => all + each, 0);
  const placed = columns.map(({ title, align }, index) => {
    const before = sum(widths.slice(0, index));
    const at = align === 'end' ? before + (widths[index] ?? 1) - 1 : before;
    return {
      title,
      x: 20 + (at / (sum(widths) - 1)) * 520,
      anchor: align === 'end' ? 'end' : 'start',
    } as const;
  });
  const titles = placed.map(({ title }) => title);
  return [titles, ...rows.slice(0, 15)].flatMap((cells, line) => {
    const y = 78 + line * 21;
    return placed.map(({ x, anchor }, column) => (
      <text
        key={`${x} ${y}`}
        x={x}
        y={y}
        textAnchor={anchor}
        fontSize="11.5"
        fill={line ? 'var(--ink)' : 'var(--ink-3)'}
      >
        {cells[column]}
      </text>
    ));
  });
}

function Figure({ figure }: { figure: Exclude<Block, { kind: 'table' }> }) {
  const [, , wide = 1, high = 1] = sheetFigureBox(figure, 'wide').split(' ').map(Number);
  const scale = Math.min(520 / wide, 326 / high);
  return (
    <g
      stroke="none"
      transform={`translate(${280 - (wide * scale) / 2} ${231 - (high * scale) / 2}) scale(${scale})`}
    >
      {drawSheetFigure(figure, 'wide')}
    </g>
  );
}
