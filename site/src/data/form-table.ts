import { judgeRise, riseAt } from '#electrical/station/rise-bands.ts';
import type { Unit } from '#electrical/units.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import type { Entry } from './read-entries.ts';
import type { SheetTable } from './sheets.ts';

export interface FormTable {
  kind: 'table';
  caption: string;
  /** Caption of the table on the filled-in sample. */
  sampleCaption: string;
  columns: FormColumn[];
  rows: FormCell[][];
  /**
   * Numbers of columns and rows on the sample. These columns and rows come first; the remaining ones are only on the
   * blank form.
   */
  onSample: { columns: number; rows: number };
  /** Results below the table. */
  results: { name: string; of: string; at: string }[];
}

export interface FormColumn {
  title: string;
  /** Whether the column head is blank on the form, so that users can write their own title. */
  untitled: boolean;
  /** Whether empty cells show no unit, because users choose the unit. */
  open?: boolean;
  unit?: Unit | undefined;
  align?: 'end' | undefined;
  phones?: 'below' | undefined;
  /** Width on the printed form. Default: as wide as the sample's cells. */
  width?: ColumnWidth | undefined;
}

export type ColumnWidth = 'narrow' | 'short' | 'medium' | 'wide';

export interface FormCell {
  /** Text of the cell on the sample sheet. Empty in spare rows, except for the names of some spare rows. */
  sample: string;
  /** Whether the sample's text is also printed on the blank form. */
  kept: boolean;
  formula?: FormFormula | undefined;
}

type RiseWords = SamplesWords['rises'];

type ContentBlock = Entry<'sheets'>['blocks'][number];
type ContentFormula = NonNullable<
  Extract<ContentBlock, { kind: 'table' }>['columns'][number]['formula']
>;

/** Formula that calculates a table cell from other cells in the row, which are identified by their column titles. */
export type FormFormula =
  | ContentFormula
  | { kind: 'difference'; of: string; less: string }
  | { kind: 'rise-at-full-load'; rise: string; load: string; full: string }
  | { kind: 'rise-band'; rise: string; comparedTo: 'similar' | 'ambient' };

type ExtraColumns = NonNullable<SheetTable['blank']>['columns'];

export function composeTable(table: SheetTable): FormTable {
  const { caption, columns, rows, blank, results = [] } = table;
  const extraColumns = composeExtraColumns(blank?.columns);
  return {
    kind: 'table',
    caption: blank?.caption ?? caption,
    sampleCaption: caption,
    columns: [...columns.map(composeColumn), ...extraColumns],
    rows: composeRows(table, extraColumns.length),
    onSample: { columns: columns.length, rows: rows.length },
    results,
  };
}

function composeColumn(column: SheetTable['columns'][number]): FormColumn {
  const { title, blank, unit, align, phones, width } = column;
  return {
    title,
    untitled: blank === 'untitled',
    open: blank === 'open',
    unit,
    align,
    phones,
    width,
  };
}

/** Returns the columns that only the blank form has. Their names are unique, even if their heads are blank. */
function composeExtraColumns(columns: ExtraColumns = []): FormColumn[] {
  return columns.map(({ title, width }, index) => ({
    title: title ?? `${index}`,
    untitled: title === undefined,
    width,
    phones: 'below',
  }));
}

/** Returns the sample's rows, followed by spare rows up to the number of rows of the form. */
function composeRows({ columns, rows, blank }: SheetTable, extraColumnCount: number): FormCell[][] {
  const isKept = columns.some((column) => column.blank === 'keep');
  const formRows: FormCell[][] = [];
  const rowCount = blank?.rows ?? rows.length;
  for (let rowIndex = 0; rowIndex < rowCount; rowIndex++) {
    const cells = rows[rowIndex];
    const spareName = blank?.spare?.[rowIndex - rows.length];
    const formCells = columns.map(({ blank: onForm, formula }, index): FormCell => {
      if (index === 0 && spareName) return { sample: spareName, kept: true };
      const sample = cells?.[index] ?? '';
      // If the form keeps sample text in any column, rows of the sample have formulas only in cells that the sample
      // fills in.
      const isCalculated = sample !== '' || !isKept || cells === undefined;
      return { sample, kept: onForm === 'keep', formula: isCalculated ? formula : undefined };
    });
    formRows.push([...formCells, ...emptyCells(extraColumnCount)]);
  }
  return formRows;
}

function emptyCells(count: number): FormCell[] {
  return new Array<FormCell>(count).fill({ sample: '', kept: false });
}

/**
 * Returns a table with one row per temperature comparison, including all values that determine the temperature rise. The
 * standard defines its bands for the measured rise; the band of the rise at full load only shows what to expect.
 */
export function composeRises(
  { caption, blank }: SheetTable,
  { celsius, load, compared }: NonNullable<SheetTable['rises']>,
  words: RiseWords,
): FormTable {
  const columns = composeRiseColumns(words);
  const extraColumns = composeExtraColumns(blank?.columns);
  const band = (rise: number, title: string, as: 'similar' | 'ambient'): FormCell => ({
    sample: judgeRise(rise, as).band,
    kept: false,
    formula: { kind: 'rise-band', rise: title, comparedTo: as },
  });
  return {
    kind: 'table',
    caption: blank?.caption ?? caption,
    sampleCaption: caption,
    columns: [...columns, ...extraColumns],
    rows: compared.map(({ celsius: other, as }) => {
      const rise = celsius - other;
      const atFullLoad = riseAt(rise, load.seen, load.full);
      const written = (sample: number) => ({ sample: `${sample}`, kept: false });
      // Temperatures have a decimal, because a band of 1 to 3 °C is exceeded at 3.1 °C.
      const temperature = (sample: number) => ({ sample: sample.toFixed(1), kept: false });
      return [
        { sample: words[as], kept: true },
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
          ...temperature(atFullLoad),
          formula: {
            kind: 'rise-at-full-load',
            rise: words.rise,
            load: words.load,
            full: words.full,
          },
        },
        band(atFullLoad, words.atFull, as),
        ...emptyCells(extraColumns.length),
      ];
    }),
    onSample: { columns: columns.length, rows: compared.length },
    results: [],
  };
}

function composeRiseColumns(words: RiseWords): FormColumn[] {
  const number = (title: string, unit: Unit) => ({
    title,
    untitled: false,
    unit,
    align: 'end' as const,
  });
  return [
    { title: words.with, untitled: false, width: 'medium' },
    number(words.hot, '°C'),
    number(words.read, '°C'),
    number(words.rise, '°C'),
    { title: words.band, untitled: false },
    { ...number(words.load, 'A'), phones: 'below' },
    { ...number(words.full, 'A'), phones: 'below' },
    { ...number(words.atFull, '°C'), phones: 'below' },
    { title: words.bandAtFull, untitled: false, phones: 'below' },
  ];
}
