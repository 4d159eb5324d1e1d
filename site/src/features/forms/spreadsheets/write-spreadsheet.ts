import { writeXlsx } from 'hucre/xlsx';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { builtAt } from '#site/read/built-at.ts';
import { listCompanyNumbers } from '#site/read/company-numbers.ts';
import { readCompany } from '#site/read/content.ts';
import { readSingleton } from '#site/read/read-entries.ts';
import { readSheets } from '#site/read/sheets.ts';
import type { FieldForm } from '../field-form.ts';
import { composeWorksheet } from './compose-worksheet.ts';

/** Writes a spreadsheet with two worksheets: the field form and the filled-in sample. */
export async function writeSpreadsheet(form: FieldForm): Promise<Uint8Array<ArrayBuffer>> {
  const company = await readCompany();
  const { blank, workbook, label } = await readSingleton('samplesPage');
  const sheet = (await readSheets()).find(({ id }) => id === form.id);
  const words = {
    heading: [company.name, ...listCompanyNumbers(company)].join(' · '),
    facts: sheet?.facts ?? [],
    ...blank,
    typing: workbook.typing,
  };
  const formWords = { ...words, name: workbook.form };
  const sampleWords = {
    ...words,
    name: workbook.sample,
    heading: `${label} · ${words.heading}`,
  };
  const written = await writeXlsx({
    sheets: [
      composeWorksheet(form, formWords, { filled: false }),
      composeWorksheet(form, sampleWords, { filled: true }),
    ],
    properties: {
      title: toPlainCharacters(form.title),
      creator: company.name,
      created: builtAt,
      modified: builtAt,
    },
  });
  return new Uint8Array(written);
}
