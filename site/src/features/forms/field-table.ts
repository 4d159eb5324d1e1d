import { judgeRise, riseAtRatedLoad, underLowestLoad } from '#electrical/station/rise-bands.ts';
import type { Unit } from '#electrical/units.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import type { Entry } from '#site/read/read-entries.ts';
import { type Cell, parseCell } from '#site/read/sheet-cell.ts';
import type { SheetTable } from '#site/read/sheets.ts';

/** A table of a field form, and the same table filled in for the sample station. */
export interface FieldTable {
  kind: 'table';
  /** Permanent id, unique on the form. Columns have unique ids in their table, and so have rows. */
  id: string;
  caption: string;
  /** Caption of the same table on the sheet that is filled in for the sample station. */
  sampleCaption: string;
  /** The sample's columns, followed by columns that only the form has. */
  columns: FieldColumn[];
  /** Rows of the form, with a cell for each column. */
  rows: FieldRow[];
  /** The filled-in sample: all of its rows, with a cell for each of its columns. */
  sample: { columns: FieldColumn[]; rows: FieldRow[] };
  /** Results below the table. */
  results: { name: string; of: string; at: string }[];
  /** Limits that the caption or a line of the form states. */
  limits: NonNullable<SheetTable['limits']>;
}

export interface FieldRow {
  /** Permanent id; `row-1`, `row-2` and so on for rows without a printed name. */
  id: string;
  cells: FieldCell[];
}

export interface FieldColumn {
  id: string;
  title: string;
  /** Whether the column head is blank on the form, so that users can write their own title. */
  untitled: boolean;
  /** Whether empty cells show no unit, because users choose the unit. */
  open?: boolean;
  unit?: Unit | undefined;
  align?: 'end' | undefined;
  phones?: 'below' | undefined;
  /** Limit that the column has for other columns of the same row, which are identified by their titles. */
  limits?: { of: readonly string[]; as?: 'most' | 'least' | undefined } | undefined;
  /** Width on the printed form. Default: as wide as the sample's cells. */
  width?: ColumnWidth | undefined;
}

export type ColumnWidth = 'narrow' | 'short' | 'medium' | 'wide';

export interface FieldCell {
  /** Cell of the sample sheet. Empty in spare rows, except for the names of some spare rows. */
  sample: Cell;
  /** Whether the sample's text is also printed on the field form. */
  kept: boolean;
  formula?: FieldFormula | undefined;
  /** What a user typed into the cell, for the spreadsheet of a form that was filled in on the page. */
  typed?: Cell | undefined;
}

type RiseWords = SamplesWords['rises'];

type ContentBlock = Entry<'sheets'>['blocks'][number];
type ContentFormula = NonNullable<
  Extract<ContentBlock, { kind: 'table' }>['columns'][number]['formula']
>;

/** Formula that calculates a table cell from other cells in the row, which are identified by their column titles. */
export type FieldFormula =
  | ContentFormula
  | { kind: 'rise-at-full-load'; rise: string; load: string; full: string }
  | { kind: 'rise-band'; rise: string; comparedTo: 'similar' | 'ambient' };

type ExtraColumns = NonNullable<SheetTable['blank']>['columns'];

const emptyCell: FieldCell = { sample: { text: '' }, kept: false };

export function composeTable(table: SheetTable): FieldTable {
  const { id, caption, columns, blank, results = [], limits = [] } = table;
  const sampleColumns = columns.map(composeColumn);
  const extraColumns = composeExtraColumns(blank?.columns);
  const sampleRows = composeSampleRows(table);
  return {
    kind: 'table',
    id,
    caption: blank?.caption ?? caption,
    sampleCaption: caption,
    columns: [...sampleColumns, ...extraColumns],
    rows: composeFormRows(table, sampleRows).map((row) => addEmptyCells(row, extraColumns.length)),
    sample: { columns: sampleColumns, rows: sampleRows },
    results,
    limits,
  };
}

function composeColumn(column: SheetTable['columns'][number]): FieldColumn {
  const { id, title, blank, unit, align, phones, width, limits } = column;
  return {
    id,
    title,
    untitled: blank === 'untitled',
    open: blank === 'open',
    unit,
    align,
    phones,
    width,
    limits,
  };
}

/** Returns the columns that only the field form has. Their names are unique, even if their heads are blank. */
function composeExtraColumns(columns: ExtraColumns = []): FieldColumn[] {
  return columns.map(({ id, title, width }) => ({
    id,
    title: title ?? id,
    untitled: title === undefined,
    width,
    phones: 'below',
  }));
}

/** Returns whether the form prints cells of the sample, such as the names of tests. */
const printsSample = ({ columns }: SheetTable) => columns.some(({ blank }) => blank === 'keep');

function composeSampleRows(table: SheetTable): FieldRow[] {
  const isPrinted = printsSample(table);
  return table.rows.map(({ id, cells }, rowIndex) => ({
    id: id ?? `row-${rowIndex + 1}`,
    cells: table.columns.map(({ blank, formula }, index): FieldCell => {
      const sample = cells[index] ?? { text: '' };
      // On a form that prints cells of the sample, rows of the sample have formulas only in cells that the sample fills
      // in.
      const isFilled = sample.text !== '' || !isPrinted;
      const isWhole = formula?.kind === 'share' && formula.at === cells[0]?.text;
      const isCalculated = isFilled && !isWhole;
      return { sample, kept: blank === 'keep', formula: isCalculated ? formula : undefined };
    }),
  }));
}

/** Returns the sample's rows, followed by named and empty spare rows up to the number of rows of the form. */
function composeFormRows(table: SheetTable, sampleRows: readonly FieldRow[]): FieldRow[] {
  const { columns, blank } = table;
  const isPrinted = printsSample(table);
  const rowCount = blank?.rows ?? sampleRows.length;
  const rows: FieldRow[] = [];
  let unnamedRows = 0;
  for (let rowIndex = 0; rowIndex < rowCount; rowIndex++) {
    const sampleRow = sampleRows[rowIndex];
    const spare = blank?.spare?.[rowIndex - sampleRows.length];
    const namedId = spare?.id ?? (isPrinted ? sampleRow?.id : undefined);
    if (namedId === undefined) unnamedRows += 1;
    const cells =
      sampleRow?.cells ??
      columns.map(({ formula }, index): FieldCell => {
        if (index === 0 && spare)
          return { sample: parseCell(toPlainCharacters(spare.name)), kept: true };
        return spare?.yesOrNo ? emptyCell : { ...emptyCell, formula };
      });
    rows.push({ id: namedId ?? `row-${unnamedRows}`, cells });
  }
  return rows;
}

function addEmptyCells({ id, cells }: FieldRow, count: number): FieldRow {
  return { id, cells: [...cells, ...new Array<FieldCell>(count).fill(emptyCell)] };
}

/**
 * Returns a table with one row per temperature comparison, including all values that determine the temperature rise. The
 * standard defines its bands for the measured rise; the band of the rise at full load only shows what to expect.
 */
export function composeRises(
  { id, caption, blank }: SheetTable,
  { celsius, load, compared }: NonNullable<SheetTable['rises']>,
  words: RiseWords,
): FieldTable {
  const columns = composeRiseColumns(words);
  const extraColumns = composeExtraColumns(blank?.columns);
  const band = (rise: number | undefined, title: string, as: 'similar' | 'ambient'): FieldCell => ({
    sample: parseCell(rise === undefined ? '' : judgeRise(rise, as).band),
    kept: false,
    formula: { kind: 'rise-band', rise: title, comparedTo: as },
  });
  const written = (sample: number | string): FieldCell => ({
    sample: parseCell(`${sample}`),
    kept: false,
  });
  // Temperatures have a decimal, because a band of 1 to 3 °C is exceeded at 3.1 °C.
  const temperature = (sample: number): FieldCell => ({
    sample: parseCell(sample.toFixed(1)),
    kept: false,
  });
  const rows = compared.map(({ id: rowId, celsius: other, as }): FieldRow => {
    const rise = celsius - other;
    const atFullLoad = riseAtRatedLoad(rise, load.seen, load.full);
    const cells: FieldCell[] = [
      { sample: parseCell(toPlainCharacters(words[as])), kept: true },
      temperature(celsius),
      temperature(other),
      {
        ...temperature(rise),
        formula: { kind: 'difference', of: words.hot, less: words.read },
      },
      band(rise, words.rise, as),
      written(load.seen),
      written(load.full),
      {
        ...(atFullLoad === undefined ? written(underLowestLoad) : temperature(atFullLoad)),
        formula: {
          kind: 'rise-at-full-load',
          rise: words.rise,
          load: words.load,
          full: words.full,
        },
      },
      band(atFullLoad, words.atFull, as),
    ];
    return { id: rowId, cells };
  });
  return {
    kind: 'table',
    id,
    caption: blank?.caption ?? caption,
    sampleCaption: caption,
    columns: [...columns, ...extraColumns],
    rows: rows.map((row) => addEmptyCells(row, extraColumns.length)),
    sample: { columns, rows },
    results: [],
    limits: [],
  };
}

function composeRiseColumns(words: RiseWords): FieldColumn[] {
  const number = (id: string, title: string, unit: Unit) => ({
    id,
    title,
    untitled: false,
    unit,
    align: 'end' as const,
  });
  // The ids are permanent, like those in the sheets' files.
  return [
    { id: 'with', title: words.with, untitled: false, width: 'medium' },
    number('hot', words.hot, '°C'),
    number('read', words.read, '°C'),
    number('rise', words.rise, '°C'),
    { id: 'band', title: words.band, untitled: false },
    { ...number('load', words.load, 'A'), phones: 'below' },
    { ...number('full', words.full, 'A'), phones: 'below' },
    { ...number('at-full', words.atFull, '°C'), phones: 'below' },
    { id: 'band-at-full', title: words.bandAtFull, untitled: false, phones: 'below' },
  ];
}
