import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-form.ts';
import type { EnquiryRecord } from '../enquiry/store/enquiry-records.ts';
import { scaled } from '../testing/scale.ts';
import type { SentField } from './hostile-forms.ts';
import { type MutatedRequest, mutateRequest } from './mutated-requests.ts';
import { type Conversation, converse } from './raw-connection.ts';
import { type Answer, readAnswers } from './read-answers.ts';

/** Whom mutated requests are sent to. */
interface MutationTarget {
  address: string;
  hasEnded(): boolean;
  /** How many connections are open at a time. */
  atOnce: number;
  /** Milliseconds after which a connection that is still open is one that hangs. */
  longestConnection: number;
  /** Clients say that nothing more comes, where nothing else ends a request that is cut short. */
  saysEnd?: boolean;
  /**
   * Why what listens in front of the service answered in its place, as it reads requests in its own
   * way; undefined where the answer is the service's. Without it the service listens itself.
   */
  findListenerReason?(answer: Answer): string | undefined;
  /** Milliseconds after which the listener closes, without an answer, on a head it has not read. */
  listenerDeadline?: number;
}

/** What is known of all connections. */
interface Book {
  /** Forms whose storing was acknowledged, by id; undefined where the bytes were spoiled. */
  stored: Map<string, SentField[] | undefined>;
  /** Forms that were acknowledged by a page, so without an id; undefined as above. */
  pages: (SentField[] | undefined)[];
  /** Connections that the client broke off, so that an acknowledgement could not arrive. */
  uncertain: number;
  /** Statuses by kind of request. */
  kinds: Map<string, Map<Status, number>>;
  /** What the listener did in the service's place, by its reason. */
  listener: Map<string, number>;
  problems: string[];
}

/** A status, and whose it is; `none` where no answer came, or one that broke off. */
type Status = number | `${number} of the listener` | 'none' | 'broken off';

export function createBook(): Book {
  const maps = { stored: new Map(), kinds: new Map(), listener: new Map() };
  return { ...maps, pages: [], uncertain: 0, problems: [] };
}

/** Sends `count` requests of each seed, all in one row: each row ends with waiting for the last. */
export async function sendAll(
  target: MutationTarget,
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
      const problem = await sendOne(target, book, request);
      if (problem) book.problems.push(`${request.kind} (seed ${seed}, ${index}): ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: target.atOnce }, sendNext));
}

/** Sends one request and enters what came of it; gives back what should not have. */
async function sendOne(
  target: MutationTarget,
  book: Book,
  request: MutatedRequest,
): Promise<string | undefined> {
  const { pieces, leaves, kind } = request;
  const { address, longestConnection, saysEnd = false } = target;
  const behavior = { deadline: longestConnection, leaves, saysEnd };
  const conversation = await converse(address, pieces, behavior);
  const { received, isClosed, milliseconds } = conversation;
  if (target.hasEnded()) return 'the service ended';
  if (!isClosed) return `still open after ${Math.round(milliseconds)} ms`;
  const isReset = isResetByListener(target, request, conversation);
  if (isReset) count(book.listener, lostInReset);
  if (leaves || isReset) book.uncertain++;
  const statuses = book.kinds.get(kind) ?? new Map<Status, number>();
  book.kinds.set(kind, statuses);
  let answers: Answer[];
  try {
    answers = leaves ? [] : readAnswers(received, request.isHead);
  } catch (error) {
    if (!isReset) return `${error} in ${received.length} bytes`;
    count(statuses, 'broken off');
    return undefined;
  }
  if (answers.length === 0) count(statuses, 'none');
  // Closing with unread bytes resets the connection, which may lose the refusal.
  const isRead = pieces.reduce((sum, { length }) => sum + length, 0) < largestBody;
  if (answers.length === 0 && isRead && wellFramed.has(kind)) {
    const isLate = milliseconds > (target.listenerDeadline ?? Number.POSITIVE_INFINITY);
    if (!isLate) return describeSilence(conversation);
    // On a machine too busy to read in time; where the service listens it says 408.
    count(book.listener, 'closed on a head that it did not come to read in its time');
  }
  for (const answer of answers) {
    const problem = enterAnswer(target, book, request, answer, statuses);
    if (problem) return problem;
  }
  return judgeEnd(target, request, answers.at(-1)?.status, milliseconds);
}

/**
 * Whether the listener closed on what it had not read, which resets the connection: answers on
 * their way are lost, its refusal among them. Of what is framed well it reads everything.
 */
function isResetByListener(
  { findListenerReason }: MutationTarget,
  { kind, leaves }: MutatedRequest,
  { fault }: Conversation,
): boolean {
  return findListenerReason !== undefined && !leaves && isReset(fault) && !wellFramed.has(kind);
}

// A client that is still writing gets EPIPE.
const isReset = (fault: string | undefined) => fault === 'ECONNRESET' || fault === 'EPIPE';

const lostInReset = 'closed before it read everything, which can take answers along';

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Enters one answer; gives back what is wrong with it. */
function enterAnswer(
  { findListenerReason }: MutationTarget,
  book: Book,
  { kind, fields }: MutatedRequest,
  answer: Answer,
  statuses: Map<Status, number>,
): string | undefined {
  const { status, headers } = answer;
  const reason = findListenerReason?.(answer);
  count(statuses, reason ? `${status} of the listener` : status);
  if (reason && wellFramed.has(kind)) return `refused with ${status} before the service`;
  if (reason) {
    count(book.listener, `${status}, ${reason}`);
    return undefined;
  }
  const isKnown = declared.has(status) || (findListenerReason && status === redirectOfPlatform);
  if (!isKnown) return `answered with ${status}`;
  if (status === 503 && !headers.has('retry-after')) return 'refused without saying for how long';
  if (headers.get('x-content-type-options') !== 'nosniff') return `${status} without its headers`;
  const body = readBody(answer);
  if (status === 201) book.stored.set(JSON.parse(body).id, fields);
  if (status === 303) book.pages.push(fields);
  const holds = kind === 'request in a request' && !findListenerReason;
  if (holds && body.includes('"status":"ok"')) return 'answered the request inside of it';
  return undefined;
}

/** What is wrong with the last answer of a connection to a good form. */
function judgeEnd(
  { findListenerReason }: MutationTarget,
  { kind, isGood }: MutatedRequest,
  last: number | undefined,
  milliseconds: number,
): string | undefined {
  // A busy machine may deliver the form after the deadline; then the refusal is no fault.
  const isLate = last === 408 && milliseconds > requestDeadline;
  // Few listeners read chunk extensions.
  const mayBeUnread = kind === 'chunks' && findListenerReason !== undefined;
  if (!isGood || mayBeUnread || last === 201 || last === 303 || isLate) return undefined;
  return `a good form is answered with ${last} after ${Math.round(milliseconds)} ms`;
}

/** What a connection without an answer tells of whose fault it is. */
function describeSilence({ bytesSent, milliseconds, fault }: Conversation): string {
  const end = fault ?? 'closed in good order';
  return `no answer to ${bytesSent} bytes, ${end} after ${Math.round(milliseconds)} ms`;
}

/** The text of an answer, which the service or the platform may have compressed. */
function readBody({ headers, body }: Answer): string {
  const decode = body.length > 0 ? decoders.get(headers.get('content-encoding') ?? '') : undefined;
  return (decode?.(body) ?? body).toString();
}

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

// The largest body that the service reads, in bytes.
const largestBody = 64 * 1024;

// The shortest time that the service gives a request, in milliseconds.
const requestDeadline = scaled(30_000);

// Kinds of requests that are framed correctly, so the service itself must see them.
const wellFramed = new Set(['good form', 'hostile form', 'broken multipart']);

// The answers of architecture.md, and those of HTTP to what is no request of ours.
const declared = new Set([
  200, 201, 206, 303, 304, 308, 400, 403, 404, 405, 408, 413, 415, 416, 422, 431, 503,
]);

// To the canonical spelling of the address; the service answers 308.
const redirectOfPlatform = 307;

/** What was acknowledged is stored as it was sent, and nothing else is. */
export function expectStored(book: Book, records: EnquiryRecord[]): void {
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

/** What became of all requests, by kind; `words` go first. */
export function describeBook(book: Book, words: string): string {
  const lines = [...book.kinds].map(([kind, statuses]) => {
    const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
    return `  ${kind}: ${counts.join(', ')}`;
  });
  const reasons = [...book.listener].sort().map(([reason, times]) => `    ${times}: ${reason}`);
  const heading = reasons.length > 0 ? ['  by the listener, which the service never saw:'] : [];
  return [words, ...lines, ...heading, ...reasons].join('\n');
}
