import { parse as parseCsv } from 'csv-parse/sync';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test, vi } from 'vitest';
import {
  type Element,
  eachElement,
  findElement,
  getAttribute,
  getText,
} from '#contract/html-tree.ts';
import { formFields, getField, type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { trimInvisible } from '#contract/visible-text.ts';
import type { InquiryRecord } from '../inquiry/store/inquiry-records.ts';
import { formatRecord } from '../leads-cli/formats.ts';
import { leads } from '../testing/run-leads.ts';
import {
  browserHeaders,
  emptyFields,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { startBrokenMailServer } from './broken-mail-server.ts';
import { hostileTexts } from './hostile-texts.ts';

vi.setConfig({ testTimeout: 120_000 });

// Hostile texts without a NUL. The service refuses a NUL in any field, because SQLite returns text only up to
// the NUL.
const storable = hostileTexts.filter((each) => !each.includes('\0'));

// The mail server does not exist, so no emails are sent.
const unreachableMailServer = { SMTP_URL: 'smtp://127.0.0.1:1', OUTBOX_RETRY_FIRST: '1h' };

const visitor = {
  ...emptyFields,
  name: 'Zq Visitor',
  phone: '+1 432 555 9876',
  email: 'zq@visitor.test',
  location: 'Zqtown',
};

type Values = Record<InquiryField, string>;

const head = 'Content-Disposition: form-data; name=';
const multipart = { 'Content-Type': 'multipart/form-data; boundary=b47x11' };
const writeParts = (pairs: [string, string][]) =>
  pairs.map(([name, value]) => `--b47x11\r\n${head}"${name}"\r\n\r\n${value}\r\n`).join('');

// Characters that a terminal interprets, except for line breaks, and characters that change the text
// direction.
const interpreted = /(?!\n)[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// The same characters for CSV, where cells may contain tabs and line breaks, but no carriage return without a
// line feed.
const interpretedInCsv =
  /\r(?!\n)|(?![\r\n\t])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Posts `pairs` unchanged: as multipart if `index` is even, URL-encoded if `index` is odd. */
function send(
  service: TestService,
  pairs: [string, string][],
  index: number,
  init: RequestInit = {},
) {
  if (index % 2 === 1) return service.post({}, { ...init, body: new URLSearchParams(pairs) });
  const headers = { ...init.headers, ...multipart };
  return service.post({}, { ...init, headers, body: `${writeParts(pairs)}--b47x11--\r\n` });
}

test('each hostile text is stored unchanged or refused, and the leads commands print it escaped', async () => {
  const service = await startTestService(unreachableMailServer);
  const accepted = new Map<string, Values>();
  const sendAndCheck = async (field: InquiryField, text: string, index: number) => {
    // A phone number must have at least seven digits.
    const typed = field === 'phone' ? `555-0142 ${text}` : text;
    const values = { ...visitor, [field]: typed };
    const response = await send(service, Object.entries(values), index);
    const expected = { field, text, status: expectedStatus(field, typed) };
    expect({ field, text, status: response.status }).toEqual(expected);
    const answer = await response.json();
    if (text.length > 12) expect(JSON.stringify(answer)).not.toContain(JSON.stringify(text));
    if (response.status === 422) expect(Object.keys(answer.errors)).toEqual([field]);
    if (response.status === 201) accepted.set(answer.id, values);
  };
  for (const field of inquiryFields) {
    await Promise.all(hostileTexts.map((text, index) => sendAndCheck(field, text, index)));
  }
  // Sends the text in all fields at once, with a filled honeypot, because such a form is stored without
  // validation.
  const sendEverywhere = async (text: string, index: number) => {
    const values = Object.fromEntries(inquiryFields.map((name) => [name, text])) as Values;
    const response = await send(service, [...Object.entries(values), ['website', 'x']], index);
    expect(response.status).toBe(201);
    accepted.set((await response.json()).id, values);
  };
  await Promise.all(storable.map(sendEverywhere));

  const records = await service.list();
  const stored = records.map((record) => [record.id, pickValues(record)] as const);
  expect(new Map(stored)).toEqual(accepted);
  const print = async (...args: string[]) => {
    const { code, stdout } = await leads(service, args);
    expect(code).toBe(0);
    return stdout;
  };

  const json = await print('list', '--json');
  expect(json).not.toMatch(interpreted);
  expect(JSON.parse(json)).toEqual(records);

  const table = await print('list');
  expect(table).not.toMatch(interpreted);
  expect(table.isWellFormed()).toBe(true);
  const [, ...rows] = table.trimEnd().split('\n');
  expect(rows).toEqual(records.map(({ id }) => expect.stringContaining(`  ${id}`)));

  const csv = await print('export');
  expect(csv).not.toMatch(interpretedInCsv);
  const [names = [], ...lines] = parseCsv(csv, { bom: true }) as string[][];
  expect(lines.map((line) => line.length)).toEqual(records.map(() => names.length));
  for (const [index, record] of records.entries()) {
    for (const [at, name] of names.entries()) {
      expectHarmlessCell(lines[index]?.[at] ?? '', record[name as keyof InquiryRecord]);
    }
  }
  for (const record of records) expect(formatRecord(record)).not.toMatch(interpreted);
  expectCleanLog(service);
});

function expectedStatus(field: InquiryField, value: string): number {
  if (value.includes('\0')) return 400;
  // None of the hostile texts is a valid email address or choice.
  if (field === 'email' || getField(field).choices) return 422;
  const isBlank = trimInvisible(value) === '' && field === 'name';
  const isTooLong = [...value.replaceAll('\r\n', '\n')].length > formFields[field].limit;
  return isBlank || isTooLong ? 422 : 201;
}

function pickValues(record: InquiryRecord): Values {
  return Object.fromEntries(inquiryFields.map((field) => [field, record[field]])) as Values;
}

/**
 * Asserts that each log line is one entry, that only known messages mention inquiries, and that no input is
 * logged.
 */
function expectCleanLog({ logLines }: TestService): void {
  for (const line of logLines) expect(line).toMatch(/^\{[^\n]*\}\n$/);
  const entries = logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const known = ['inquiry stored', 'mail not sent, will retry'];
  expect(entries.filter((each) => each.inquiry && !known.includes(`${each.msg}`))).toEqual([]);
  const log = logLines.join('');
  expect(log).not.toMatch(/Zq|zq@|555 9876/);
  expect(hostileTexts.filter((text) => text.length > 12 && log.includes(text))).toEqual([]);
}

function expectHarmlessCell(cell: string, value: string): void {
  const visible = value
    .replaceAll(/\r(?!\n)/g, '\n')
    .replaceAll(new RegExp(interpretedInCsv, 'gu'), ' ');
  // Apart from the replacements above, the only allowed changes are apostrophes.
  expect(cell.replaceAll("'", '')).toBe(visible.replaceAll("'", ''));
  expect(cell, JSON.stringify(value)).not.toMatch(/^[\t\r]/);
  // A program may start a cell after each of these separators, even between quotes.
  for (const part of cell.split(/[,;\t\r\n]/)) {
    expect(part.replace(/^[\s\p{Cf}"]+/u, ''), JSON.stringify(value)).not.toMatch(
      /^[=@+\-＝＠＋－]/,
    );
  }
}

type Document = DefaultTreeAdapterTypes.Document;

test('hostile text from a form or a link is shown as text and adds no elements to the page', async () => {
  const service = await startTestService(unreachableMailServer);
  const plain = outline(await fetchRefusal(service, 'Ann Lee'));
  const follow = async (about: string) =>
    parse(await (await service.request(`/contact?${new URLSearchParams({ about })}`)).text());
  const linked = outline(await follow('a quote'));
  for (const text of storable) {
    const page = await fetchRefusal(service, text);
    expect(outline(page), JSON.stringify(text)).toEqual(plain);
    const prefilled = await follow(`x${text}`);
    expect(outline(prefilled), JSON.stringify(text)).toEqual(linked);
    const message = findElement(prefilled, ({ tagName }) => tagName === 'textarea');
    expect(message && getText(message)).toMatch(/^About: x\P{Cc}*\n$/u);
    for (const field of inquiryFields) {
      const element = findElement(page, (each) => getAttribute(each, 'id') === field);
      // No hostile text is a valid choice, so the initial choice stays selected. Line breaks are normalized,
      // as in browsers.
      const wanted = getField(field).choices
        ? emptyFields[field]
        : toTypedValue(field, text).replaceAll(/\r\n?/g, '\n');
      expect(element && readField(element), field).toBe(wanted);
    }
  }
  expect(await service.list()).toEqual([]);
});

/** Posts a form with `text` in every field. Returns the page that refuses the form. */
async function fetchRefusal(service: TestService, text: string): Promise<Document> {
  const pairs = inquiryFields.map((name): [string, string] => [name, toTypedValue(name, text)]);
  const response = await send(service, pairs, 0, { headers: browserHeaders });
  expect(response.status, JSON.stringify(text)).toBe(422);
  expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  return parse(await response.text());
}

// Makes name and phone valid, so that the form has the same errors for every text.
function toTypedValue(field: InquiryField, text: string): string {
  const shorten = (long: string) => long.slice(0, formFields[field].limit).toWellFormed();
  if (field === 'name') return shorten(trimInvisible(text) === '' ? `x${text}x` : text);
  return field === 'phone' ? shorten(`555-0142 ${text}`) : text;
}

function readField(element: Element): string {
  if (element.tagName === 'textarea') return getText(element);
  if (element.tagName === 'input') return getAttribute(element, 'value') ?? '';
  const chosen = findElement(element, ({ attrs }) =>
    attrs.some(({ name }) => name === 'selected' || name === 'checked'),
  );
  return (chosen && getAttribute(chosen, 'value')) ?? '';
}

/**
 * Lists every element with its attributes. Contents of `value` are omitted, because they differ from page to
 * page.
 */
function outline(page: Document): string[] {
  return [...eachElement(page)].map(({ tagName, attrs }) => {
    const compared = attrs.filter(({ name }) => tagName !== 'option' || name !== 'value');
    const texts = compared.map(({ name, value }) => (name === 'value' ? name : `${name}=${value}`));
    return [tagName, ...texts].join(' ');
  });
}

/**
 * Returns the structure of an email, which visitor input must not change: header names, attachments and
 * addresses.
 */
const outlineMail = ({ headers, html, attachments, from, cc, bcc }: Email) => ({
  headers: headers.map(({ key }) => key),
  html,
  attachments,
  from,
  cc,
  bcc,
});
const toOneLine = (value: string) =>
  trimInvisible(
    value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/\p{Bidi_Control}/gu, ''),
  );

test('emails contain hostile text unchanged and go only to their recipients', async () => {
  const office = 'office@company.test';
  const server = await startBrokenMailServer();
  const settings = { MAIL_TO: office, MAIL_ACKNOWLEDGE: 'with-message', SMTP_URL: server.url };
  const service = await startTestService(settings);
  const texts = ['Ann Lee', ...storable];
  const emailOf = (index: number) => `visitor-${index}@visitor.test`;
  const sendOne = async (text: string, index: number) => {
    // The second line is longer than the maximum line length in an email.
    const message = `${text}\n${'x'.repeat(1500)} ${index}`;
    const typed = { name: toTypedValue('name', text), phone: toTypedValue('phone', text), message };
    const body = new URLSearchParams({ ...typed, location: text, email: emailOf(index) });
    expect((await service.post({}, { body })).status, JSON.stringify(text)).toBe(201);
  };
  await Promise.all(texts.map(sendOne));
  const wanted = 2 * texts.length;
  await vi.waitUntil(() => server.received.length >= wanted, { timeout: 60_000, interval: 100 });
  expect(server.received).toHaveLength(wanted);

  const mails = await Promise.all(
    server.received.map(async (each) => ({ ...each, mail: await PostalMime.parse(each.source) })),
  );
  const ofFirst = mails.filter(({ mail }) => mail.text?.includes(emailOf(0)));
  for (const { mail, recipients, source } of mails) {
    // Lines have at most 998 characters, and every line break is CR LF.
    expect(source).toMatch(/^(?:[\t -~]{0,998}\r\n)*[\t -~]{0,998}$/);
    const index = Number(/visitor-(\d+)@/.exec(mail.text ?? '')?.[1]);
    const text = texts[index] ?? '';
    const isReceipt = recipients[0] !== office;
    expect(recipients).toEqual([isReceipt ? emailOf(index) : office]);
    expect(mail.to?.map(({ address }) => address)).toEqual(recipients);
    const plain = ofFirst.find((other) => (other.recipients[0] !== office) === isReceipt);
    expect(outlineMail(mail), JSON.stringify(text)).toEqual(plain && outlineMail(plain.mail));
    const message = text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ' ');
    if (trimInvisible(message) !== '') expect(mail.text).toContain(`\n\n${message}\n`);
    expect(mail.text).toContain(`\nLocation: ${toOneLine(text)}`);
    const headers = mail.headers.map(({ value }) => value).join('\n');
    expect(headers, JSON.stringify(text)).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    if (isReceipt) continue;
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([emailOf(index)]);
    // Text that looks like an encoded word is changed, because mail programs would decode it.
    const subject = (part: string) => toOneLine(part).replaceAll('=?', '= ?');
    expect(mail.subject).toContain(
      `Website inquiry: ${subject(toTypedValue('name', text))}`.trim(),
    );
    expect(mail.subject).toContain(trimInvisible([...subject(text)].slice(0, 40).join('')));
  }
});
