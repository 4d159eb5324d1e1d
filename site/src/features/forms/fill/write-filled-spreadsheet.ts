import { writeXlsx } from 'hucre/xlsx';
import type { FieldForm } from '../field-form.ts';
import type { FieldCell, FieldColumn, FieldTable } from '../field-table.ts';
import { listLines } from '../form-lines.ts';
import {
  composeWorksheet,
  nameInstrumentLines,
  nameSignerLines,
} from '../spreadsheets/compose-worksheet.ts';
import {
  captionKey,
  cellKey,
  gapKey,
  headKey,
  instrumentKey,
  lineKey,
  remarksKey,
  signerKey,
  verdictKey,
} from './field-keys.ts';
import type { BlankWords } from './fill-words.ts';
import type { FilledForm } from './filled-form.ts';
import { listShownRows } from './shown-table.ts';
import { splitGaps } from './split-gaps.ts';
import { readTypedCell } from './typed-number.ts';

/** Writes a spreadsheet of one worksheet: the form with what the user typed. Formulas stay formulas. */
export async function writeFilledSpreadsheet(
  form: FieldForm,
  filled: FilledForm,
  {
    blank,
    worksheet,
    company,
    onPaper,
  }: {
    blank: BlankWords;
    worksheet: { name: string; typing: string };
    company: { name: string; numbers: readonly string[] };
    /** Text in place of a drawn signature. */
    onPaper: string;
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const words = {
    ...blank,
    name: worksheet.name,
    typing: worksheet.typing,
    heading: [company.name, ...company.numbers].join(' · '),
    facts: [],
  };
  const blocks = form.blocks.map((block) =>
    block.kind === 'table' ? fillTable(block, filled) : block,
  );
  const typed = listTypedLines(form, filled, { blank, onPaper });
  const written = await writeXlsx({
    sheets: [composeWorksheet({ ...form, blocks }, words, { filled: false, typed })],
    properties: { title: form.title, creator: company.name },
  });
  return new Uint8Array(written);
}

/** Returns the table with the rows on the screen and what was typed into them. */
function fillTable(table: FieldTable, { values, rows }: FilledForm): FieldTable {
  const id = table.id;
  const textOf = (key: string) => values[key] ?? '';
  const fillCell = (cell: FieldCell, row: string, column: FieldColumn | undefined): FieldCell => {
    if (!column || cell.formula) return cell;
    const key = cellKey(id, row, column.id);
    if (cell.kept)
      return { ...cell, sample: { ...cell.sample, text: fillGaps(key, cell.sample.text, textOf) } };
    const text = textOf(key);
    return { ...cell, typed: { text, number: readTypedCell(text, cell, column) } };
  };
  return {
    ...table,
    caption: fillGaps(captionKey(id), table.caption, textOf),
    columns: table.columns.map((column) => {
      const title = textOf(headKey(id, column.id));
      return column.untitled && title !== '' ? { ...column, title, untitled: false } : column;
    }),
    rows: listShownRows(table, rows[id]).map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => fillCell(cell, row.id, table.columns[index])),
    })),
  };
}

/** Returns printed text with what was typed into its gaps. */
function fillGaps(key: string, text: string, textOf: (key: string) => string): string {
  return splitGaps(text).reduce((before, part, index) => {
    return `${before}${textOf(gapKey(key, index)) || '___'}${part}`;
  });
}

/** Returns what was typed into the lines of the form, by the names of the lines in the worksheet. */
function listTypedLines(
  form: FieldForm,
  { values, signatures }: FilledForm,
  { blank, onPaper }: { blank: BlankWords; onPaper: string },
): Map<string, string> {
  const textOf = (key: string) => values[key] ?? '';
  const { head, own } = listLines(form, blank);
  const lines = [...head, ...own].map(({ id, name }): [string, string] => [
    name,
    textOf(lineKey(id)),
  ]);
  for (const instrument of form.instruments) {
    const names = nameInstrumentLines(instrument.name, blank);
    lines.push([names.serial, textOf(instrumentKey(instrument.id, 'serial'))]);
    lines.push([names.due, textOf(instrumentKey(instrument.id, 'due'))]);
  }
  lines.push([form.verdicts.join(' / '), textOf(verdictKey)]);
  lines.push([blank.remarks, textOf(remarksKey)]);
  for (const signer of form.signers) {
    const names = nameSignerLines(signer.name, blank);
    const signed = signatures[signer.id] ? onPaper : textOf(signerKey(signer.id, 'typed'));
    lines.push([names.name, textOf(signerKey(signer.id, 'name'))]);
    lines.push([names.signature, signed]);
    lines.push([names.date, textOf(signerKey(signer.id, 'date'))]);
  }
  return new Map(lines);
}
