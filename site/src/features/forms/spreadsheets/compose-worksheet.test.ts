import { describe, expect, test } from 'vitest';
import { parseCell } from '#site/read/sheet-cell.ts';
import type { FieldForm } from '../field-form.ts';
import type { FieldCell, FieldColumn, FieldRow, FieldTable } from '../field-table.ts';
import { composeWorksheet } from './compose-worksheet.ts';

const written = (text: string): FieldCell => ({ sample: parseCell(text), kept: false });
const errorFrom = (text: string): FieldCell => ({
  sample: parseCell(text),
  kept: false,
  formula: { kind: 'deviation', of: ['Found'], from: 'Expected' },
});

const columns: FieldColumn[] = [
  { id: 'expected', title: 'Expected', untitled: false, align: 'end' },
  { id: 'found', title: 'Found', untitled: false, align: 'end' },
  { id: 'error', title: 'Error', untitled: false, align: 'end' },
];
const rows: FieldRow[] = [
  { id: 'row-1', cells: [written('3.0 A'), written('3 A'), errorFrom('0.0%')] },
  { id: 'row-2', cells: [written('3.00 GΩ'), written('-'), errorFrom('0.00%')] },
];
const table: FieldTable = {
  kind: 'table',
  id: 'results',
  caption: 'Results',
  sampleCaption: 'Results',
  columns,
  rows,
  sample: { columns, rows },
  results: [],
  limits: [],
};

const form: FieldForm = {
  id: 'relay',
  formId: 'relay',
  number: 'T-99',
  title: 'Relay test',
  kept: [],
  lines: [],
  instruments: [],
  notes: [],
  verdicts: ['Pass', 'Fail'],
  remarkLines: 2,
  signers: [{ id: 'tested-by', name: 'Tested by' }],
  blocks: [table],
};

const words = {
  name: 'Form',
  heading: 'Company',
  facts: [],
  site: 'Site',
  subject: 'Subject',
  company: 'Company, if another',
  order: 'Work order',
  certificate: 'Certification, no.',
  compared: 'Compared with',
  sheet: 'Sheet no.',
  date: 'Date',
  serial: 'Serial number',
  due: 'Calibration due',
  remarks: 'Remarks',
  signature: 'Signature',
  typing: 'Type numbers without units.',
};

/** Returns the cells of a worksheet in the order in which they are written, each with its zero-based position. */
function composeCells(worksheetForm: FieldForm, { filled }: { filled: boolean }) {
  const { cells = new Map() } = composeWorksheet(worksheetForm, words, { filled });
  return [...cells].map(([key, cell]) => {
    const [row, column] = key.split(',').map(Number);
    return { row, column, cell };
  });
}

/** Returns the number formats of the table rows with readings, by column title. */
function readNumberFormats({ filled }: { filled: boolean }) {
  const cells = composeCells(form, { filled });
  const rowsWithFormula = cells.filter(({ cell }) => cell.formula).map(({ row }) => row);
  return rowsWithFormula.map((row) => {
    const [expected, found, error] = cells
      .filter((each) => each.row === row)
      .map(({ cell }) => cell.style?.numFmt);
    return { expected, found, error };
  });
}

test('the form shows all decimals that users type, and at least as many decimals as the sample', () => {
  const [amperes, gigaohms] = readNumberFormats({ filled: false });
  expect(amperes?.expected).toBe('#,##0.0#####" A"');
  expect(amperes?.found).toBe('General" A"');
  expect(gigaohms?.expected).toBe('#,##0.00#####" GΩ"');
});

describe.each([
  { description: 'the filled-in sample', filled: true },
  { description: 'the field form', filled: false },
])('$description', ({ filled }) => {
  test('shows the sign of each deviation, even if the deviation in the sample is zero', () => {
    const [amperes, gigaohms] = readNumberFormats({ filled });
    expect(amperes?.error).toBe('+0.0%;−0.0%;0.0%');
    expect(gigaohms?.error).toBe('+0.00%;−0.00%;0.00%');
  });
});

test('the form has site, subject and date above its table, and remarks and signatures below', () => {
  const order = ['Site', 'Subject', 'Date', 'Results', 'Pass / Fail', 'Remarks', 'Tested by'];
  const names = composeCells(form, { filled: false })
    .filter(({ column }) => column === 0)
    .map(({ cell }) => cell.value);
  expect(names.filter((name) => order.includes(`${name}`))).toEqual(order);
});

test('users can type into every empty cell, but cannot overwrite the shaded formulas', () => {
  expect(composeWorksheet(form, words, { filled: false }).protection).toMatchObject({
    sheet: true,
  });
  for (const { cell } of composeCells(form, { filled: false })) {
    const { value, formula, style } = cell;
    const isUnlocked = style?.protection?.locked === false;
    // The second line for remarks has an empty name, which is bold.
    const isEmptyName = value === '' && style?.font?.bold;
    if (formula) expect(style?.fill).toBeDefined();
    if (!isEmptyName) expect(isUnlocked).toBe(value === '' && !formula);
  }
});

test('users can remove the protection without a password', () => {
  const { protection } = composeWorksheet(form, words, { filled: false });
  expect(protection).toBeDefined();
  expect(protection?.password).toBeUndefined();
});

describe('a form that is longer than a page', () => {
  /** Returns the page setup of a form with 50 rows and these columns. */
  function pageSetupWith(titles: readonly string[]) {
    const columns = titles.map((title) => ({ id: title, title, untitled: false }));
    const row = { id: 'row-1', cells: titles.map(() => written('1')) };
    const longTable = { ...table, columns, rows: new Array<FieldRow>(50).fill(row) };
    return composeWorksheet({ ...form, blocks: [longTable] }, words, { filled: false }).pageSetup;
  }
  const fewColumns = ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5', 'Column 6'];
  const manyColumns = [...fewColumns, ...fewColumns.map((title) => `${title}b`)];

  test.each([
    { description: 'in portrait orientation', titles: fewColumns, orientation: 'portrait' },
    {
      description: 'in landscape orientation if it is wide',
      titles: manyColumns,
      orientation: 'landscape',
    },
  ])('prints on as many pages as it needs, $description', ({ titles, orientation }) => {
    expect(pageSetupWith(titles)).toMatchObject({ orientation, fitToWidth: 1, fitToHeight: 0 });
  });
});

test('a spare row shows its deviation as a signed percentage, like the rows of the sample', () => {
  const spareRow = { id: 'row-1', cells: [written(''), written(''), errorFrom('')] };
  const spareTable = { ...table, rows: [spareRow] };
  const cells = composeCells({ ...form, blocks: [spareTable] }, { filled: false });
  const error = cells.find(({ cell }) => cell.formula)?.cell;
  expect(error?.style?.numFmt).toBe('+0.0%;−0.0%;0.0%');
});
