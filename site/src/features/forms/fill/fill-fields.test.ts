import { describe, expect, test } from 'vitest';
import { typeset } from '#schemas/prose/typeset.ts';
import { parseCell } from '#site/read/sheet-cell.ts';
import type { FieldForm } from '../field-form.ts';
import type { FieldColumn, FieldTable } from '../field-table.ts';
import { calculateTyped } from './calculate-typed.ts';
import { beginForm } from './filled-form.ts';
import { findBeyondLimits, findUnreadLimits } from './find-beyond-limit.ts';
import { listFields, listStrayValues } from './list-fields.ts';
import { listShownRows } from './shown-table.ts';
import { formatCalculated, readTypedCell, readTypedQuantity, takesNumber } from './typed-number.ts';

const joints: FieldTable = {
  kind: 'table',
  id: 'closed',
  caption: 'Not opened, at ___ °C',
  sampleCaption: 'Not opened',
  columns: [
    { id: 'joint', title: 'Joint', untitled: false },
    { id: 'a', title: 'A', untitled: false, align: 'end', unit: 'µΩ' },
    { id: 'b', title: 'B', untitled: false, align: 'end', unit: 'µΩ' },
    { id: 'limit', title: 'Limit', untitled: false, align: 'end', unit: 'µΩ' },
  ],
  rows: ['row-1', 'row-2'].map((id) => ({
    id,
    cells: [
      { sample: parseCell('52, line side'), kept: false },
      { sample: parseCell('14'), kept: false },
      { sample: parseCell('15'), kept: false },
      {
        sample: parseCell('21.0'),
        kept: false,
        formula: { kind: 'times-lowest', of: ['A', 'B'], times: 1.5 },
      },
    ],
  })),
  sample: { columns: [], rows: [] },
  results: [],
  limits: [],
};

const form: FieldForm = {
  id: 'torque-sheet',
  formId: 'torque-sheet',
  number: 'Q-04',
  title: 'Torque sheet',
  kept: [],
  lines: [{ id: 'wrench', name: 'Wrench' }],
  instruments: [{ id: 'ohmmeter', name: 'Ohmmeter' }],
  blocks: [joints],
  notes: [],
  verdicts: ['Pass', 'Fail'],
  remarkLines: 2,
  signers: [{ id: 'tested-by', name: 'Tested by' }],
};

const words = {
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
} as Parameters<typeof listFields>[1];

describe('a kept form that opens under a later definition', () => {
  const filled = {
    ...beginForm(form),
    values: { 'table/closed/row/row-1/a': '14', 'table/closed/row/row-1/c': '16' },
    labels: { 'table/closed/row/row-1/c': 'C, 1' },
  };

  test('shows the values of a renamed column in its place', () => {
    const renamed = {
      ...joints,
      columns: joints.columns.map((column) => ({ ...column, title: `New ${column.title}` })),
    };
    const fields = listFields({ ...form, blocks: [renamed] }, words, filled.rows);
    expect(fields.get('table/closed/row/row-1/a')).toBe('New A, 1');
  });

  test('lists the values of a removed column with their labels', () => {
    const fields = listFields(form, words, filled.rows);
    expect(listStrayValues(filled, fields)).toEqual([
      { key: 'table/closed/row/row-1/c', label: 'C, 1', value: '16' },
    ]);
  });
});

test('values of a removed row are not listed as values without a field, because the row can come back', () => {
  const rows = { closed: { added: [], removed: ['row-1'] } };
  const filled = { ...beginForm(form), rows, values: { 'table/closed/row/row-1/a': '14' } };
  expect(listStrayValues(filled, listFields(form, words, rows))).toEqual([]);
});

test('gaps in printed text are fields', () => {
  expect(listFields(form, words, {}).has('table/closed/caption/gap-1')).toBe(true);
});

describe('rows', () => {
  const changes = { added: ['added-1'], removed: ['row-1'] };

  test('are those of the form that are left, then the added ones', () => {
    expect(listShownRows(joints, changes).map(({ id }) => id)).toEqual(['row-2', 'added-1']);
  });

  test('that were added calculate like the others', () => {
    const typed = new Map([
      ['table/closed/row/added-1/a', '10'],
      ['table/closed/row/added-1/b', '12 µΩ'],
    ]);
    const rows = listShownRows(joints, changes);
    const values = calculateTyped(joints, rows, (key) => typed.get(key) ?? '');
    expect(values.map((row) => row[3])).toEqual(['', 15]);
  });
});

describe('values beyond a limit', () => {
  const [first] = joints.rows;
  const columns: FieldTable['columns'] = [
    { id: 'found', title: 'Found', untitled: false },
    { id: 'limit', title: 'Limit', untitled: false, limits: { of: ['Found'] } },
  ];
  const findIn = (found: number, limit: string) => {
    const cells = [
      { sample: parseCell(''), kept: false },
      // As on the page of the form.
      { sample: parseCell(typeset(limit)), kept: true },
    ];
    const table = { ...joints, columns };
    return findBeyondLimits(table, { id: 'row-1', cells }, [found, undefined], () => '')[0];
  };

  test.each([
    { found: 0.006, limit: 'Max. 0.5%', expected: { side: 'above', limit: '0.5%' } },
    { found: 0.005, limit: 'Max. 0.5%', expected: undefined },
    { found: 3.09 / 3 - 1, limit: 'Max. 3%', expected: undefined },
    { found: 22, limit: 'Min. 23 kV', expected: { side: 'below', limit: '23 kV' } },
    { found: 23, limit: 'Min. 23 kV', expected: undefined },
    { found: 99, limit: 'See the manual', expected: undefined },
  ])('$found beside "$limit" is reported as $expected', ({ found, limit, expected }) => {
    expect(findIn(found, limit)).toEqual(expected);
  });

  test('are found with the calculated limit of the row', () => {
    const limited = joints.columns.map((column) =>
      column.title === 'Limit'
        ? { ...column, limits: { of: ['A', 'B'], as: 'most' as const } }
        : column,
    );
    const row = first ?? { id: '', cells: [] };
    const table = { ...joints, columns: limited };
    const found = findBeyondLimits(table, row, [undefined, 10, 16, 15], () => '');
    expect(found).toEqual([undefined, undefined, { side: 'above', limit: '15.0 µΩ' }, undefined]);
  });

  test('are found for deviations in both directions, if the typed limit is a percentage', () => {
    const deviation = { kind: 'deviation' as const, of: ['A'], from: 'B' };
    const relay: FieldTable['columns'] = [
      { id: 'left', title: 'Left %', untitled: false },
      {
        id: 'max',
        title: 'Max.',
        untitled: false,
        open: true,
        limits: { of: ['Left %'], as: 'most' },
      },
    ];
    const cells = [
      { sample: parseCell('+0.3%'), kept: false, formula: deviation },
      { sample: parseCell('3%'), kept: false },
    ];
    const table = { ...joints, columns: relay };
    const find = (typed: string) =>
      findBeyondLimits(table, { id: 'row-1', cells }, [-0.04, undefined], () => typed)[0];
    expect(find('3%')).toEqual({ side: 'above', limit: '3%' });
    expect(find('3 %')).toEqual({ side: 'above', limit: '3%' });
    expect(find('3')).toEqual({ side: 'above', limit: '3%' });
    expect(find('±3%')).toEqual({ side: 'above', limit: '3%' });
    expect(find('+/- 3 %')).toEqual({ side: 'above', limit: '3%' });
    expect(find('5')).toBeUndefined();
    expect(find('0.1 A')).toBeUndefined();
  });

  test('are found with the limit that the caption or a line of the form states', () => {
    const find = (limit: FieldTable['limits'][number], typed = '') => {
      const row = first ?? { id: '', cells: [] };
      const table = { ...joints, limits: [limit] };
      return findBeyondLimits(table, row, [undefined, 10, 16], (key) =>
        key.endsWith('gap-1') || key === 'line/wrench' ? typed : '',
      );
    };
    const above = [undefined, undefined, { side: 'above', limit: '15 µΩ' }, undefined];
    const limit = { of: ['A', 'B'], as: 'most' as const };
    expect(find({ ...limit, limit: { kind: 'printed', value: '15 µΩ' } })).toEqual(above);
    expect(find({ ...limit, limit: { kind: 'gap', gap: 1 } }, '15')).toEqual(above);
    expect(find({ ...limit, limit: { kind: 'line', line: 'wrench' } }, '15')).toEqual(above);
    expect(find({ ...limit, limit: { kind: 'line', line: 'wrench' } }, 'none')[2]).toBeUndefined();
    const elsewhere = { ...limit, at: ['52, load side'] };
    expect(find({ ...elsewhere, limit: { kind: 'printed', value: '15' } })[2]).toBeUndefined();
  });

  test('are found with a percentage whose sign is printed beside the gap', () => {
    const formula = { kind: 'deviation' as const, of: ['A'], from: 'B' };
    const row = {
      id: 'row-1',
      cells: [{ sample: parseCell('0.3%'), kept: false, formula }],
    };
    const table = {
      ...joints,
      columns: [{ id: 'worst', title: 'Worst', untitled: false }],
      limits: [{ of: ['Worst'], as: 'most' as const, limit: { kind: 'gap' as const, gap: 1 } }],
    };
    expect(findBeyondLimits(table, row, [-0.02], () => '1')).toEqual([
      { side: 'above', limit: '1%' },
    ]);
    expect(findBeyondLimits(table, row, [-0.02], () => '2')).toEqual([undefined]);
  });
});

describe('a limit that cannot be read is reported', () => {
  const formula = { kind: 'deviation' as const, of: ['A'], from: 'B' };
  const columns: FieldColumn[] = [
    { id: 'left', title: 'Left %', untitled: false },
    { id: 'max', title: 'Max.', untitled: false, limits: { of: ['Left %'], as: 'most' } },
  ];
  const cells = [
    { sample: parseCell('0.3%'), kept: false, formula },
    { sample: parseCell('3%'), kept: false },
  ];
  const findUnread = (left: number | string, typed: string) =>
    findUnreadLimits(
      { ...joints, columns },
      { id: 'row-1', cells },
      [left, undefined],
      () => typed,
    );

  test.each(['0.1 A', '5% ± 1.5 cycles', 'see manual', '-5%'])('at the limit "%s"', (typed) => {
    expect(findUnread(0.04, typed)).toEqual([undefined, 'percentage']);
  });

  test('but not before there is a value and a limit', () => {
    expect(findUnread('', 'see manual')).toEqual([undefined, undefined]);
    expect(findUnread(0.04, ' ')).toEqual([undefined, undefined]);
    expect(findUnread(0.04, '5%')).toEqual([undefined, undefined]);
  });

  test('at the values, if a line of the form states it or it has another unit', () => {
    const limit = { of: ['A'], as: 'most' as const, limit: { kind: 'line' as const, line: 'max' } };
    const table = { ...joints, limits: [limit] };
    const row = { id: 'row-1', cells: [] };
    const find = (typed: string) => findUnreadLimits(table, row, [undefined, 10, 16], () => typed);
    expect(find('as found')).toEqual([undefined, 'number', undefined, undefined]);
    expect(find('15 mΩ')).toEqual([undefined, 'number', undefined, undefined]);
    expect(find('15 µΩ')).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('a number that is typed before a printed percent sign is a percentage', () => {
  const cell = { sample: parseCell('0.31%'), kept: false };
  const column = { id: 'found', title: 'Found', untitled: false };
  expect(readTypedCell('0.6', cell, column)?.value).toBe(0.006);
  expect(readTypedCell('0.6%', cell, column)?.value).toBe(0.006);
});

test.each([
  { text: '14', expected: 14 },
  { text: ' 1,728 V ', expected: 1728 },
  { text: '.5', expected: 0.5 },
  { text: '5.', expected: 5 },
  { text: '−3.4', expected: -3.4 },
  { text: '1.2 kV', expected: undefined },
  { text: '1,5', expected: undefined },
  { text: 'OL', expected: undefined },
  { text: '', expected: undefined },
])('"$text" in a column of volts is the number $expected', ({ text, expected }) => {
  expect(readTypedQuantity(text, 'V')?.value).toBe(expected);
});

describe('phones show the number pad', () => {
  const showIn = (
    column: Partial<FieldColumn>,
    samples: readonly string[],
    names: readonly string[] = [],
  ) => {
    const rows = samples.map((sample, index) => ({
      id: `row-${index + 1}`,
      cells: [
        { sample: parseCell(names[index] ?? ''), kept: names[index] !== undefined },
        { sample: parseCell(sample), kept: false },
      ],
    }));
    const columns: FieldColumn[] = [
      { id: 'name', title: 'Name', untitled: false },
      { id: 'value', title: 'Value', untitled: false, ...column },
    ];
    return rows.map((row) => takesNumber({ columns, rows }, row, 1));
  };

  test('in columns with a unit, and in columns of limits', () => {
    expect(showIn({ unit: 'µΩ' }, ['14', '-', ''])).toEqual([true, true, true]);
    expect(showIn({ limits: { of: ['Found'] } }, ['10%', ''])).toEqual([true, true]);
  });

  test('in columns of measured values, which have decimals', () => {
    expect(showIn({ align: 'end' }, ['94.40', '92.16', ''])).toEqual([true, true, true]);
  });

  test('in rows with a printed name, where the form prints the unit of the value', () => {
    const samples = ['3.010 A', 'At 09:12', ''];
    expect(showIn({ align: 'end' }, samples, ['51', 'Trips', '51N'])).toEqual([true, false, false]);
  });

  test('not where the sample happens to have a whole number, because initials and device numbers have letters', () => {
    expect(showIn({ align: 'end' }, ['1', '1', ''])).toEqual([false, false, false]);
    expect(showIn({}, ['52', 'VFD-1'])).toEqual([false, false]);
    expect(showIn({}, ['51', '50', ''])).toEqual([false, false, false]);
    expect(showIn({}, ['4.0 A', ''])).toEqual([false, false]);
  });

  test('not in cells of a calculated column that are not calculated', () => {
    const typed = { sample: parseCell(''), kept: false };
    const calculated = {
      sample: parseCell('+0.3%'),
      kept: false,
      formula: { kind: 'deviation' as const, of: ['Found'], from: 'Expected' },
    };
    const columns: FieldColumn[] = [{ id: 'error', title: 'Error', untitled: false, align: 'end' }];
    const rows = [calculated, typed].map((cell, row) => ({ id: `row-${row + 1}`, cells: [cell] }));
    expect(takesNumber({ columns, rows }, { id: 'row-2', cells: [typed] }, 0)).toBe(false);
  });

  test('not in columns where users also type the unit', () => {
    expect(showIn({ open: true, limits: { of: ['Found'] } }, ['3%'])).toEqual([false]);
  });
});

test.each([
  { value: -0.034, sample: '−3.4%', expected: '−3.4%' },
  { value: 0.00084, sample: '+0.08%', expected: '+0.08%' },
  { value: 0, sample: '', expected: '0.0%' },
  { value: '', sample: '', expected: '' },
])(
  'a deviation of $value beside the sample "$sample" is written as "$expected"',
  ({ value, sample, expected }) => {
    const formula = { kind: 'deviation' as const, of: ['A'], from: 'B' };
    expect(formatCalculated(value, { sample: parseCell(sample), kept: false, formula })).toBe(
      expected,
    );
  },
);
