import type { WriteSheet } from 'hucre/xlsx';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { FieldForm } from '../field-form.ts';
import { instrumentKey, lineKey, remarksKey, signerKey, verdictKey } from '../field-keys.ts';
import type { FieldTable } from '../field-table.ts';
import { type LineWords, listLines } from '../form-lines.ts';
import { formatColumnHead } from '../format-column-head.ts';
import { smallStyle, titleStyle, warningStyle } from './cell-styles.ts';
import { Worksheet } from './worksheet.ts';
import { writeTable } from './write-table.ts';

/** Text on a worksheet besides the text of the form. */
export interface WorksheetWords extends LineWords {
  /** Name of the worksheet's tab. */
  name: string;
  /** The site's company with its phone numbers and license numbers. */
  heading: string;
  /** Facts about the sample; not used on the field form. */
  facts: { name: string; value: string }[];
  serial: string;
  due: string;
  remarks: string;
  signature: string;
  /** Note at the top of the form about what to type. */
  typing: string;
}

const minimumColumns = 4;

/** Column widths, in characters. */
const minimumWidth = 9;
const minimumFirstWidth = 24;
const widthPadding = 2;

/** Total width of the widest form in portrait orientation. A wider form would print in letters of less than 9 points. */
const maximumPortraitWidth = 120;

/** Maximum number of frozen rows that leaves enough of a screen for the other rows. */
const maximumFrozenRows = 14;

/**
 * Composes one worksheet: the field form or, if `filled` is true, the form with the sample's readings.
 *
 * @param typed What a user typed into the form, by the keys of its fields (`field-keys.ts`).
 * @param warnings Lines about values beyond their limits, which stand below the tables.
 */
export function composeWorksheet(
  form: FieldForm,
  words: WorksheetWords,
  {
    filled,
    typed = {},
    warnings = [],
  }: {
    filled: boolean;
    typed?: Readonly<Record<string, string>>;
    warnings?: readonly string[];
  },
): WriteSheet {
  const formTables = form.blocks.filter((block) => block.kind === 'table');
  const tables = filled ? formTables.map(selectSample) : formTables;
  const columnCount = Math.max(minimumColumns, ...tables.map(({ columns }) => columns.length));
  const sheet = new Worksheet(columnCount);
  sheet.writeLine(`${form.title}, ${form.number}`, titleStyle);
  sheet.writeLine(words.heading, smallStyle);
  if (!filled) sheet.writeLine(words.typing, smallStyle);
  for (const { name, value } of filled ? words.facts : form.kept) sheet.writeFact(name, value);
  if (!filled) writeLinesAboveTables(sheet, form, words, typed);
  sheet.row += 1;
  const headRows = tables.map((table) => writeTable(sheet, table, filled));
  for (const warning of warnings) sheet.writeLine(warning, warningStyle);
  if (warnings.length > 0) sheet.row += 1;
  if (!filled) writeLinesBelowTables(sheet, form, words, typed);
  for (const note of form.notes) sheet.writeLine(note, smallStyle);
  const widths = columnWidths(tables, columnCount);
  return {
    name: words.name,
    rows: [],
    cells: sheet.cells,
    merges: sheet.merges,
    columns: widths.map((width) => ({ width })),
    freezePane: { rows: countFrozenRows(headRows) },
    pageSetup: composePageSetup(widths),
    headerFooter: {
      oddFooter: `&L${form.number} ${toPlainCharacters(form.title).replaceAll('&', '&&')}&RPage &P of &N`,
    },
    // Protection keeps users from typing over formulas. It has no password, so that users can remove it.
    protection: {
      sheet: true,
      formatCells: true,
      formatColumns: true,
      formatRows: true,
      insertRows: true,
    },
  };
}

/** Returns the table as the sample has it: all of its rows, without the form's spare rows and columns. */
function selectSample(table: FieldTable): FieldTable {
  return { ...table, ...table.sample };
}

/** Writes the lines for site, subject and date, for facts, and for instruments. */
function writeLinesAboveTables(
  sheet: Worksheet,
  form: FieldForm,
  words: WorksheetWords,
  typed: Readonly<Record<string, string>>,
) {
  const { head, own } = listLines(form, words);
  for (const { id, name } of [...head, ...own]) sheet.writeLineToFill(name, typed[lineKey(id)]);
  for (const instrument of form.instruments) {
    const { id, name } = instrument;
    const { serial, due } = nameInstrumentLines(name, words);
    sheet.writeLineToFill(serial, typed[instrumentKey(id, 'serial')]);
    sheet.writeLineToFill(due, typed[instrumentKey(id, 'due')]);
  }
}

/** Writes the lines for the verdict, remarks and signatures. */
function writeLinesBelowTables(
  sheet: Worksheet,
  form: FieldForm,
  words: WorksheetWords,
  typed: Readonly<Record<string, string>>,
) {
  if (form.verdicts.length > 0) {
    sheet.writeLineToFill(form.verdicts.join(' / '), typed[verdictKey]);
  }
  const remarks = typed[remarksKey]?.split('\n') ?? [];
  for (let line = 0; line < Math.max(form.remarkLines, remarks.length); line += 1) {
    sheet.writeLineToFill(line === 0 ? words.remarks : '', remarks[line]);
  }
  for (const { id, name } of form.signers) {
    const { signature, date } = nameSignerLines(name, words);
    sheet.writeLineToFill(name, typed[signerKey(id, 'name')]);
    sheet.writeLineToFill(signature, typed[signerKey(id, 'typed')]);
    sheet.writeLineToFill(date, typed[signerKey(id, 'date')]);
  }
}

/** Returns the labels of the two rows for a test instrument: its serial number and its calibration due date. */
function nameInstrumentLines(
  instrument: string,
  { serial, due }: Pick<WorksheetWords, 'serial' | 'due'>,
) {
  return {
    serial: `${instrument}, ${serial.toLowerCase()}`,
    due: `${instrument}, ${due.toLowerCase()}`,
  };
}

/** Returns the labels of the two rows for a person who signs: the signature and its date. */
function nameSignerLines(
  signer: string,
  { signature, date }: Pick<WorksheetWords, 'signature' | 'date'>,
) {
  return {
    signature: `${signer}, ${signature.toLowerCase()}`,
    date: `${signer}, ${date.toLowerCase()}`,
  };
}

/** Returns the width of each column in characters, from the longest text of the column. */
function columnWidths(tables: readonly FieldTable[], columnCount: number): number[] {
  const widths: number[] = [];
  for (let index = 0; index < columnCount; index += 1) {
    const minimum = index === 0 ? minimumFirstWidth : minimumWidth;
    const longest = Math.max(...tables.map((table) => longestText(table, index)));
    widths.push(Math.max(minimum, longest + widthPadding));
  }
  return widths;
}

/** Returns the number of characters in the longest text of a column. */
function longestText({ columns, rows }: FieldTable, index: number): number {
  const column = columns[index];
  const head = column ? toPlainCharacters(formatColumnHead(column)) : '';
  const texts = [head, ...rows.map(({ cells }) => cells[index]?.sample.text ?? '')];
  return Math.max(...texts.map(({ length }) => length));
}

/** Freezes the rows through the head of a single table. With more tables, freezes only the two title rows. */
function countFrozenRows(headRows: readonly number[]): number {
  const titleRows = 2;
  const [headRow] = headRows;
  if (headRow === undefined || headRows.length > 1) return titleRows;
  const rows = headRow + 1;
  return rows <= maximumFrozenRows ? rows : titleRows;
}

function composePageSetup(widths: readonly number[]): WriteSheet['pageSetup'] {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  return {
    paperSize: 'letter',
    orientation: totalWidth > maximumPortraitWidth ? 'landscape' : 'portrait',
    fitToPage: true,
    fitToWidth: 1,
    // As many pages as needed, because a long form on one page is too small to read.
    fitToHeight: 0,
    printTitlesRow: '$1:$1',
    margins: { top: 0.5, right: 0.5, bottom: 0.75, left: 0.5 },
    horizontalCentered: true,
  };
}
