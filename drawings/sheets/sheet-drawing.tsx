import { type SheetName, sheetRegister } from '#electrical/station/sheet-register.ts';
import { figureWidth, type Sheet, type SheetTable } from './sheet.ts';
import { Lines, Words } from './sheet-plot.tsx';
import { sheets } from './sheets.ts';
import { TableDrawing, tableHeight } from './table-drawing.tsx';

/** A whole sheet. */
export const sheetBox = { width: 560, height: 725 };

const margin = 24;
const head = 64;
const middle = 300;
const foot = sheetBox.height - 104;

/** A sheet as it hangs on the wall: a form in mono, readable at its full size. */
export function SheetDrawing({ name }: { name: SheetName }) {
  const { width, height } = sheetBox;
  const sheet = sheets[name];
  const { title } = sheetRegister[name];
  return (
    <Lettered>
      <Lines d={`M.75.75h${width - 1.5}v${height - 1.5}H.75z`} weight={1.5} fill="paper" />
      <Lines d={`M0 ${head}h${width}`} weight={1.5} />
      <Title x={margin} y={46} size={22}>
        {title}
      </Title>
      <Words x={width - margin} y={46} anchor="end" quiet>
        Illustrative sample
      </Words>
      <Facts facts={sheet.facts} />
      <Body sheet={sheet} />
      <Foot name={name} sheet={sheet} />
    </Lettered>
  );
}

/** All that stands on a sheet is lettered alike. */
export function Lettered({ children }: { children: React.ReactNode }) {
  return (
    <g fontFamily="var(--mono, monospace)" fontSize="12.5" fontWeight="500" fill="var(--ink)">
      {children}
    </g>
  );
}

/** The name of a sheet, in the face of the site's headings. */
export function Title({
  x,
  y,
  size,
  children,
}: {
  x: number;
  y: number;
  size: number;
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--sans, sans-serif)"
      fontSize={size}
      fontWeight="600"
      fontStretch="108%"
      letterSpacing="-.02em"
    >
      {children}
    </text>
  );
}

function factsEnd(count: number): number {
  return head + 14 + Math.ceil(count / 2) * 19;
}

function Facts({ facts }: { facts: Sheet['facts'] }) {
  const end = factsEnd(facts.length);
  return (
    <>
      {facts.map(([name, value], index) => {
        const left = index % 2 ? middle + 12 : margin;
        const y = head + 23 + Math.floor(index / 2) * 19;
        return (
          <g key={name}>
            <Words x={left} y={y} quiet>
              {name}
            </Words>
            <Words x={left + 86} y={y}>
              {value}
            </Words>
          </g>
        );
      })}
      <Lines tone="quiet" weight={0.8} d={`M0 ${end}h${sheetBox.width}`} />
    </>
  );
}

/** The blocks under one another; the rows of tables take up what is left, within reason. */
function Body({ sheet }: { sheet: Sheet }) {
  const top = factsEnd(sheet.facts.length) + 8;
  const tables = sheet.blocks.filter((block): block is SheetTable => block.kind === 'table');
  const captioned = tables.length > 1;
  const fixed = sheet.blocks.reduce(
    (sum, block) =>
      sum + (block.kind === 'figure' ? block.height.wide + 8 : tableHeight(block, 0, captioned)),
    0,
  );
  const rows = tables.reduce((sum, { rows: each }) => sum + each.length, 0);
  const row = Math.min(30, Math.floor((foot - top - fixed) / Math.max(1, rows)));
  let y = top;
  return (
    <>
      {sheet.blocks.map((block) => {
        const at = y;
        y += block.kind === 'figure' ? block.height.wide + 8 : tableHeight(block, row, captioned);
        if (block.kind === 'table') {
          return (
            <TableDrawing
              key={block.caption}
              table={block}
              y={at}
              row={row}
              captioned={captioned}
              from={margin}
              to={margin + figureWidth.wide}
            />
          );
        }
        return (
          <g key={block.label} transform={`translate(${margin} ${at + 4})`}>
            {block.draw('wide')}
          </g>
        );
      })}
    </>
  );
}

function Foot({ name, sheet }: { name: SheetName; sheet: Sheet }) {
  const { number, subject, revision, date, by } = sheetRegister[name];
  const right = sheetBox.width;
  const cells = [
    ['Sheet', number, middle],
    ['Rev', `${revision}`, middle + 60],
    ['Date', date, middle + 102],
    ['By', by, middle + 208],
  ] as const;
  return (
    <>
      <Lines tone="quiet" weight={0.8} d={`M0 ${foot}H${middle}`} />
      <Lines weight={1.5} d={`M${right} ${foot}H${middle}V${sheetBox.height}`} />
      <Lines
        tone="quiet"
        weight={0.8}
        d={`M${middle} ${foot + 34}H${right}M${middle} ${foot + 60}H${right}${cells
          .slice(1)
          .map(([, , x]) => `M${x} ${foot + 60}v44`)
          .join('')}`}
      />
      <Title x={middle + 12} y={foot + 22} size={15}>
        {subject}
      </Title>
      <Words x={middle + 12} y={foot + 51}>
        {sheet.station}
      </Words>
      {cells.map(([label, value, x]) => (
        <g key={label}>
          <Words x={x + 8} y={foot + 76} quiet>
            {label}
          </Words>
          <Words x={x + 8} y={foot + 94}>
            {value}
          </Words>
        </g>
      ))}
      {sheet.notes.map((note, index) => (
        <Words key={note} x={margin} y={foot + 27 + index * 20}>
          {note}
        </Words>
      ))}
    </>
  );
}
