import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-form.ts';
import { formFields } from '../../contract/form-fields.ts';
import {
  type Element,
  eachElement,
  findElement,
  getAttribute,
  getText,
} from '../../contract/html-tree.ts';
import { listen } from '../node/http-server.ts';
import {
  browserHeaders,
  createTestRoot,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { converse } from './raw-connection.ts';
import { readAnswers } from './read-answers.ts';
import { corpora, readCorpus } from './read-corpus.ts';
import { scaledDeadlines } from './scaled-deadlines.ts';
import { toMultipart } from './to-multipart.ts';

vi.setConfig({ testTimeout: 120_000 });

const strings = [...new Set(corpora.flatMap(readCorpus))].filter((each) => !each.includes('\0'));
const unmailed = { SMTP_URL: 'smtp://127.0.0.1:1', OUTBOX_RETRY_FIRST: '1h' };

test('what was typed comes back in the page as text, and adds nothing to it', async () => {
  const service = await startTestService(unmailed);
  const plain = outline(await answeredPage(service, 'Ann Lee'));
  for (const string of strings) {
    const page = await answeredPage(service, string);
    expect(outline(page), JSON.stringify(string)).toEqual(plain);
    for (const field of enquiryFields) {
      const element = findElement(page, (each) => getAttribute(each, 'id') === `f-${field}`);
      if (!element) throw new Error(`no field ${field}`);
      expect(readField(element), field).toBe(asRead(field, string));
    }
  }
  expect(await service.list()).toEqual([]);
});

/** The page that refuses a form with `string` in every field: it is no email and no department. */
async function answeredPage(service: TestService, string: string): Promise<Document> {
  const fields = enquiryFields.map((name) => ({ name, value: asSent(name, string) }));
  const { contentType, bytes } = toMultipart(fields);
  const headers = { ...browserHeaders, 'Content-Type': contentType };
  const response = await service.post({}, { headers, body: new Uint8Array(bytes) });
  expect(response.status, JSON.stringify(string)).toBe(422);
  expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  return parse(await response.text());
}

type Document = DefaultTreeAdapterTypes.Document;

// Names and numbers that are taken, so that every string meets the same errors.
function asSent(field: EnquiryField, string: string): string {
  const shorten = (text: string) => text.slice(0, formFields[field].limit).toWellFormed();
  if (field === 'name') return shorten(string.trim() === '' ? `x${string}x` : string);
  if (field === 'phone') return shorten(`555-0142 ${string}`);
  return string;
}

function asRead(field: EnquiryField, string: string): string {
  // The page offers no such department, so none is chosen.
  if (field === 'service') return '';
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
  for (const string of strings) {
    const page = await visit(`x${string}`);
    expect(outline(page), JSON.stringify(string)).toEqual(plain);
    const message = findElement(page, ({ tagName }) => tagName === 'textarea');
    expect(message && getText(message)).toMatch(/^About: x\P{Cc}*\n$/u);
  }
});

/** A service that listens, with secrets all around its site. */
async function startListening() {
  const root = createTestRoot();
  const secret = 'Zq-secret';
  for (const path of ['secret.txt', '.env.local', 'content/secret.txt', 'dist/.hidden']) {
    writeFileSync(join(root, path), secret);
  }
  mkdirSync(join(root, 'secrets'));
  writeFileSync(join(root, 'secrets/secret.txt'), secret);
  symlinkSync(join(root, 'secret.txt'), join(root, 'dist/linked.txt'));
  symlinkSync(join(root, 'secrets'), join(root, 'dist/linked'));
  const service = await startTestService({ ...unmailed, TRUST_PROXY: '1' }, root);
  const server = await listen(service.app, '127.0.0.1', 0, scaledDeadlines());
  onTestFinished(() => server.close(0));
  const talk = async (request: string | Buffer) => {
    const bytes = typeof request === 'string' ? Buffer.from(request, 'latin1') : request;
    const { received, isClosed } = await converse(server.address, [bytes], { deadline: 100_000 });
    expect(isClosed, String(bytes.subarray(0, 200))).toBe(true);
    const isHead = bytes.subarray(0, 5).toString() === 'HEAD ';
    return { received, answers: readAnswers(received, isHead) };
  };
  return { ...service, talk, secret };
}

/** Runs `check` on all of them, a few at a time. */
async function forAll<T>(list: readonly T[], check: (item: T) => Promise<void>): Promise<void> {
  const rest = [...list];
  const next = async (): Promise<void> => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await check(item);
  };
  await Promise.all(Array.from({ length: 16 }, next));
}

test('no address leads out of the site or to another one', async () => {
  const { talk, secret } = await startListening();
  const addresses = [
    ...readCorpus('paths'),
    ...strings.map((string) => `/${encodeURI(string)}/`),
    ...strings.map((string) => `/${encodeURIComponent(string)}/?${encodeURIComponent(string)}`),
  ];
  await forAll(addresses, async (address) => {
    const head = `GET ${address} HTTP/1.1\r\nHost: own.test\r\nConnection: close\r\n\r\n`;
    const { received, answers } = await talk(Buffer.from(head));
    expect(received.includes(secret), address).toBe(false);
    expect(received.includes('SQLite format'), address).toBe(false);
    for (const { status, headers } of answers) {
      expect([200, 308, 400, 404], address).toContain(status);
      if (status !== 308) continue;
      const location = headers.get('location') ?? '';
      expect(location, address).toMatch(/^\/(?![/\\])[!-~]*$/);
      expect(new URL(location, 'http://own.test').host).toBe('own.test');
    }
  });
});

test('headers of a request change no header of the answer', async () => {
  const { talk, logLines } = await startListening();
  const names = ['User-Agent', 'Origin', 'Referer', 'Accept', 'Accept-Encoding', 'Cookie'];
  const believed = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'If-None-Match'];
  const ofOneLine = strings.filter((string) => !/[\r\n]/.test(string) && string.length > 3);
  await forAll(ofOneLine, async (string) => {
    const lines = [...names, ...believed].map((name) => `${name}: ${string}\r\n`).join('');
    const rest = 'Connection: close\r\nContent-Length: 0\r\n\r\n';
    const head = `POST /api/contact HTTP/1.1\r\nHost: own.test\r\n${lines}`;
    const [answer] = (await talk(Buffer.from(head + rest))).answers;
    expect([400, 403], string).toContain(answer?.status);
    const values = [...(answer?.headers.values() ?? [])].join('\n');
    expect(values.includes(Buffer.from(string).toString('latin1')), string).toBe(false);
    expect(answer?.headers.has('access-control-allow-origin')).toBe(false);
  });
  const log = logLines.join('');
  expect(strings.filter((string) => string.length > 12 && log.includes(string))).toEqual([]);
});

test('strings in the place of names are ignored or refused', async () => {
  const service = await startTestService(unmailed);
  const good = { name: 'Ann Lee', phone: '+1 432 555 0100', email: 'ann@example.com' };
  await Promise.all(
    strings.map(async (string) => {
      const pairs = [...Object.entries(good), [string, string]];
      const body = new URLSearchParams(pairs);
      expect((await service.post({}, { body })).status).toBe(201);
      const fields = pairs.map(([name = '', value = '']) => ({ name, value }));
      const { contentType, bytes } = toMultipart(fields);
      const headers = { 'Content-Type': contentType };
      const response = await service.post({}, { headers, body: new Uint8Array(bytes) });
      expect([201, 400]).toContain(response.status);
    }),
  );
  for (const stored of await service.list()) expect(stored).toMatchObject(good);
});
