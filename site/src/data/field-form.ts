import type { SamplesWords } from '#schemas/samples-page.ts';
import { composeRises, composeTable, type FormTable } from './form-table.ts';
import { readSingleton } from './read-entries.ts';
import { readSheets, type Sheet } from './sheets.ts';

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
  /** Words with a box to check, such as Pass; none if the form is not a test. */
  verdicts: readonly string[];
  /** Number of lines for remarks. */
  remarkLines: number;
  /** Who signs the form. Example: Tested by */
  signers: readonly string[];
}

/** Returns the blank forms of all sample sheets except drawings, in the order of the sheets. */
export async function readFieldForms(): Promise<FieldForm[]> {
  const forms = (await readSheets()).filter(hasBlankForm);
  if (forms.length === 0) return [];
  const words = await readSingleton('samplesPage');
  return forms.map((sheet) => composeForm(sheet, words));
}

/** A time-current curve needs paper with logarithmic scales, which the sketch area does not have. */
const isOnForm = ({ kind }: Sheet['blocks'][number]) => kind !== 'relay-curve';

/** Returns whether a sheet has a blank form. One-lines and network drawings have none, because they show one station. */
export function hasBlankForm({ blocks }: Pick<Sheet, 'blocks'>): boolean {
  return !blocks.some(({ kind }) => kind === 'one-line' || kind === 'network');
}

function composeForm(sheet: Sheet, { rises, blank }: SamplesWords): FieldForm {
  const { id, number, title, facts, blocks, blankLines = [], blankNotes = [] } = sheet;
  const linesOfFacts = facts.filter((fact) => fact.blank === undefined).map(({ name }) => name);
  return {
    id,
    number,
    title,
    kept: facts.filter((fact) => fact.blank === 'keep'),
    lines: [...linesOfFacts, ...blankLines],
    instruments: facts.filter((fact) => fact.blank === 'instrument').map(({ name }) => name),
    blocks: blocks.filter(isOnForm).map((block) => {
      if (block.kind !== 'table') return { kind: 'sketch' };
      return block.rises ? composeRises(block, block.rises, rises) : composeTable(block);
    }),
    notes: blankNotes,
    verdicts: sheet.blankVerdict ? blank.verdicts : [],
    remarkLines: sheet.blankRemarks ?? 4,
    signers: sheet.blankSigners ?? blank.signers,
  };
}
