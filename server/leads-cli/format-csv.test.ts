import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { InquiryRecord } from '../inquiry/store/inquiry-records.ts';
import { emptyFields } from '../testing/test-service.ts';
import { formatCsv } from './format-csv.ts';

const record: InquiryRecord = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  receivedAt: '2026-01-02T03:04:05.000Z',
  ...emptyFields,
  name: 'Zoë "Zo" Lee',
  phone: '(432) 555-0142',
  email: 'zoe@example.com',
  location: 'Hobbs',
  message: 'Two pumps, 75 hp; one drive\tspare.\r\nCall me.',
  state: 'kept',
  reason: '',
  mail: 'sent',
};

/** Exports an inquiry with this message. Returns the cell of the message. */
function exportMessage(message: string): string | undefined {
  const [row] = parse(formatCsv([{ ...record, message }]), { bom: true, columns: true });
  return (row as Record<string, string>).message;
}

test('a CSV export starts with a UTF-8 mark, quotes every cell and ends each row with CR LF', () => {
  const csv = Buffer.from(formatCsv([record, { ...record, message: 'x' }]));
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.subarray(3).toString()).toBe(
    [
      '"id","receivedAt","kind","name","phone","email","location","service","message","state","reason","mail"',
      '"c0ffee00-0000-4000-8000-000000000000","2026-01-02T03:04:05.000Z","job","Zoë ""Zo"" Lee","(432) 555-0142","zoe@example.com","Hobbs","","Two pumps, 75 hp; one drive\tspare.\r\nCall me.","kept","","sent"',
      '"c0ffee00-0000-4000-8000-000000000000","2026-01-02T03:04:05.000Z","job","Zoë ""Zo"" Lee","(432) 555-0142","zoe@example.com","Hobbs","","x","kept","","sent"',
      '',
    ].join('\r\n'),
  );
});

test('a CSV export without inquiries is the header line', () => {
  expect(parse(formatCsv([]), { bom: true })).toEqual([
    expect.arrayContaining(['id', 'receivedAt', 'message', 'mail']),
  ]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u22121', "'\u22121"],
  ['﹦1+1', "'﹦1+1"],
  ['  =1+1', "'  =1+1"],
  ['\u00a0\u200b\ufeff=1+1', "'\u00a0\u200b\ufeff=1+1"],
  ['"=1+1', `'"=1+1`],
  ['\tx', "'\tx"],
  ['\t=1+1', "'\t'=1+1"],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x,=1+1', "x,'=1+1"],
  ['x\t=1+1', "x\t'=1+1"],
  ['x\n=1+1', "x\n'=1+1"],
  ['x\r\n=1+1', "x\r\n'=1+1"],
  ['x\r=1+1', "x\n'=1+1"],
  ['x; \u200b＝1+1', "x; \u200b'＝1+1"],
  ['x";"=1+1', `x";"'=1+1`],
  ['=1;+2;@3', "'=1;'+2;'@3"],
  ['a\n- b\n- c', "a\n'- b\n'- c"],
])(
  'a formula at the start of a cell or after a separator is text in a CSV export: %j',
  (message, cell) => {
    expect(exportMessage(message)).toBe(cell);
  },
);

test.each([
  'a = b + c - d',
  'x@example.com, y@example.com',
  'a; b; c',
  'well-known\nnext line',
  'Pump 3, 480 V',
  "O'Brien",
])('text without a formula is unchanged in a CSV export: %j', (message) => {
  expect(exportMessage(message)).toBe(message);
});

test.each([
  '+14325550142',
  '+1-432-555-0142',
  '+1 432 555 0142',
  ' +14325550142',
  '4325550142',
  '004325550142',
  '555-0142',
  '3-4-2026',
])(
  'a phone number that a spreadsheet would calculate or convert is text in a CSV export: %s',
  (phone) => {
    const [row] = parse(formatCsv([{ ...record, phone }]), { bom: true, columns: true });
    expect(row).toMatchObject({ phone: `'${phone}` });
  },
);

test.each([
  '(432) 555-0142',
  '(432)555-0142',
  '432-555-0142',
  '432.555.0142',
  '432 555 0142',
  '1-432-555-0142',
  '432-555-0142 ext 12',
])('a phone number that a spreadsheet shows as typed is unchanged in a CSV export: %s', (phone) => {
  const [row] = parse(formatCsv([{ ...record, phone }]), { bom: true, columns: true });
  expect(row).toMatchObject({ phone });
});

test.each([
  '007',
  '12/5',
  '3-4',
  '1e5',
  '$5',
  '5%',
  '1:30 pm',
  'Jan 5',
  '5 March 2026',
  'TRUE',
  '1,000.5',
])('a number, date or truth value that a visitor typed is text in a CSV export: %s', (message) => {
  expect(exportMessage(message)).toBe(`'${message}`);
});

test.each([[[',', ';', '\t']], [[',']], [[';']], [['\t']]])(
  'no program starts a cell with a formula when it splits a CSV export at %j and ignores quotes',
  (delimiter) => {
    const texts = [
      'x;=1+1;y',
      'x,@A1',
      'x\t+1',
      'x\n-2',
      'x";"=1+1',
      'x;\n\u200b＝1',
      '=1',
      ';=1',
      ',\t;-1',
    ];
    const records = texts.map((text) => ({ ...record, name: text, location: text, message: text }));
    const csv = formatCsv(records);
    const cells = parse(csv, {
      bom: true,
      delimiter,
      quote: false,
      relax_column_count: true,
    }).flat();
    expect(cells.length).toBeGreaterThan(texts.length);
    for (const cell of cells) {
      const bare = cell.replace(/^[\s\p{Cf}"]+/u, '');
      expect(bare, JSON.stringify(cell)).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  },
);

test('a CSV export has one row per inquiry for a program that splits at commas, semicolons and tabs', () => {
  const message = 'a;b\tc,d\r\n"e";"f"\n=1+1;=1+1';
  const csv = formatCsv([record, { ...record, message }]);
  const rows = parse(csv, { bom: true, delimiter: [',', ';', '\t'], columns: true });
  expect(rows).toEqual([record, { ...record, message: `a;b\tc,d\r\n"e";"f"\n'=1+1;'=1+1` }]);
});
