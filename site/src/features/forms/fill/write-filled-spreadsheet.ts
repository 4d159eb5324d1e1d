import { writeXlsx } from 'hucre/xlsx';
import type { FieldForm } from '../field-form.ts';
import { captionKey, cellKey, gapKey, headKey, signerKey } from '../field-keys.ts';
import type { FieldCell, FieldColumn, FieldTable } from '../field-table.ts';
import { composeWorksheet } from '../spreadsheets/compose-worksheet.ts';
import type { BlankWords, FillWords } from './fill-words.ts';
import type { FilledForm } from './filled-form.ts';
import { nameRow } from './name-row.ts';
import { listRowOutcomes } from './row-outcomes.ts';
import { listShownRows } from './shown-table.ts';
import { splitGaps } from './split-gaps.ts';
import { readTypedCell, unitOf } from './typed-number.ts';

/** Writes a spreadsheet of one worksheet: the form with what the user typed. Formulas stay formulas. */
export async function writeFilledSpreadsheet(
  form: FieldForm,
  filled: FilledForm,
  {
    blank,
    worksheet,
    company,
    words: { limits, signature },
  }: {
    blank: BlankWords;
    worksheet: { name: string; typing: string };
    company: { name: string; numbers: readonly string[] };
    words: Pick<FillWords, 'limits' | 'signature'>;
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
  const typed = nameSignatures(form, filled, signature.onScreen);
  const warnings = listWarnings(form, filled, limits);
  const written = await writeXlsx({
    sheets: [composeWorksheet({ ...form, blocks }, words, { filled: false, typed, warnings })],
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
    // Other columns stay as typed, because a number there may be a name with leading zeros.
    const isNumeric = column.align === 'end' || unitOf(cell, column) !== undefined;
    const quantity = isNumeric ? readTypedCell(text, cell, column) : undefined;
    return { ...cell, typed: quantity ? { text, quantity } : { text } };
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

/** Returns the warnings that the page shows beside values and limits. Example: Left, 52-3 load: Above the limit of 30 µΩ */
function listWarnings(
  form: FieldForm,
  { values, rows: changes }: FilledForm,
  limits: FillWords['limits'],
): string[] {
  const textOf = (key: string) => values[key] ?? '';
  const warnings: string[] = [];
  for (const table of form.blocks) {
    if (table.kind !== 'table') continue;
    const rows = listShownRows(table, changes[table.id]);
    const outcomes = listRowOutcomes(table, rows, textOf, limits);
    rows.forEach((row, rowIndex) => {
      outcomes[rowIndex]?.warnings.forEach((warning, column) => {
        if (warning === '') return;
        const name = nameRow(table, row, rowIndex, textOf);
        warnings.push(`${table.columns[column]?.title}, ${name}: ${warning}`);
      });
    });
  }
  return warnings;
}

/** Returns the values with a text in place of each drawn signature, because the spreadsheet has no pictures. */
function nameSignatures(
  { signers }: FieldForm,
  { values, signatures }: FilledForm,
  onScreen: string,
): Readonly<Record<string, string>> {
  const drawn = signers.filter(({ id }) => signatures[id]);
  return {
    ...values,
    ...Object.fromEntries(drawn.map(({ id }) => [signerKey(id, 'typed'), onScreen])),
  };
}
