import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import {
  type EnquiryField,
  enquiryFields,
  getField,
  writeTooLong,
} from '../../contract/enquiry-form.ts';
import { formFields } from '../../contract/form-fields.ts';
import { refusals } from '../../contract/refusals.ts';
import type { EnquiryRecord } from '../enquiry/store/enquiry-records.ts';
import { formatRecord } from '../leads-cli/formats.ts';
import { runCommand } from '../leads-cli/run-command.ts';
import { emptyFields, startTestService, type TestService } from '../testing/test-service.ts';
import { corpora, readCorpus } from './read-corpus.ts';
import { toMultipart } from './to-multipart.ts';

vi.setConfig({ testTimeout: 120_000 });

const strings = [...new Set(corpora.flatMap(readCorpus))];

// Nobody is told of these: their mails wait for a server that is not there.
const unmailed = { SMTP_URL: 'smtp://127.0.0.1:1', OUTBOX_RETRY_FIRST: '1h' };

const visitor = {
  ...emptyFields,
  name: 'Zq Visitor',
  phone: '+1 432 555 9876',
  email: 'zq@visitor.test',
  location: 'Zqtown',
};

type Values = Record<EnquiryField, string>;

/** Sends `values` byte for byte, alternately in parts and as one line. */
function send(service: TestService, values: Record<string, string>, index: number) {
  if (index % 2 === 1) return service.post({}, { body: new URLSearchParams(values) });
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  const { contentType, bytes } = toMultipart(fields);
  const headers = { 'Content-Type': contentType };
  return service.post({}, { headers, body: new Uint8Array(bytes) });
}

test('each string in each field is stored exactly or refused', async () => {
  const service = await startTestService(unmailed);
  const accepted = new Map<string, Values>();
  const sendAndCheck = async (field: EnquiryField, string: string, index: number) => {
    // None of them is a phone number by itself.
    const typed = field === 'phone' ? `555-0142 ${string}` : string;
    const values = { ...visitor, [field]: typed };
    const response = await send(service, values, index);
    const expected = { field, string, status: expectedStatus(field, typed) };
    expect({ field, string, status: response.status }).toEqual(expected);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    const answer = await response.json();
    expect(answer, string).toEqual(expectedAnswers[response.status]?.(field));
    if (response.status === 201) accepted.set(answer.id, values);
  };
  for (const field of enquiryFields) {
    await Promise.all(strings.map((string, index) => sendAndCheck(field, string, index)));
  }
  const stored = (await service.list()).map((record) => [record.id, pickValues(record)] as const);
  expect(new Map(stored)).toEqual(accepted);
  expect(readStoredBytes(service)).toEqual(
    new Map([...accepted].map(([id, values]) => [id, mapValues(values, toHex)])),
  );
  expectQuietLog(service);
});

// None of them repeats what was typed.
const expectedAnswers: Record<number, (field: EnquiryField) => unknown> = {
  201: () => ({ id: expect.stringMatching(/^[\da-f-]{36}$/) }),
  400: () => ({ error: expect.stringContaining(refusals[400].title) }),
  422: (field) => ({ errors: { [field]: expect.stringMatching(ownWords) } }),
};

const ownWords = new RegExp(
  `^(?:${enquiryFields
    .map(getField)
    .flatMap(({ message, missing }) => [message, missing])
    .concat(writeTooLong(0))
    .map((words) => words.replaceAll('.', '\\.').replace(' 0 ', ' [\\d,]+ '))
    .join('|')})$`,
);

/** What stands in the file, read past everything that the service reads it with. */
function readStoredBytes({ root }: TestService): Map<string, Values> {
  const database = new DatabaseSync(join(root, 'data/leads.db'), { readOnly: true });
  const columns = enquiryFields.map((field) => `hex(cast(${field} as blob)) as ${field}`);
  const rows = database.prepare(`select id, ${columns.join()} from enquiries`).all();
  database.close();
  return new Map(
    rows.map(({ id, ...values }) => [String(id), mapValues(values as Values, (value) => value)]),
  );
}

function toHex(text: string): string {
  return Buffer.from(text).toString('hex').toUpperCase();
}

function mapValues(values: Values, change: (value: string) => string): Values {
  const entries = enquiryFields.map((field) => [field, change(values[field])]);
  return Object.fromEntries(entries) as Values;
}

function expectedStatus(field: EnquiryField, value: string): number {
  if (value.includes('\0')) return 400;
  // None of the strings is an address or a department.
  if (field === 'email' || field === 'service') return 422;
  const isBlank = value.trim() === '' && field === 'name';
  const isTooLong = value.replaceAll('\r\n', '\n').length > formFields[field].limit;
  return isBlank || isTooLong ? 422 : 201;
}

test('bytes that are no text are refused in every field', async () => {
  const service = await startTestService(unmailed);
  for (const escaped of readCorpus('invalid-utf8')) {
    for (const field of enquiryFields) {
      for (const [type, body] of encodeBroken(field, escaped)) {
        const init = { headers: { 'Content-Type': type }, body: new Uint8Array(body) };
        const { status } = await service.post({}, init);
        expect({ escaped, field, type, status }).toEqual({ escaped, field, type, status: 400 });
      }
    }
    for (const [type, body] of encodeBrokenName(escaped)) {
      const init = { headers: { 'Content-Type': type }, body: new Uint8Array(body) };
      const { status } = await service.post({}, init);
      expect({ escaped, type, status }).toEqual({ escaped, type, status: 400 });
    }
  }
  expect(await service.list()).toEqual([]);
});

/** A form that would be kept, with one more field whose name is not UTF-8. */
function encodeBrokenName(escaped: string): [type: string, body: Buffer][] {
  return encodeBroken('message', escaped).map(([type, body]) => {
    const bytes = body.toString('latin1');
    const swapped = type.startsWith('multipart')
      ? bytes.replace(
          /name="message"\r\n\r\n(.*?)\r\n--b/s,
          (_, text) => `name="${text}"\r\n\r\nx\r\n--b`,
        )
      : bytes.replace(/message=(.*)$/s, (_, text) => `${text}=x`);
    return [type, Buffer.from(swapped, 'latin1')];
  });
}

/** A form that would be kept, and in one field bytes that are not UTF-8: as all ways to send it. */
function encodeBroken(field: EnquiryField, escaped: string): [type: string, body: Buffer][] {
  const raw = escaped.replaceAll(/%(..)/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  const others = Object.entries({ ...visitor, website: 'x' }).filter(([name]) => name !== field);
  const line = `${new URLSearchParams(others)}&${field}=`;
  const head = 'Content-Disposition: form-data; name=';
  const parts = others.map(([name, value]) => `--b\r\n${head}"${name}"\r\n\r\n${value}\r\n`);
  const broken = `${parts.join('')}--b\r\n${head}"${field}"\r\n\r\n${raw}\r\n--b`;
  const file = `${broken}\r\n${head}"file"; filename="a"\r\n\r\n\r\n--b`;
  const urlencoded = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=b';
  return [
    [urlencoded, Buffer.from(line + escaped)],
    [urlencoded, Buffer.from(line + raw, 'latin1')],
    [multipart, Buffer.from(`${broken}--`, 'latin1')],
    [multipart, Buffer.from(`${file}--`, 'latin1')],
  ];
}

/** Each string in all fields at once, kept as suspected: there nothing else is refused. */
async function storeEverywhere(service: TestService): Promise<Map<string, Values>> {
  const stored = new Map<string, Values>();
  const store = async (string: string, index: number) => {
    const values = Object.fromEntries(enquiryFields.map((field) => [field, string])) as Values;
    const response = await send(service, { ...values, website: 'x' }, index);
    expect(response.status).toBe(201);
    stored.set(((await response.json()) as { id: string }).id, values);
  };
  await Promise.all(strings.filter((each) => !each.includes('\0')).map(store));
  return stored;
}

/** What a command of the owner prints. */
async function leads(service: TestService, ...args: string[]): Promise<string> {
  let printed = '';
  const print = (text: string) => (printed += `${text}\n`);
  const silent = { tell: () => {}, confirm: async () => false };
  const context = { root: service.root, environment: {}, print, ...silent };
  expect(await runCommand(args, context)).toBe(0);
  return printed;
}

test('whatever is stored, the commands of the owner print it harmlessly', async () => {
  const service = await startTestService(unmailed);
  const stored = await storeEverywhere(service);
  const records = await service.list();
  expect(new Map(records.map((record) => [record.id, pickValues(record)]))).toEqual(stored);

  const json = await leads(service, 'list', '--json');
  expect(json).not.toMatch(obeyed);
  expect(JSON.parse(json)).toEqual(records);

  const table = await leads(service, 'list');
  expect(table).not.toMatch(obeyed);
  expect(table.isWellFormed()).toBe(true);
  const rows = table.trimEnd().split('\n');
  expect(rows).toHaveLength(records.length + 1);
  for (const [index, { id }] of records.entries()) expect(rows[index + 1]).toMatch(`  ${id}`);

  const csv = await leads(service, 'export');
  expect(csv).not.toMatch(obeyedInCsv);
  const [names = [], ...lines] = readCsv(csv);
  expect(lines.map((line) => line.length)).toEqual(records.map(() => names.length));
  for (const [index, record] of records.entries()) {
    const line = lines[index] ?? [];
    for (const [at, name] of names.entries()) {
      expectHarmlessCell(line[at] ?? '', record[name as keyof EnquiryRecord]);
    }
  }

  for (const record of records) expectHarmlessRecord(formatRecord(record), record);
  for (const record of records.slice(0, 20)) {
    expectHarmlessRecord((await leads(service, 'show', record.id)).trimEnd(), record);
  }
  expectQuietLog(service);
});

// What a terminal obeys, a line break aside, or shows in another order than it is.
const obeyed = /(?!\n)[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// Line breaks and tabs belong to a cell, a carriage return alone does not.
const obeyedInCsv =
  /\r(?!\n)|(?![\r\n\t])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Every line is a known one, or stands indented below the message. */
function expectHarmlessRecord(text: string, record: EnquiryRecord): void {
  expect(text).not.toMatch(obeyed);
  const lines = text.split('\n');
  const { id, message: _, ...rest } = record;
  const keys = Object.keys({ id, reference: '', ...rest });
  expect(lines.slice(0, keys.length).map((line) => line.split(':')[0])).toEqual(keys);
  expect(lines[keys.length]).toBe('message:');
  expect(lines.slice(keys.length + 1).filter((line) => !/^( {2}|$)/.test(line))).toEqual([]);
}

function expectHarmlessCell(cell: string, value: string): void {
  const visible = value
    .replaceAll(/\r(?!\n)/g, '\n')
    .replaceAll(new RegExp(obeyedInCsv, 'gu'), ' ');
  const isMarked = cell === `'${visible}`;
  // The only change allowed is a mark in front.
  if (!isMarked) expect(cell).toBe(visible);
  const bare = cell.replace(/^[\s\p{Cf}]+/u, '');
  expect(bare, JSON.stringify(value)).not.toMatch(/^[=@＝＠]/);
  expect(cell, JSON.stringify(value)).not.toMatch(/^[\t\r]/);
  if (/^[+\-＋－]/.test(bare)) expect(bare).toMatch(/^[+-][\d\s().+-]*$/);
  if (/^\+?\d[\d ().-]{6,}$/.test(value)) expect(cell, 'a telephone number').toBe(value);
}

/** RFC 4180, without any leniency. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n?$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`No CSV: ${JSON.stringify(text.slice(0, 200))}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows;
}

function pickValues(record: EnquiryRecord): Values {
  return Object.fromEntries(enquiryFields.map((field) => [field, record[field]])) as Values;
}

/** One entry a line, of a known kind, and nothing in it that anybody typed. */
function expectQuietLog({ logLines }: TestService): void {
  for (const line of logLines) expect(line).toMatch(/^\{[^\n]*\}\n$/);
  const entries = logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const known = ['enquiry stored', 'mail not sent, will retry'];
  const others = entries.filter(({ enquiry, msg }) => enquiry && !known.includes(String(msg)));
  expect(others).toEqual([]);
  const log = logLines.join('');
  expect(log).not.toMatch(/Zq|zq@|555 9876/);
  expect(strings.filter((string) => string.length > 12 && log.includes(string))).toEqual([]);
}
