import { fillPlaceholders } from '#contract/placeholders.ts';
import type { SheetFigureData } from '#drawings/sheets/sheet-figure.tsx';
import { judgeRise, riseAtRatedLoad } from '#electrical/station/rise-bands.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { type Entry, hasFiles, readOrdered, readSingleton } from './read-entries.ts';
import { type Cell, parseCell } from './sheet-cell.ts';

type ContentBlock = Entry<'sheets'>['blocks'][number];
type ContentTable = Extract<ContentBlock, { kind: 'table' }>;

export type Sheet = Omit<Entry<'sheets'>, 'blocks'> & { blocks: SheetBlock[] };

type SheetBlock = SheetTable | SheetDrawing;

export type SheetTable = Pick<
  ContentTable,
  'kind' | 'id' | 'caption' | 'columns' | 'blank' | 'results' | 'limits'
> & {
  rows: SheetRow[];
  /** Measurements behind a temperature comparison table; undefined for other tables. */
  rises?: Pick<Extract<ContentBlock, { kind: 'rises' }>, 'celsius' | 'load' | 'compared'>;
};

/** A row of a table. Only rows that the field form prints need an `id`. */
export interface SheetRow {
  id?: string | undefined;
  cells: Cell[];
}

/** A drawing on a sheet; `label` describes the drawing in words. */
export type SheetDrawing = SheetFigureData & { id: string; label: string };

/** Returns all sample sheets in the order of the drawing register. */
export async function readSheets(): Promise<Sheet[]> {
  const entries = await readOrdered('sheets');
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) => composeBlock(block, entry, entries)),
  }));
}

/** Returns one sentence about the field forms and the text of the link to them; undefined if there are no sheets. */
export async function readFieldFormsLine() {
  if (!hasFiles('sheets')) return undefined;
  const { line, offer } = await readSingleton('samplesPage');
  return { text: line, link: offer.link };
}

/** Returns whether a sheet has a field form. One-lines and network drawings have none, because they show one station. */
export function hasBlankForm({ blocks }: Pick<Sheet, 'blocks'>): boolean {
  return !blocks.some(({ kind }) => kind === 'one-line' || kind === 'network');
}

function composeBlock(
  block: ContentBlock,
  { blocks }: Entry<'sheets'>,
  entries: readonly Entry<'sheets'>[],
): SheetBlock {
  switch (block.kind) {
    case 'index':
      return { ...block, kind: 'table', rows: listSheets(block.rows, entries) };
    case 'table':
      return { ...block, rows: block.rows.map(readRow) };
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
function listSheets(
  otherRows: ContentTable['rows'],
  entries: readonly Entry<'sheets'>[],
): SheetRow[] {
  const sheetRows = entries.map(({ number, title, revision, date, section }) => ({
    cells: [number, toPlainCharacters(title), `${revision}`, date, section],
  }));
  return [...sheetRows, ...otherRows]
    .sort(({ cells: [a = ''] }, { cells: [b = ''] }) => (a < b ? -1 : 1))
    .map(readRow);
}

/**
 * Returns the rows of a table that compares temperatures. A comparison with ambient also has a row with the rise
 * calculated for full load, unless the load was under 40% of full load, because the formula does not hold there.
 */
function listRises({
  celsius,
  load: { seen, full },
  compared,
}: Extract<ContentBlock, { kind: 'rises' }>): SheetRow[] {
  return compared.flatMap((comparison) => {
    const composeRow = (name: string, rise: number) => {
      const { band, action } = judgeRise(rise, comparison.as);
      return readRow({ cells: [name, `${Math.round(rise)} °C`, band, action] });
    };
    const rise = celsius - comparison.celsius;
    const measured = composeRow(comparison.with, rise);
    const atRatedLoad = riseAtRatedLoad(rise, seen, full);
    if (comparison.as !== 'ambient' || atRatedLoad === undefined) return [measured];
    return [measured, composeRow(`${comparison.with}, at ${full} A`, atRatedLoad)];
  });
}

/**
 * Returns the numeric values of the columns titled `x` and `y` of the table captioned `table`, percentages as numbers up
 * to 100. Skips rows in which one of the two cells has no number.
 */
function readColumnPairs(
  { table, x, y }: { table: string; x: string; y: string },
  blocks: readonly ContentBlock[],
): [x: number, y: number][] {
  const named = blocks.find((block) => block.kind === 'table' && block.caption === table);
  if (named?.kind !== 'table') return [];
  const at = (title: string) => named.columns.findIndex((column) => column.title === title);
  const [xIndex, yIndex] = [at(x), at(y)];
  return named.rows.flatMap((row): [number, number][] => {
    const { cells } = readRow(row);
    const pair = [cells[xIndex]?.quantity, cells[yIndex]?.quantity];
    const [xValue, yValue] = pair.map(
      (quantity) => quantity && quantity.value * (quantity.percent ? 100 : 1),
    );
    return xValue === undefined || yValue === undefined ? [] : [[xValue, yValue]];
  });
}

/** Parses the cells of a row, with the station's numbers inserted. In content, '-' stands for an empty cell. */
function readRow({ id, cells }: { id?: string | undefined; cells: readonly string[] }): SheetRow {
  const readCell = (cell: string) =>
    parseCell(cell === '-' ? '' : fillPlaceholders(cell, stationNumbers));
  return { id, cells: cells.map(readCell) };
}
