import { describe, expect, test } from 'vitest';
import type { FieldForm } from '#site/data/field-form.ts';
import type { FormCell } from '#site/data/form-table.ts';
import { composeWorksheet } from './compose-worksheet.ts';

const written = (sample: string): FormCell => ({ sample, kept: false });
const errorFrom = (sample: string): FormCell => ({
  sample,
  kept: false,
  formula: { kind: 'deviation', of: ['Found'], from: 'Expected' },
});

const form: FieldForm = {
  id: 'relay',
  number: 'T-99',
  title: 'Relay test',
  kept: [],
  lines: [],
  instruments: [],
  notes: [],
  verdicts: ['Pass', 'Fail'],
  remarkLines: 2,
  signers: ['Tested by'],
  blocks: [
    {
      kind: 'table',
      caption: 'Results',
      sampleCaption: 'Results',
      columns: [
        { title: 'Expected', untitled: false, align: 'end' },
        { title: 'Found', untitled: false, align: 'end' },
        { title: 'Error', untitled: false, align: 'end' },
      ],
      rows: [
        [written('3.0 A'), written('3 A'), errorFrom('0.0%')],
        [written('3.00 GΩ'), written('-'), errorFrom('0.00%')],
      ],
      onSample: { columns: 3, rows: 2 },
      results: [],
    },
  ],
};

const words = {
  name: 'Form',
  company: 'Company',
  facts: [],
  site: 'Site',
  subject: 'Subject',
  sheet: 'Sheet no.',
  date: 'Date',
  serial: 'Serial number',
  due: 'Calibration due',
  remarks: 'Remarks',
  signature: 'Signature',
  typing: 'Type numbers without units.',
};

/** Returns the number formats of the rows with readings, row by row. */
function formatsOf(filled: boolean) {
  const { cells } = composeWorksheet(form, words, filled);
  const rows = [...(cells ?? [])].filter(([, { formula }]) => formula).map(([place]) => place);
  return rows.map((place) => {
    const row = place.split(',')[0];
    return [0, 1, 2].map((column) => cells?.get(`${row},${column}`)?.style?.numFmt);
  });
}

test('the form shows all decimals that are typed, and at least those of the sample', () => {
  const [amperes, gigaohms] = formatsOf(false);
  expect(amperes?.slice(0, 2)).toEqual(['#,##0.0#####" A"', 'General" A"']);
  expect(gigaohms?.[0]).toBe('#,##0.00#####" GΩ"');
});

describe.each([true, false])('a worksheet, filled: %s', (filled) => {
  test('shows every deviation with its sign, even if that of the sample is zero', () => {
    const [first, second] = formatsOf(filled);
    expect(first?.[2]).toBe('+0.0%;−0.0%;0.0%');
    expect(second?.[2]).toBe('+0.00%;−0.00%;0.00%');
  });
});

test('the form has site, subject and date above its table, and remarks and signatures below', () => {
  const { cells } = composeWorksheet(form, words, false);
  const names = [...(cells ?? [])]
    .filter(([place]) => place.endsWith(',0'))
    .map(([, { value }]) => value);
  const order = ['Site', 'Subject', 'Date', 'Results', 'Pass / Fail', 'Remarks', 'Tested by'];
  expect(names.filter((name) => order.includes(`${name}`))).toEqual(order);
});

test('users can type into every empty cell, but cannot overwrite the shaded formulas', () => {
  const { cells, protection } = composeWorksheet(form, words, false);
  expect(protection).toMatchObject({ sheet: true });
  expect(protection?.password).toBeUndefined();
  for (const { value, formula, style } of cells?.values() ?? []) {
    const isNameless = value === '' && style?.font?.bold;
    if (formula) expect(style?.fill).toBeDefined();
    if (!isNameless) expect(style?.protection?.locked === false).toBe(value === '' && !formula);
  }
});

test('a form prints upright on as many pages as it needs, and across the page if it is wide', () => {
  const [table] = form.blocks;
  if (table?.kind !== 'table') throw new Error('the form has no table');
  const withColumns = (count: number) => {
    const columns = Array.from({ length: count }, (_, at) => ({
      title: `Column ${at}`,
      untitled: false,
    }));
    const rows = Array.from({ length: 50 }, () => columns.map(() => written('1')));
    return composeWorksheet({ ...form, blocks: [{ ...table, columns, rows }] }, words, false);
  };
  const pages = { fitToWidth: 1, fitToHeight: 0 };
  expect(withColumns(6).pageSetup).toMatchObject({ orientation: 'portrait', ...pages });
  expect(withColumns(12).pageSetup).toMatchObject({ orientation: 'landscape', ...pages });
});

test('a spare row shows its deviation as a signed percentage, like the rows of the sample', () => {
  const [table] = form.blocks;
  if (table?.kind !== 'table') throw new Error('the form has no table');
  const rows = [[written(''), written(''), errorFrom('')]];
  const { cells } = composeWorksheet({ ...form, blocks: [{ ...table, rows }] }, words, false);
  const [error] = [...(cells?.values() ?? [])].filter(({ formula }) => formula);
  expect(error?.style?.numFmt).toBe('+0.0%;−0.0%;0.0%');
});
