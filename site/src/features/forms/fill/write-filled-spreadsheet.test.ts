import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { parseCell } from '#site/read/sheet-cell.ts';
import type { FieldForm } from '../field-form.ts';
import type { FieldColumn } from '../field-table.ts';
import type { BlankWords, FillWords } from './fill-words.ts';
import { beginForm, type FilledForm } from './filled-form.ts';
import { writeFilledSpreadsheet } from './write-filled-spreadsheet.ts';

const columns: FieldColumn[] = [
  { id: 'test', title: 'Test', untitled: false },
  { id: 'setting', title: 'Setting', untitled: false },
  { id: 'found', title: 'Found', untitled: false, align: 'end' },
  {
    id: 'max',
    title: 'Max.',
    untitled: false,
    align: 'end',
    open: true,
    limits: { of: ['Error'], as: 'most' },
  },
  { id: 'error', title: 'Error', untitled: false, align: 'end' },
];
const cells = [
  { sample: parseCell('51 pickup'), kept: true },
  { sample: parseCell('600 A'), kept: false },
  { sample: parseCell('3.00 A'), kept: false },
  { sample: parseCell('5%'), kept: false },
  {
    sample: parseCell('+0.3%'),
    kept: false,
    formula: { kind: 'deviation' as const, of: ['Found'], from: 'Setting' },
  },
];

const form: FieldForm = {
  id: 'relay',
  formId: 'relay',
  number: 'T-99',
  title: 'Relay test',
  kept: [],
  lines: [],
  instruments: [],
  notes: [],
  verdicts: [],
  remarkLines: 0,
  signers: [{ id: 'tested-by', name: 'Tested by' }],
  blocks: [
    {
      kind: 'table',
      id: 'results',
      caption: 'Results',
      sampleCaption: 'Results',
      columns,
      rows: [{ id: '51-pickup', cells }],
      sample: { columns: [], rows: [] },
      results: [],
      limits: [],
    },
  ],
};

const options = {
  blank: {
    site: 'Site',
    subject: 'Subject',
    company: 'Company, if another',
    order: 'Work order',
    sheet: 'Sheet no.',
    date: 'Date',
    certificate: 'Certification, no.',
    compared: 'Compared with',
    serial: 'Serial number',
    due: 'Calibration due',
    remarks: 'Remarks',
    signature: 'Signature',
  } as BlankWords,
  worksheet: { name: 'Form', typing: 'Type numbers.' },
  company: { name: 'Company', numbers: [] },
  words: {
    limits: {
      above: 'Above the limit of {limit}',
      below: 'Below the limit of {limit}',
      unread: { percentage: 'Not judged: write a percentage', number: 'Not judged' },
    },
    signature: { onScreen: 'signed on screen' },
  } as FillWords,
};

const fieldOf = (column: string) => `table/results/row/51-pickup/${column}`;

/** Returns the cells of the spreadsheet by row, each as text with its number format. */
async function readCells(changes: Partial<FilledForm>, written = form) {
  const filled = { ...beginForm(written), ...changes };
  const bytes = await writeFilledSpreadsheet(written, filled, options);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  return { rows: sheet?.rows ?? [], cells: [...(sheet?.cells?.values() ?? [])] };
}

test('numbers keep their decimals, units and percent signs as they were typed', async () => {
  const { cells: written } = await readCells({
    values: { [fieldOf('setting')]: '3.10', [fieldOf('found')]: '3', [fieldOf('max')]: '3%' },
  });
  const formatOf = (value: number) => written.find((cell) => cell.value === value)?.style?.numFmt;
  expect(formatOf(3.1)).toBe('#,##0.00" A"');
  expect(formatOf(3)).toBe('#,##0" A"');
  expect(formatOf(0.03)).toBe('0%');
});

test('a signature that was drawn is "signed on screen", and a typed name is the name', async () => {
  const drawn = await readCells({ signatures: { 'tested-by': [[1, 1, 2, 2]] } });
  expect(drawn.rows.flat()).toContain('signed on screen');
  const typed = await readCells({ values: { 'signer/tested-by/typed': 'A. Miller' } });
  expect(typed.rows.flat()).toContain('A. Miller');
  expect(typed.rows.flat()).not.toContain('signed on screen');
});

test('a line and a signer with the same name both have what was typed', async () => {
  const asked = { id: 'asked-by', name: 'Tested by' };
  const { rows } = await readCells(
    { values: { 'line/asked-by': 'Owner', 'signer/tested-by/name': 'A. Miller' } },
    { ...form, lines: [asked] },
  );
  const named = rows.filter(([name]) => name === 'Tested by').map(([, value]) => value);
  expect(named).toEqual(['Owner', 'A. Miller']);
});

test('values beyond their limit are listed below the tables, in words', async () => {
  const { rows } = await readCells({
    values: { [fieldOf('setting')]: '3.00', [fieldOf('found')]: '3.30', [fieldOf('max')]: '±5%' },
  });
  expect(rows.flat()).toContain('Error, 51 pickup: Above the limit of 5%');
});
