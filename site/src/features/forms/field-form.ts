import { typeset } from '#schemas/prose/typeset.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { hasBlankForm, readSheets, type Sheet } from '#site/read/sheets.ts';
import { composeRises, composeTable, type FieldRow, type FieldTable } from './field-table.ts';

/** A named part of a form, with its permanent id. */
export interface NamedPart {
  id: string;
  name: string;
}

/** A field form derived from a sample sheet, to fill in on paper or as a spreadsheet. */
export interface FieldForm {
  /** The last part of the addresses of the sheet, the field form and the spreadsheet. */
  id: string;
  /** The permanent id of the form. */
  formId: string;
  number: string;
  title: string;
  /** Facts that are the same at every site, so they are printed on the field form. */
  kept: (NamedPart & { value: string })[];
  /** Blank lines that users write on. */
  lines: NamedPart[];
  /** Instruments. The form adds a line for the serial number and due date of each instrument. */
  instruments: NamedPart[];
  blocks: (FieldTable | { kind: 'sketch'; id: string })[];
  notes: readonly string[];
  /** Words with a box to check, such as Pass; none if the form is not a test. */
  verdicts: readonly string[];
  /** Number of lines for remarks. */
  remarkLines: number;
  /** Who signs the form. Example: Tested by */
  signers: readonly NamedPart[];
}

/** The part of a form that links to its page and lists of forms show. */
export type FormName = Pick<FieldForm, 'id' | 'formId' | 'title'>;

/** Returns the field forms of all sample sheets except drawings, in the order of the sheets. */
export async function readFieldForms(): Promise<FieldForm[]> {
  const forms = (await readSheets()).filter(hasBlankForm);
  if (forms.length === 0) return [];
  const words = await readSingleton('samplesPage');
  return forms.map((sheet) => composeForm(sheet, words));
}

/** Returns the blocks of a form with typeset cells, as the printed form shows them. */
export const typesetFieldBlocks = (blocks: FieldForm['blocks']) =>
  blocks.map((block) =>
    block.kind === 'table' ? { ...block, rows: block.rows.map(typesetRow) } : block,
  );

const typesetRow = ({ id, cells }: FieldRow): FieldRow => ({
  id,
  cells: cells.map((cell) => ({
    ...cell,
    sample: { ...cell.sample, text: typeset(cell.sample.text) },
  })),
});

/** A time-current curve needs paper with logarithmic scales, which the sketch area does not have. */
const isOnForm = ({ kind }: Sheet['blocks'][number]) => kind !== 'relay-curve';

function composeForm(sheet: Sheet, { rises, blank }: SamplesWords): FieldForm {
  const { id, formId, number, title, facts, blocks, blankLines = [], blankNotes = [] } = sheet;
  const namedFacts = (blank: 'instrument' | undefined) =>
    facts.filter((fact) => fact.blank === blank).map((fact) => ({ id: fact.id, name: fact.name }));
  return {
    id,
    formId,
    number,
    title,
    kept: facts.filter((fact) => fact.blank === 'keep'),
    lines: [...namedFacts(undefined), ...blankLines],
    instruments: namedFacts('instrument'),
    blocks: blocks.filter(isOnForm).map((block) => {
      if (block.kind !== 'table') return { kind: 'sketch', id: block.id };
      return block.rises ? composeRises(block, block.rises, rises) : composeTable(block);
    }),
    notes: blankNotes,
    verdicts: sheet.blankVerdict ? blank.verdicts : [],
    remarkLines: sheet.blankRemarks ?? 4,
    signers: sheet.blankSigners ?? blank.signers,
  };
}
