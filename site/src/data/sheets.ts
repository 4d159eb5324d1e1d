import { fillPlaceholders } from '#contract/placeholders.ts';
import type { SheetFigureData } from '#drawings/sheets/sheet-figure.tsx';
import { judgeRise, riseAt } from '#electrical/station/rise-bands.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { type Entry, readOrdered } from './read-entries.ts';

type ContentBlock = Entry<'sheets'>['blocks'][number];
type ContentTable = Extract<ContentBlock, { kind: 'table' }>;

export type Sheet = Omit<Entry<'sheets'>, 'blocks'> & { blocks: SheetBlock[] };

type SheetBlock = SheetTable | SheetDrawing;

export type SheetTable = Pick<
  ContentTable,
  'kind' | 'caption' | 'columns' | 'blank' | 'results'
> & {
  rows: string[][];
  /** Measurements behind a temperature comparison table; undefined for other tables. */
  rises?: Pick<Extract<ContentBlock, { kind: 'rises' }>, 'celsius' | 'load' | 'compared'>;
};

/** A drawing on a sheet; `label` describes the drawing in words. */
export type SheetDrawing = SheetFigureData & { label: string };

/** Returns all sample sheets in the order of the drawing register, with the station's numbers filled in. */
export async function readSheets(): Promise<Sheet[]> {
  const entries = (await readOrdered('sheets')).map(fillStationNumbers);
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) => composeBlock(block, entry, entries)),
  }));
}

/**
 * Fills in the station's numbers. The schema cannot do this: Astro caches the schema's result until the sheet changes,
 * but the numbers are in other files.
 */
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
    case 'index':
      return { ...block, kind: 'table', rows: listSheets(block.rows.map(readCells), entries) };
    case 'table':
      return { ...block, rows: block.rows.map(readCells) };
    case 'rises': {
      const { celsius, load, compared } = block;
      const rows = listRises(block);
      return { ...block, kind: 'table', rows, rises: { celsius, load, compared } };
    }
    case 'relay-curve':
    case 'ground-curve':
      return { ...block, readings: readColumnPairs(block, blocks) };
    default:
      return block;
  }
}

/** Returns the rows of the sheet index, sorted by sheet number. `otherRows` are sheets without a page. */
function listSheets(otherRows: string[][], entries: readonly Entry<'sheets'>[]): string[][] {
  const sheetRows = entries.map(({ number, title, revision, date, section }) => [
    number,
    title,
    `${revision}`,
    date,
    section,
  ]);
  return [...sheetRows, ...otherRows].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/** Returns the rows of a temperature comparison table. A comparison with ambient also has a row at full load. */
function listRises({
  celsius,
  load: { seen, full },
  compared,
}: Extract<ContentBlock, { kind: 'rises' }>): string[][] {
  return compared.flatMap((comparison) => {
    const composeRow = (name: string, rise: number) => {
      const { band, action } = judgeRise(rise, comparison.as);
      return [name, `${Math.round(rise)} °C`, band, action];
    };
    const rise = celsius - comparison.celsius;
    const measured = composeRow(comparison.with, rise);
    if (comparison.as !== 'ambient') return [measured];
    return [measured, composeRow(`${comparison.with}, at ${full} A`, riseAt(rise, seen, full))];
  });
}

/**
 * Returns the numeric values of the columns titled `x` and `y` of the table captioned `table`. Skips rows in which a
 * cell does not start with a number.
 */
function readColumnPairs(
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

/** Returns the cells of a row. In content, '-' stands for an empty cell. */
function readCells({ cells }: { cells: readonly string[] }): string[] {
  return cells.map((cell) => (cell === '-' ? '' : cell));
}
