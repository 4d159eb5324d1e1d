import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ClientBehavior, converse } from '../testing/raw-connection.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';
import { deadlines, listen } from './http-server.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The deadlines in these tests. They are shorter than in production unless the tests run in full. */
const own = Object.fromEntries(
  Object.entries(deadlines).map(([name, figure]) => [name, scaled(figure)]),
) as unknown as typeof deadlines;
// Tolerance in milliseconds, because Node checks deadlines only periodically, and the machine may be busy.
const grace = own.headers / 5 + allowed(1000);

async function start(root = createTestRoot(), limits = own) {
  const service = await startTestService({}, root);
  const server = await listen(service.app, '127.0.0.1', 0, limits);
  onTestFinished(() => server.close(0));
  const converseWith = (pieces: Iterable<string>, behavior: Partial<ClientBehavior> = {}) =>
    converse(server.address, pieces, { deadline: 3 * own.silence, ...behavior });
  return { ...service, converseWith, address: server.address };
}

function* drip(first: string, piece: string): Generator<string> {
  yield first;
  for (;;) yield piece;
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n';
const post = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
const form = 'name=Ann&phone=5550142&email=ann%40example.com';
const long = 'Content-Length: 60000\r\n\r\n';
const announced = 'Content-Length: 9000000000\r\n\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n\r\n';

const slowClients: [sent: string, pieces: Iterable<string>, until: number, statuses: number[]][] = [
  ['no bytes', [], own.headers, [408]],
  ['only line breaks', drip('', '\r\n'), own.headers, [408]],
  ['endless headers', drip(get, 'X: y\r\n'), own.headers, [408]],
  ['an endless header, letter by letter', drip(`${get}X: `, 'y'), own.headers, [408]],
  ['half a body', [`${post}${long}name=Ann`], own.request, [408]],
  ['a body, letter by letter', drip(`${post}${long}`, 'x'), own.request, [408]],
  ['a body, chunk by chunk', drip(`${post}${chunked}`, '1\r\nx\r\n'), own.request, [408]],
  ['a body that the service does not read', drip(`${get}${long}`, 'x'), own.drainTimeout, [200]],
  ['an endless chunk size of zeros', drip(`${post}${chunked}`, '0'), own.request, [408]],
  ['nothing after a request', [`${get}\r\n`], own.idle + 1000, [200]],
  ['line breaks after a request', drip(`${get}\r\n`, '\r\n'), own.idle + own.headers, [200]],
  [
    'half a request after a complete request',
    drip(`${get}\r\n${get}`, 'X: y\r\n'),
    own.headers,
    [200, 408],
  ],
];

test('slow clients are disconnected at the deadline', async () => {
  const { converseWith } = await start();
  const conversations = slowClients.map(async ([sent, pieces, until, statuses]) => {
    const conversation = await converseWith(pieces, { pause: own.idle / 5 });
    expect(conversation, sent).toMatchObject({ isClosed: true, statuses });
    expect(conversation.milliseconds, sent).toBeLessThan(until + grace);
  });
  await Promise.all(conversations);
});

test('a client that does not read its responses is disconnected', async () => {
  const root = createTestRoot();
  const size = 40_000_000;
  writeFileSync(join(root, 'dist/large.bin'), Buffer.alloc(size));
  const silence = scaled(5_000);
  const { converseWith } = await start(root, { ...own, silence });
  const request = `GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n`;
  // The timeout takes up to two periods, because the first check still sees the bytes that were sent before.
  const { received } = await converseWith([request, request], {
    readsAfter: 3 * silence + own.headers / 5 + 1000,
  });
  expect(received.length).toBeLessThan(size);
});

const mebibyte = 2 ** 20;

/**
 * Yields much more data than the sockets can buffer, so a client can only send all of it if the service reads
 * it.
 */
function* flood(first: string, piece: string): Generator<string> {
  const repeated = piece.repeat(Math.ceil(65_536 / piece.length));
  yield first;
  for (let sent = 0; sent < 256 * mebibyte; sent += repeated.length) yield repeated;
}

const floods: [description: string, first: string, piece: string, status: number][] = [
  ['a form with a Content-Length of gigabytes', `${post}${announced}`, 'x', 413],
  ['a form with endless chunks', `${post}${chunked}`, `1000\r\n${'x'.repeat(0x1000)}\r\n`, 413],
  [
    'a body that is not a form',
    post.replace('x-www-form-urlencoded', 'json') + announced,
    'x',
    415,
  ],
  ['a form from another site', `${post}Origin: http://evil.test\r\n${announced}`, 'x', 403],
  [
    'a request with a method other than POST',
    `${get.replace('GET', 'PUT')}${chunked}`,
    '1\r\nx\r\n',
    405,
  ],
  ['a page request with a body', `${get}${announced}`, 'x', 200],
  ['an endless address', 'GET /', 'x', 431],
  ['an endless header', `${get}X: `, 'x', 431],
  ['an endless chunk extension', `${post}${chunked}5;x=`, 'x', 413],
  ['endless trailers', `${post}${chunked}0\r\n`, 'X: y\r\n', 431],
  ['data that is not HTTP', '', 'x', 400],
];

test.each(floods)(
  '%s gets its response without reading the whole request',
  async (_, first, piece, status) => {
    const { converseWith } = await start(undefined, { ...own, request: deadlines.request });
    const conversation = await converseWith(flood(first, piece));
    expect(conversation).toMatchObject({ isClosed: true, statuses: [status] });
    // The sockets at both ends buffer a few megabytes.
    expect(conversation.bytesSent).toBeLessThan(16 * mebibyte);
    expect(conversation.milliseconds).toBeLessThan(own.drainTimeout + grace);
  },
);

const good = `${post}Content-Length: ${form.length}\r\n\r\n${form}`;
const last = `${get}Connection: close\r\n`;

const malformed: [description: string, sent: string, statuses: number[], stored?: number][] = [
  ['garbage after valid requests', `${good}${good}garbage\r\n\r\n${good}`, [201, 201, 400], 2],
  [
    'malformed chunks after a valid request',
    `${good}${post}${chunked}zz\r\n${good}`,
    [201, 400],
    1,
  ],
  ['data that is not HTTP', 'hello\r\n\r\n', [400]],
  ['a missing Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['an empty Host', last.replace('Host: x', 'Host:').concat('\r\n'), [400]],
  ['two Host headers', `${last}Host: y\r\n\r\n`, [400]],
  ['the same Host header twice', `${last}host: x\r\n\r\n`, [400]],
  ['two Host headers in HTTP/1.0', `${last.replace('1.1', '1.0')}Host: y\r\n\r\n`, [400]],
  ['two hosts in one Host header', last.replace('Host: x', 'Host: x, y').concat('\r\n'), [400]],
  ['a Host with a path', last.replace('Host: x', 'Host: x/y').concat('\r\n'), [400]],
  ['two Host headers in a form post', `${post}Host: y\r\nContent-Length: 9\r\n\r\n${form}`, [400]],
  ['a header of 20 KB', `${last}A: ${'a'.repeat(20_000)}\r\n\r\n`, [431]],
  ['two Content-Length headers', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, [400]],
  ['Content-Length with chunked encoding', `${post}Content-Length: 1\r\n${chunked}`, [400]],
  ['an unknown Expect header', `${last}Expect: wonders\r\n\r\n`, [200]],
  ['TRACE', `${last.replace('GET', 'TRACE')}\r\n`, [405]],
];

test('malformed requests get the security headers, and valid requests before them get their responses', async () => {
  const { converseWith, list } = await start();
  let all = 0;
  for (const [description, sent, statuses, stored = 0] of malformed) {
    const conversation = await converseWith([sent], { deadline: 10_000 });
    expect(conversation.statuses, description).toEqual(statuses);
    const heads = `${conversation.received}`.match(
      /^content-security-policy: default-src 'none'/gim,
    );
    expect(heads, description).toHaveLength(statuses.length);
    expect(`${conversation.received}`, description).toMatch(/^x-content-type-options: nosniff/im);
    all += stored;
    expect(await list(), description).toHaveLength(all);
  }
});

const expectContinue = 'Expect: 100-continue\r\n';
const foreign = `${post}Origin: http://evil.test\r\n`;
const unwanted: [description: string, head: string, status: number][] = [
  ['a form that is too large', `${post}${expectContinue}${announced}`, 413],
  ['a form from another site', `${foreign}${expectContinue}${long}`, 403],
  [
    'a browser form from another site',
    `${foreign}Accept: text/html\r\n${expectContinue}${chunked}`,
    403,
  ],
  [
    'a body that is not a form',
    post.replace('x-www-form-urlencoded', 'json') + expectContinue + long,
    415,
  ],
  [
    'a method other than POST',
    `${get.replace('GET / ', 'PUT /api/contact ')}${expectContinue}${long}`,
    405,
  ],
  ['two Host headers', `${post}Host: y\r\n${expectContinue}${long}`, 400],
];

test.each(unwanted)(
  'a request with Expect: 100-continue gets no 100 Continue for %s',
  async (_, head, status) => {
    const { converseWith } = await start();
    const conversation = await converseWith([head]);
    expect(conversation).toMatchObject({ isClosed: true, statuses: [status] });
    expect(`${conversation.received}`).not.toContain('100 Continue');
  },
);

test('a client that sends Expect: 100-continue gets a 100 Continue for a valid form', async () => {
  const { address, list } = await start();
  const sending = request(`${address}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': form.length,
      Expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.end(form);
  const [answer] = await once(sending, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(201);
  expect(await list()).toHaveLength(1);
});
