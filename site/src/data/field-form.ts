import { judgeRise, riseAt } from '#electrical/station/lug-heat.ts';
import type { Unit } from '#electrical/units.ts';
import { type Entry, readSingleton } from './content.ts';
import { readSheets, type Sheet, type SheetTable } from './sheets.ts';

/** A blank form derived from a sample sheet, to fill in on paper or as a spreadsheet. */
export interface FieldForm {
  id: string;
  number: string;
  title: string;
  /** Facts that are the same at every site, so they are printed on the blank form. */
  kept: { name: string; value: string }[];
  /** Labels of the blank lines that users write on. */
  lines: string[];
  /** Instrument names. The form adds a line for the serial number and due date of each instrument. */
  instruments: string[];
  blocks: (FormTable | { kind: 'sketch' })[];
  notes: readonly string[];
}

export interface FormTable {
  kind: 'table';
  caption: string;
  /** Caption of the table on the filled-in sample. */
  sampleCaption: string;
  columns: FormColumn[];
  rows: FormCell[][];
  /** Results below the table. */
  results: { name: string; of: string; at: string }[];
}

export interface FormColumn {
  title: string;
  /** Whether the column head is blank on the form, so that users can write their own title. */
  untitled: boolean;
  unit?: Unit | undefined;
  align?: 'end' | undefined;
  phones?: 'below' | undefined;
}

export interface FormCell {
  /** Text of the cell on the sample sheet; empty in rows that only the blank form has. */
  sample: string;
  /** Whether the sample's text is also printed on the blank form. */
  kept: boolean;
  formula?: FormFormula | undefined;
}

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

/** Returns the blank forms of all sample sheets except drawings, in the order of the sheets. */
export async function readFieldForms(): Promise<FieldForm[]> {
  const forms = (await readSheets()).filter(hasBlankForm);
  if (forms.length === 0) return [];
  const { rises } = await readSingleton('samplesPage');
  return forms.map((sheet) => composeForm(sheet, rises));
}

/** Returns whether a sheet has a blank form. One-lines and network drawings have none, because they show one station. */
export function hasBlankForm({ blocks }: Pick<Sheet, 'blocks'>): boolean {
  return !blocks.some(({ kind }) => kind === 'one-line' || kind === 'network');
}

type RiseWords = Entry<'samplesPage'>['rises'];

function composeForm(sheet: Sheet, riseWords: RiseWords): FieldForm {
  const { id, number, title, facts, blocks, blankNotes = [] } = sheet;
  return {
    id,
    number,
    title,
    kept: facts.filter(({ blank }) => blank === 'keep'),
    lines: facts.filter(({ blank }) => blank === undefined).map(({ name }) => name),
    instruments: facts.filter(({ blank }) => blank === 'instrument').map(({ name }) => name),
    blocks: blocks.map((block) => {
      if (block.kind !== 'table') return { kind: 'sketch' };
      return block.rises ? composeRises(block, block.rises, riseWords) : composeTable(block);
    }),
    notes: blankNotes,
  };
}

function composeTable(table: SheetTable): FormTable {
  const { caption, columns, rows, blank, results = [] } = table;
  const isKept = columns.some((column) => column.blank === 'keep');
  const count = isKept ? rows.length : (blank?.rows ?? rows.length);
  const formRows = Array.from({ length: count }, (_, index) => rows[index]);
  return {
    kind: 'table',
    caption: blank?.caption ?? caption,
    sampleCaption: caption,
    columns: columns.map(({ title, unit, align, phones, blank: onForm }) => ({
      title,
      untitled: onForm === 'untitled',
      unit,
      align,
      phones,
    })),
    rows: formRows.map((cells) =>
      columns.map(({ blank: onForm, formula }, index) => {
        const sample = cells?.[index] ?? '';
        // If the form keeps the sample's row names, calculate only cells that the sample calculates.
        const isCalculated = sample !== '' || !isKept;
        return { sample, kept: onForm === 'keep', formula: isCalculated ? formula : undefined };
      }),
    ),
    results,
  };
}

/** Returns a table with one row per temperature comparison, including all values that determine the temperature rise. */
function composeRises(
  { caption, blank }: SheetTable,
  { celsius, load, compared }: NonNullable<SheetTable['rises']>,
  words: RiseWords,
): FormTable {
  const number = (title: string, unit: Unit) => ({
    title,
    untitled: false,
    unit,
    align: 'end' as const,
  });
  return {
    kind: 'table',
    caption: blank?.caption ?? caption,
    sampleCaption: caption,
    columns: [
      { title: words.with, untitled: false },
      number(words.hot, '°C'),
      number(words.read, '°C'),
      { ...number(words.load, 'A'), phones: 'below' },
      { ...number(words.full, 'A'), phones: 'below' },
      number(words.rise, '°C'),
      number(words.atFull, '°C'),
      { title: words.band, untitled: false, phones: 'below' },
    ],
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
        written(load.seen),
        written(load.full),
        {
          ...temperature(rise),
          formula: { kind: 'difference', of: words.hot, less: words.read },
        },
        {
          ...temperature(atFullLoad),
          formula: {
            kind: 'rise-at-full-load',
            rise: words.rise,
            load: words.load,
            full: words.full,
          },
        },
        {
          sample: judgeRise(atFullLoad, as)[0],
          kept: false,
          formula: { kind: 'rise-band', rise: words.atFull, comparedTo: as },
        },
      ];
    }),
    results: [],
  };
}
