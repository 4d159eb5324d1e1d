import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-form.ts';
import { type EnquiryRecord, listEnquiries } from '../enquiry/store/enquiry-records.ts';
import { openDatabase } from '../node/database/open.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot } from '../testing/test-service.ts';
import type { SentField } from './hostile-forms.ts';
import { type MutatedRequest, mutateRequest } from './mutated-requests.ts';
import { converse } from './raw-connection.ts';
import { type Answer, readAnswers } from './read-answers.ts';
import type { MemoryReport } from './report-memory.ts';
import { type RunningService, runService } from './running-service.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const seeds = [20_260_102, 7, 4_294_967_295];
const countOfEach = Math.ceil(scaled(10_000) / seeds.length);

// Fewer would not meet everything that makes the process grow to its size.
const warmUp = { seed: 1, count: Math.max(300, scaled(1_000)) };
// Many of them wait for their deadline, which is longer in full.
const atOnce = Math.max(96, scaled(256));

// A connection may hold a request that is waited for, then the beginning of another one.
const longestConnection = scaled(90_000) + allowed(2_000);
// The service gives a request no less.
const requestDeadline = scaled(30_000);
const mebibyte = 2 ** 20;

test('mutated requests bring the service neither down nor out of its way', async () => {
  const root = createTestRoot();
  const service = await run(root);
  const book: Book = { stored: new Map(), pages: [], uncertain: 0, kinds: new Map(), problems: [] };

  await sendAll(service, book, [warmUp.seed], warmUp.count);
  if (service.process.exitCode !== null) throw new Error(service.readLog().slice(-3000));
  const before = await readMemory(service, root);
  const begun = performance.now();
  await sendAll(service, book, seeds, countOfEach);
  const seconds = (performance.now() - begun) / 1000;
  const after = await readMemory(service, root);

  expect(book.problems.slice(0, 10)).toEqual([]);
  expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
  expect(service.readLog().split('\n').filter(isComplaint)).toEqual([]);
  expectStored(book, await listStored(root));
  const growth = {
    rss: (after.rss - before.rss) / mebibyte,
    held: (after.held - before.held) / mebibyte,
  };
  console.info(describe(book, seconds, growth));
  expect(growth.rss).toBeLessThan(64);
  expect(growth.held).toBeLessThan(64);
});

/** What is known of all connections. */
interface Book {
  /** Forms whose storing was acknowledged, by id; undefined where the bytes were spoiled. */
  stored: Map<string, SentField[] | undefined>;
  /** Forms that were acknowledged by a page, so without an id; undefined as above. */
  pages: (SentField[] | undefined)[];
  /** Connections that the client broke off, so that an acknowledgement could not arrive. */
  uncertain: number;
  /** Statuses by kind of request. */
  kinds: Map<string, Map<number | 'none', number>>;
  problems: string[];
}

async function run(root: string): Promise<RunningService> {
  const isFull = scaled(10) === 10;
  const loaded = ['./report-memory.ts', ...(isFull ? [] : ['./short-deadlines.ts'])];
  const imports = loaded.map((path) => `--import ${fileURLToPath(new URL(path, import.meta.url))}`);
  const service = await runService(root, { settings: { NODE_OPTIONS: imports.join(' ') } });
  onTestFinished(() => void service.process.kill('SIGKILL'));
  return service;
}

/** Sends `count` requests of each seed, all in one row: each row ends with waiting for the last. */
async function sendAll(
  service: RunningService,
  book: Book,
  seeds: readonly number[],
  count: number,
): Promise<void> {
  const rest = seeds.flatMap((seed) =>
    Array.from({ length: count }, (_, index) => ({ seed, index })),
  );
  const sendNext = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const { seed, index } = next;
      const request = mutateRequest(seed, index);
      const problem = await sendOne(service, book, request);
      if (problem) book.problems.push(`${request.kind} (seed ${seed}, ${index}): ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

/** Sends one request and enters what came of it; gives back what should not have. */
async function sendOne(
  service: RunningService,
  book: Book,
  request: MutatedRequest,
): Promise<string | undefined> {
  const { pieces, leaves, isHead, isGood, fields, kind } = request;
  const holds = kind === 'request in a request';
  const behavior = { deadline: longestConnection, leaves };
  const { received, isClosed, milliseconds } = await converse(service.address, pieces, behavior);
  if (service.process.exitCode !== null) return 'the service ended';
  if (!isClosed) return `still open after ${Math.round(milliseconds)} ms`;
  if (leaves) book.uncertain++;
  let answers: Answer[];
  try {
    answers = leaves ? [] : readAnswers(received, isHead);
  } catch (error) {
    return `${error} in ${received.length} bytes`;
  }
  const statuses = book.kinds.get(kind) ?? new Map<number | 'none', number>();
  book.kinds.set(kind, statuses);
  if (answers.length === 0) statuses.set('none', (statuses.get('none') ?? 0) + 1);
  for (const { status, headers, body } of answers) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!declared.has(status)) return `answered with ${status}`;
    if (status === 503 && !headers.has('retry-after')) return 'refused without saying for how long';
    if (headers.get('x-content-type-options') !== 'nosniff') return `${status} without its headers`;
    if (status === 201) book.stored.set(JSON.parse(body.toString()).id, fields);
    if (status === 303) book.pages.push(fields);
    if (holds && body.includes('"status":"ok"')) return `answered the request inside of it`;
  }
  const last = answers.at(-1)?.status;
  // A machine too busy to bring it within its deadline has it refused, which is no fault.
  const isLate = last === 408 && milliseconds > requestDeadline;
  if (isGood && last !== 201 && last !== 303 && !isLate) {
    return `a good form is answered with ${last} after ${Math.round(milliseconds)} ms`;
  }
  return undefined;
}

// The answers of architecture.md, and those of HTTP to what is no request of ours.
const declared = new Set([
  200, 201, 206, 303, 304, 308, 400, 403, 404, 405, 408, 413, 415, 416, 422, 431, 503,
]);

/** What was acknowledged is stored as it was sent, and nothing else is. */
function expectStored(book: Book, records: EnquiryRecord[]): void {
  const byId = new Map(records.map((record) => [record.id, record]));
  const differences: string[] = [];
  for (const [id, fields] of book.stored) {
    const record = byId.get(id);
    if (!record) differences.push(`${id} is acknowledged and lost`);
    for (const name of enquiryFields) {
      const sent = fields && findOnly(fields, name);
      if (!record || sent === undefined || record[name] === sent) continue;
      differences.push(`${id}: ${name} was sent as ${JSON.stringify(sent)}`);
    }
  }
  const byValues = new Set(
    records.map((record) => JSON.stringify(enquiryFields.map((name) => record[name]))),
  );
  for (const fields of book.pages) {
    const sent = fields && enquiryFields.map((name) => findOnly(fields, name));
    if (!sent || sent.includes(undefined) || byValues.has(JSON.stringify(sent))) continue;
    differences.push(`answered with a page and lost: ${JSON.stringify(sent)}`);
  }
  expect(differences).toEqual([]);
  const acknowledged = book.stored.size + book.pages.length;
  expect(records.length).toBeGreaterThanOrEqual(acknowledged);
  expect(records.length).toBeLessThanOrEqual(acknowledged + book.uncertain);
}

/** What was sent in this field, empty where it was left out; undefined where it is not one text. */
function findOnly(fields: SentField[], name: EnquiryField): string | undefined {
  const sent = fields.filter((field) => field.name === name);
  // Kept all the same where the hidden field is filled, too.
  return sent.length > 1 || sent[0]?.isFile ? undefined : (sent[0]?.value ?? '');
}

async function listStored(root: string): Promise<EnquiryRecord[]> {
  const database = await openDatabase({ DATA_DIR: 'data' }, root);
  try {
    const { rows } = await database.client.execute('PRAGMA integrity_check');
    expect(rows.map((row) => row[0])).toEqual(['ok']);
    return await listEnquiries(database);
  } finally {
    database.close();
  }
}

// Every line of the log is JSON; whatever else was written came from a fault that nobody expected.
function isComplaint(line: string): boolean {
  if (line === '') return false;
  try {
    return (JSON.parse(line) as { level: number }).level >= 50;
  } catch {
    return true;
  }
}

async function readMemory(service: RunningService, root: string): Promise<MemoryReport> {
  const path = join(root, 'memory.json');
  rmSync(path, { force: true });
  service.process.kill('SIGUSR2');
  return vi.waitFor(() => JSON.parse(readFileSync(path, 'utf8')) as MemoryReport, {
    timeout: 30_000,
    interval: 20,
  });
}

function describe(book: Book, seconds: number, growth: MemoryReport): string {
  const lines = [...book.kinds].map(([kind, statuses]) => {
    const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
    return `  ${kind}: ${counts.join(', ')}`;
  });
  return [
    `${countOfEach * seeds.length} mutated requests in ${seconds.toFixed(1)} s; memory grew by ` +
      `${growth.rss.toFixed(1)} MiB of the process, ${growth.held.toFixed(1)} MiB of JavaScript`,
    ...lines,
  ].join('\n');
}
