import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formFields } from '../../contract/form-fields.ts';
import {
  type Element,
  eachElement,
  findElement,
  getAttribute,
  getText,
} from '../../contract/html-tree.ts';
import {
  getField,
  type InquiryField,
  inquiryFields,
  writeTooLong,
} from '../../contract/inquiry-form.ts';
import { refusals } from '../../contract/refusals.ts';
import type { InquiryRecord } from '../inquiry/store/inquiry-records.ts';
import { formatRecord } from '../leads-cli/formats.ts';
import { runCommand } from '../leads-cli/run-command.ts';
import {
  browserHeaders,
  emptyFields,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { startBrokenMailServer } from './broken-mail-server.ts';
import { brokenTexts, hostileTexts as strings } from './hostile-texts.ts';

vi.setConfig({ testTimeout: 120_000 });

// The database gives text back only up to a NUL, so that one is refused wherever it is.
const printable = strings.filter((each) => !each.includes('\0'));

// Nobody is told of these: their mails wait for a server that is not there.
const unmailed = { SMTP_URL: 'smtp://127.0.0.1:1', OUTBOX_RETRY_FIRST: '1h' };

const visitor = {
  ...emptyFields,
  name: 'Zq Visitor',
  phone: '+1 432 555 9876',
  email: 'zq@visitor.test',
  location: 'Zqtown',
};

type Values = Record<InquiryField, string>;

/** Sends `values` byte for byte, alternately in parts and as one line. */
function send(
  service: TestService,
  values: Record<string, string> | [string, string][],
  index: number,
  init: RequestInit = {},
) {
  const pairs = Array.isArray(values) ? values : Object.entries(values);
  if (index % 2 === 1) return service.post({}, { ...init, body: new URLSearchParams(pairs) });
  const parts = pairs.map(([name, value]) => {
    const escaped = name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
    return `--b47x11\r\nContent-Disposition: form-data; name="${escaped}"\r\n\r\n${value}\r\n`;
  });
  const headers = { ...init.headers, 'Content-Type': 'multipart/form-data; boundary=b47x11' };
  return service.post({}, { ...init, headers, body: `${parts.join('')}--b47x11--\r\n` });
}

test('each string in each field is stored exactly or refused', async () => {
  const service = await startTestService(unmailed);
  const accepted = new Map<string, Values>();
  const sendAndCheck = async (field: InquiryField, string: string, index: number) => {
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
  for (const field of inquiryFields) {
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
const expectedAnswers: Record<number, (field: InquiryField) => unknown> = {
  201: () => ({ id: expect.stringMatching(/^[\da-f-]{36}$/) }),
  400: () => ({ error: expect.stringContaining(refusals[400].title) }),
  422: (field) => ({ errors: { [field]: expect.stringMatching(ownWords) } }),
};

const ownWords = new RegExp(
  `^(?:${inquiryFields
    .map(getField)
    .flatMap(({ message, missing }) => [message, missing])
    .concat(writeTooLong(0))
    .map((words) => words.replaceAll('.', '\\.').replace(' 0 ', ' [\\d,]+ '))
    .join('|')})$`,
);

/** What stands in the file, read past everything that the service reads it with. */
function readStoredBytes({ root }: TestService): Map<string, Values> {
  const database = new DatabaseSync(join(root, 'data/leads.db'), { readOnly: true });
  const columns = inquiryFields.map((field) => `hex(cast(${field} as blob)) as ${field}`);
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
  const entries = inquiryFields.map((field) => [field, change(values[field])]);
  return Object.fromEntries(entries) as Values;
}

function expectedStatus(field: InquiryField, value: string): number {
  if (value.includes('\0')) return 400;
  // None of the strings is an address, a department or a kind.
  if (field === 'email' || getField(field).choices) return 422;
  const isBlank = value.trim() === '' && field === 'name';
  const isTooLong = value.replaceAll('\r\n', '\n').length > formFields[field].limit;
  return isBlank || isTooLong ? 422 : 201;
}

test('bytes that are no text are refused in every field', async () => {
  const service = await startTestService(unmailed);
  for (const escaped of brokenTexts) {
    for (const field of inquiryFields) {
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
function encodeBroken(field: InquiryField, escaped: string): [type: string, body: Buffer][] {
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
    const values = Object.fromEntries(inquiryFields.map((field) => [field, string])) as Values;
    const response = await send(service, { ...values, website: 'x' }, index);
    expect(response.status).toBe(201);
    stored.set(((await response.json()) as { id: string }).id, values);
  };
  await Promise.all(printable.map(store));
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
      expectHarmlessCell(line[at] ?? '', record[name as keyof InquiryRecord]);
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
function expectHarmlessRecord(text: string, record: InquiryRecord): void {
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

function pickValues(record: InquiryRecord): Values {
  return Object.fromEntries(inquiryFields.map((field) => [field, record[field]])) as Values;
}

/** One entry a line, of a known kind, and nothing in it that anybody typed. */
function expectQuietLog({ logLines }: TestService): void {
  for (const line of logLines) expect(line).toMatch(/^\{[^\n]*\}\n$/);
  const entries = logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const known = ['inquiry stored', 'mail not sent, will retry'];
  const others = entries.filter(({ inquiry, msg }) => inquiry && !known.includes(String(msg)));
  expect(others).toEqual([]);
  const log = logLines.join('');
  expect(log).not.toMatch(/Zq|zq@|555 9876/);
  expect(strings.filter((string) => string.length > 12 && log.includes(string))).toEqual([]);
}

test('what was typed comes back in the page as text, and adds nothing to it', async () => {
  const service = await startTestService(unmailed);
  const plain = outline(await answeredPage(service, 'Ann Lee'));
  for (const string of printable) {
    const page = await answeredPage(service, string);
    expect(outline(page), JSON.stringify(string)).toEqual(plain);
    for (const field of inquiryFields) {
      const element = findElement(page, (each) => getAttribute(each, 'id') === `f-${field}`);
      if (!element) throw new Error(`no field ${field}`);
      expect(readField(element), field).toBe(asRead(field, string));
    }
  }
  expect(await service.list()).toEqual([]);
});

/** The page that refuses a form with `string` in every field: it is no email and no department. */
async function answeredPage(service: TestService, string: string): Promise<Document> {
  const values = Object.fromEntries(inquiryFields.map((name) => [name, asSent(name, string)]));
  const response = await send(service, values, 0, { headers: browserHeaders });
  expect(response.status, JSON.stringify(string)).toBe(422);
  expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  return parse(await response.text());
}

type Document = DefaultTreeAdapterTypes.Document;

// Names and numbers that are taken, so that every string meets the same errors.
function asSent(field: InquiryField, string: string): string {
  const shorten = (text: string) => text.slice(0, formFields[field].limit).toWellFormed();
  if (field === 'name') return shorten(string.trim() === '' ? `x${string}x` : string);
  if (field === 'phone') return shorten(`555-0142 ${string}`);
  return string;
}

function asRead(field: InquiryField, string: string): string {
  // The page offers no such department or kind, so its own first choice stays.
  if (getField(field).choices) return emptyFields[field];
  // As every browser reads a page.
  return asSent(field, string).replaceAll(/\r\n?/g, '\n');
}

function readField(element: Element): string {
  if (element.tagName === 'textarea') return getText(element);
  if (element.tagName === 'input') return getAttribute(element, 'value') ?? '';
  const chosen = findElement(element, (each) => getAttribute(each, 'selected') !== undefined);
  return (chosen && getAttribute(chosen, 'value')) ?? '';
}

/** Every element with its attributes, except for what is typed and for what is new each time. */
function outline(page: Document): string[] {
  return [...eachElement(page)].map(({ tagName, attrs }) => {
    const kept = attrs.map(({ name, value }) => (name === 'value' ? name : `${name}=${value}`));
    return [tagName, ...kept.filter((each) => tagName !== 'option' || each !== 'value')].join(' ');
  });
}

test('what a link says beforehand is text in the page', async () => {
  const service = await startTestService();
  const visit = async (about: string) => {
    const response = await service.request(`/contact?${new URLSearchParams({ about })}`);
    return parse(await response.text());
  };
  const plain = outline(await visit('a quote'));
  for (const string of printable) {
    const page = await visit(`x${string}`);
    expect(outline(page), JSON.stringify(string)).toEqual(plain);
    const message = findElement(page, ({ tagName }) => tagName === 'textarea');
    expect(message && getText(message)).toMatch(/^About: x\P{Cc}*\n$/u);
  }
});

test('strings in the place of names are ignored or refused', async () => {
  const service = await startTestService(unmailed);
  const { location: _, message: _none, ...good } = visitor;
  await Promise.all(
    printable.map(async (string) => {
      const pairs: [string, string][] = [...Object.entries(good), [string, string]];
      expect((await send(service, pairs, 1)).status).toBe(201);
      expect([201, 400]).toContain((await send(service, pairs, 0)).status);
    }),
  );
  for (const stored of await service.list()) expect(stored).toMatchObject(good);
});

const office = 'office@company.test';
/** A mail as it came out. */
interface OutgoingMail {
  source: string;
  /** Recipients of the envelope; absent for a file, which is for those whom it names. */
  receivers?: string[];
}

/** A service that mails, and the mails that have come out of it. */
interface Outlet {
  service: TestService;
  list(): OutgoingMail[];
}

const settings = { MAIL_TO: office, MAIL_ACKNOWLEDGE: 'on' };

/** Mails that a server took. */
async function startWithServer(): Promise<Outlet> {
  const server = await startBrokenMailServer();
  onTestFinished(() => server.close());
  const service = await startTestService({ ...settings, SMTP_URL: server.url });
  return { service, list: () => server.received };
}

/** Mails that were written to files, as without any server. */
async function startWithFiles(): Promise<Outlet> {
  const service = await startTestService(settings);
  const folder = join(service.root, 'data/mail');
  const list = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => !name.endsWith('.part'))
      .map((name) => {
        expect(name).toMatch(/^[\da-f-]{36}\.eml$/);
        return { source: readFileSync(join(folder, name), 'latin1') };
      });
  return { service, list };
}

/** The mails as a mail program reads them, once `count` have come. */
async function receive({ list }: Outlet, count: number) {
  await vi.waitUntil(() => list().length >= count, { timeout: 60_000, interval: 100 });
  return Promise.all(
    list().map(async ({ source, receivers }) => {
      const mail = await PostalMime.parse(source);
      const named = mail.to?.map(({ address }) => address ?? '') ?? [];
      return { mail, receivers: receivers ?? named, source };
    }),
  );
}

/** What a mail may be made of, apart from the words in it. */
function outlineMail({ headers, html, attachments, from, cc, bcc }: Email) {
  return { headers: headers.map(({ key }) => key), html, attachments, from, cc, bcc };
}

const outlets: [name: string, start: () => Promise<Outlet>][] = [
  ['sent', startWithServer],
  ['written to files', startWithFiles],
];

test.each(outlets)(
  'whatever is typed, mails %s say exactly that, to exactly those they are for',
  async (_, start) => {
    const outlet = await start();
    const { service } = outlet;
    const sent = new Map<string, string>();
    const sendOne = async (string: string, index: number) => {
      const email = `visitor-${index}@visitor.test`;
      // Where a name or a number has to be one, something is put before what is none.
      const required = string.trim() === '' ? `x${string}x` : string;
      const values = {
        name: required.slice(0, 100).toWellFormed(),
        phone: `5550142 ${required}`.slice(0, 40).toWellFormed(),
        email,
        location: string,
        // A line longer than a mail may have.
        message: `${string}\n${'x'.repeat(1500)} ${index}`,
      };
      const body = new URLSearchParams(values);
      expect((await service.post({}, { body })).status, JSON.stringify(string)).toBe(201);
      sent.set(email, string);
    };
    await Promise.all(['Ann Lee', ...printable].map(sendOne));
    const mails = await receive(outlet, 2 * sent.size);
    expect(mails).toHaveLength(2 * sent.size);

    const ofFirst = mails.filter(({ mail }) => mail.text?.includes('visitor-0@visitor.test'));
    for (const { mail, receivers, source } of mails) {
      // No line that a server may cut, and nothing that it could take for another line.
      expect(source).toMatch(/^(?:[\t -~]{0,998}\r\n)*[\t -~]{0,998}$/);
      const email = /visitor-\d+@visitor\.test/.exec(mail.text ?? '')?.[0] ?? '';
      const string = sent.get(email) ?? '';
      const isCopy = receivers[0] !== office;
      expect(receivers).toEqual([isCopy ? email : office]);
      expect(mail.to?.map(({ address }) => address)).toEqual(receivers);
      const plain = ofFirst.find((other) => (other.receivers[0] !== office) === isCopy);
      if (plain) expect(outlineMail(mail), JSON.stringify(string)).toEqual(outlineMail(plain.mail));
      if (!isCopy) expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
      const message = string.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' ');
      if (message.trim() !== '') expect(mail.text).toContain(`\n\n${message}\n`);
      const headers = mail.headers.map(({ value }) => value).join('\n');
      expect(headers, JSON.stringify(string)).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(mail.text).toContain(`\nLocation: ${toOneLine(string)}`);
      if (isCopy) continue;
      const name = string.trim() === '' ? `x${string}x` : string;
      // What looks like an encoded word would be decoded, so it is not let look like one.
      const [who, where] = [name, string].map((part) => toOneLine(part).replaceAll('=?', '= ?'));
      expect(mail.subject).toContain(`Website inquiry: ${who}`.trim());
      expect(mail.subject).toContain([...(where ?? '')].slice(0, 40).join('').trim());
    }
  },
);

test('an address that is none reaches nobody when the owner releases it', async () => {
  const server = await startBrokenMailServer();
  onTestFinished(() => server.close());
  const service = await startTestService({ ...settings, SMTP_URL: server.url });
  const addresses = printable.slice(0, 13);
  const context = { print: () => {}, tell: () => {}, confirm: async () => true };
  for (const email of addresses) {
    const body = new URLSearchParams({ name: email, phone: '1', email, website: 'x' });
    const { id } = (await (await service.post({}, { body })).json()) as { id: string };
    const released = await runCommand(['release', id], {
      root: service.root,
      environment: {},
      ...context,
    });
    expect(released).toBe(0);
  }
  // A new inquiry makes the service look for waiting mails.
  await service.post();
  const until = (condition: () => boolean) =>
    vi.waitUntil(condition, { timeout: 60_000, interval: 20 });
  await until(() => server.received.length >= addresses.length + 2);
  const mails = await Promise.all(
    server.received.map(async ({ source }) => ({ mail: await PostalMime.parse(source) })),
  );
  const toVisitors = server.received.flatMap(({ receivers }) => receivers);
  expect(toVisitors.filter((receiver) => receiver !== office)).toEqual(['ann@example.com']);
  const answeredTo = mails.flatMap(({ mail }) => mail.replyTo ?? []);
  expect(answeredTo.map(({ address }) => address)).toEqual(['ann@example.com']);
  expect(mails.flatMap(({ mail }) => [...(mail.cc ?? []), ...(mail.bcc ?? [])])).toEqual([]);
});

function toOneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
