import { fillPlaceholders } from '#contract/placeholders.ts';
import type { SheetFigureData } from '#drawings/sheets/sheet-figure.tsx';
import { judgeRise, riseAt } from '#electrical/station/lug-heat.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { type Entry, readOrdered } from './content.ts';

export type Sheet = Omit<Entry<'sheets'>, 'blocks'> & { blocks: SheetBlock[] };

type SheetBlock = SheetTable | SheetDrawing;

export type SheetTable = Pick<
  ContentTable,
  'kind' | 'caption' | 'columns' | 'blank' | 'results'
> & {
  rows: string[][];
  /** Measurements that a temperature comparison table is calculated from; undefined for other tables. */
  rises?: Pick<Extract<ContentBlock, { kind: 'rises' }>, 'celsius' | 'load' | 'compared'>;
};

/** A drawing on a sheet, and what it shows in words. */
export type SheetDrawing = SheetFigureData & { label: string };

type ContentBlock = Entry<'sheets'>['blocks'][number];
type ContentTable = Extract<ContentBlock, { kind: 'table' }>;

/** Every sheet in the order of the register, with the station's numbers in its words. */
export async function readSheets(): Promise<Sheet[]> {
  const entries = (await readOrdered('sheets')).map(fillStationNumbers);
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) => composeBlock(block, entry, entries)),
  }));
}

/** Not by the schema: Astro caches what a schema returned until the file changes. */
function fillStationNumbers(entry: Entry<'sheets'>): Entry<'sheets'> {
  return JSON.parse(JSON.stringify(entry), (_, value) =>
    typeof value === 'string' ? fillPlaceholders(value, stationNumbers) : value,
  );
}

function composeBlock(
  block: ContentBlock,
  { blocks }: Entry<'sheets'>,
  entries: readonly Entry<'sheets'>[],
): SheetBlock {
  switch (block.kind) {
    case 'index': {
      const listed = entries.map(({ number, title, revision, date, section }) => [
        number,
        title,
        `${revision}`,
        date,
        section,
      ]);
      const rows = [...listed, ...block.rows.map(readCells)].sort(([a = ''], [b = '']) =>
        a < b ? -1 : 1,
      );
      return { ...block, kind: 'table', rows };
    }
    case 'table':
      return { ...block, rows: block.rows.map(readCells) };
    case 'rises': {
      const { seen, full } = block.load;
      const rows = block.compared.flatMap(({ with: other, celsius, as }) => {
        const row = (name: string, rise: number) => [
          name,
          `${Math.round(rise)} °C`,
          ...judgeRise(rise, as),
        ];
        const rise = block.celsius - celsius;
        const atLoad = row(`${other}, at ${full} A`, riseAt(rise, seen, full));
        return as === 'ambient' ? [row(other, rise), atLoad] : [row(other, rise)];
      });
      const { celsius, load, compared } = block;
      return { ...block, kind: 'table', rows, rises: { celsius, load, compared } };
    }
    case 'relay-curve':
    case 'ground-curve':
      return { ...block, readings: readingsOf(block, blocks) };
    default:
      return block;
  }
}

/** The numbers at the beginning of two columns' cells, of rows that have both. */
function readingsOf(
  { table, x, y }: { table: string; x: string; y: string },
  blocks: readonly ContentBlock[],
): [x: number, y: number][] {
  const named = blocks.find((block) => block.kind === 'table' && block.caption === table);
  if (named?.kind !== 'table') return [];
  const at = (title: string) => named.columns.findIndex((column) => column.title === title);
  const number = (cell = '') => Number.parseFloat(cell.replaceAll(',', ''));
  return named.rows
    .map(({ cells }): [number, number] => [number(cells[at(x)]), number(cells[at(y)])])
    .filter((pair) => !pair.some(Number.isNaN));
}

/** The cells of a row; '-' is an empty one. */
function readCells({ cells }: { cells: readonly string[] }): string[] {
  return cells.map((cell) => (cell === '-' ? '' : cell));
}
