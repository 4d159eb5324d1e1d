import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ClientBehavior, converse } from '../robustness/raw-connection.ts';
import { readAnswers } from '../robustness/read-answers.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';
import { deadlines, listen } from './http-server.ts';

vi.setConfig({ testTimeout: 300_000 });

const own = Object.fromEntries(
  Object.entries(deadlines).map(([name, figure]) => [name, scaled(figure)]),
) as unknown as typeof deadlines;
// Deadlines are looked after from time to time, on a machine that is busy with other things.
const grace = own.headers / 5 + allowed(1000);

async function start(root = createTestRoot(), limits = own) {
  const service = await startTestService({}, root);
  const server = await listen(service.app, '127.0.0.1', 0, limits);
  onTestFinished(() => server.close(0));
  const talk = async (pieces: Iterable<string>, behavior: Partial<ClientBehavior> = {}) => {
    const bytes = (function* () {
      for (const piece of pieces) yield Buffer.from(piece, 'latin1');
    })();
    const talked = await converse(server.address, bytes, {
      deadline: 3 * own.silence,
      ...behavior,
    });
    return { ...talked, answers: behavior.deafFor ? [] : readAnswers(talked.received) };
  };
  return { ...service, talk };
}

function* drip(first: string, piece: string): Generator<string> {
  yield first;
  for (;;) yield piece;
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n';
const post = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
const form = 'name=Ann&phone=5550142&email=ann%40example.com';

const slow: [sender: string, pieces: Iterable<string>, until: number, statuses: number[]][] = [
  ['nothing', [], own.headers, [408]],
  ['line breaks', drip('', '\r\n'), own.headers, [408]],
  ['header after header', drip(get, 'X: y\r\n'), own.headers, [408]],
  ['one header, letter by letter', drip(`${get}X: `, 'y'), own.headers, [408]],
  ['half a body', [`${post}Content-Length: 100\r\n\r\nname=Ann`], own.request, [408]],
  [
    'a body, letter by letter',
    drip(`${post}Content-Length: 60000\r\n\r\n`, 'x'),
    own.request,
    [408],
  ],
  [
    'a body, chunk by chunk',
    drip(`${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
    own.request,
    [408],
  ],
  [
    'a body that nobody reads',
    drip(`${get}Content-Length: 60000\r\n\r\n`, 'x'),
    own.drainTimeout,
    [200],
  ],
  [
    'a size of a chunk, zero by zero',
    drip(`${post}Transfer-Encoding: chunked\r\n\r\n`, '0'),
    own.request,
    [408],
  ],
  ['nothing after its request', [`${get}\r\n`], own.idle + 1000, [200]],
  ['line breaks after its request', drip(`${get}\r\n`, '\r\n'), own.idle + own.headers, [200]],
  [
    'half a request after its request',
    drip(`${get}\r\n${get}`, 'X: y\r\n'),
    own.headers,
    [200, 408],
  ],
];

test('every sender has its time, and no more than that', async () => {
  const { talk } = await start();
  const talks = slow.map(async ([sender, pieces, until, statuses]) => {
    const { isClosed, milliseconds, answers } = await talk(pieces, { pause: own.idle / 5 });
    expect(isClosed, sender).toBe(true);
    expect(
      answers.map(({ status }) => status),
      sender,
    ).toEqual(statuses);
    expect(milliseconds, sender).toBeLessThan(until + grace);
  });
  await Promise.all(talks);
});

test('a client that does not take its answers is left', async () => {
  const root = createTestRoot();
  const size = 40_000_000;
  writeFileSync(join(root, 'dist/large.bin'), Buffer.alloc(size));
  const silence = scaled(5_000);
  const { talk } = await start(root, { ...own, silence });
  const request = `GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n`;
  // The first time that nothing moves, what moved before is what counts.
  const { received } = await talk([request, request], { deafFor: 2 * silence + grace });
  expect(received.length).toBeLessThan(size);
});

const mebibyte = 2 ** 20;

/** More than anybody keeps on the way, and less than a service that reads on would take. */
function* flood(first: string, piece: string): Generator<string> {
  const repeated = piece.repeat(Math.ceil(65_536 / piece.length));
  yield first;
  for (let sent = 0; sent < 256 * mebibyte; sent += repeated.length) yield repeated;
}

const announced = 'Content-Length: 9000000000\r\n\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n\r\n';
const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;

const floods: [description: string, pieces: Iterable<string>, status: number][] = [
  ['a form of announced gigabytes', flood(`${post}${announced}`, 'x'), 413],
  ['a form of endless chunks', flood(`${post}${chunked}`, chunk), 413],
  ['a form of endless crumbs', flood(`${post}${chunked}`, '1\r\nx\r\n'), 413],
  ['what is no form', flood(post.replace('x-www-form-urlencoded', 'json') + announced, 'x'), 415],
  ['a form of another site', flood(`${post}Origin: http://evil.test\r\n${announced}`, 'x'), 403],
  ['what only a post may have', flood(`${get.replace('GET', 'PUT')}${chunked}`, chunk), 405],
  ['a body behind a request for a page', flood(`${get}${announced}`, 'x'), 200],
  ['chunks behind a request for a page', flood(`${get}${chunked}`, chunk), 200],
  ['an address without end', flood('GET /', 'x'), 431],
  ['a header without end', flood(`${get}X: `, 'x'), 431],
  ['headers without end', flood(get, 'X: y\r\n'), 431],
  ['an extension of a chunk without end', flood(`${post}${chunked}5;x=`, 'x'), 413],
  ['trailers without end', flood(`${post}${chunked}0\r\n`, 'X: y\r\n'), 431],
  ['what is no HTTP', flood('', 'x'), 400],
];

test.each(floods)('%s is refused and not read', async (_, pieces, status) => {
  const { talk } = await start(undefined, { ...own, request: deadlines.request });
  const { isClosed, bytesSent, answers, milliseconds } = await talk(pieces);
  expect(isClosed).toBe(true);
  expect(answers.map((answer) => answer.status)).toEqual([status]);
  // Both ends of a connection hold some megabytes for the one that writes.
  expect(bytesSent).toBeLessThan(16 * mebibyte);
  expect(milliseconds).toBeLessThan(own.drainTimeout + grace);
});

test('a good request keeps its answer, whatever comes behind it', async () => {
  const { talk, list } = await start();
  const good = `${post}Content-Length: ${form.length}\r\n\r\n${form}`;
  const { answers } = await talk([`${good}${good}garbage\r\n\r\n${good}`]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 400]);
  expect(await list()).toHaveLength(2);
});

test('broken chunks behind a good request are refused after its answer', async () => {
  const { talk, list } = await start();
  const good = `${post}Content-Length: ${form.length}\r\n\r\n${form}`;
  const { answers } = await talk([`${good}${post}${chunked}zz\r\n${good}`]);
  expect(answers.map(({ status }) => status)).toEqual([201, 400]);
  expect(await list()).toHaveLength(1);
});
