import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ClientBehavior, converse } from '../testing/raw-connection.ts';
import { scaleDown, scaleTimeLimit } from '../testing/scale.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';
import { listen, timeLimits } from './http-server.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The time limits in these tests. They are shorter than in production unless the tests run in full. */
const own: typeof timeLimits = {
  headers: scaleDown(timeLimits.headers),
  request: scaleDown(timeLimits.request),
  idle: scaleDown(timeLimits.idle),
  silence: scaleDown(timeLimits.silence),
};

/** Tolerance in milliseconds, because Node checks time limits only periodically, and the machine may be busy. */
const grace = own.headers / 5 + scaleTimeLimit(1000);

async function start(root = createTestRoot(), limits = own) {
  const service = await startTestService({}, root);
  const server = await listen(service.app, { host: '127.0.0.1', port: 0 }, limits);
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

/** `until` is the time limit in milliseconds. */
const slowClients: {
  sent: string;
  pieces: Iterable<string>;
  until: number;
  statuses: number[];
}[] = [
  { sent: 'no bytes', pieces: [], until: own.headers, statuses: [408] },
  { sent: 'only line breaks', pieces: drip('', '\r\n'), until: own.headers, statuses: [408] },
  { sent: 'endless headers', pieces: drip(get, 'X: y\r\n'), until: own.headers, statuses: [408] },
  {
    sent: 'an endless header, letter by letter',
    pieces: drip(`${get}X: `, 'y'),
    until: own.headers,
    statuses: [408],
  },
  { sent: 'half a body', pieces: [`${post}${long}name=Ann`], until: own.request, statuses: [408] },
  {
    sent: 'a body, letter by letter',
    pieces: drip(`${post}${long}`, 'x'),
    until: own.request,
    statuses: [408],
  },
  {
    sent: 'a body, chunk by chunk',
    pieces: drip(`${post}${chunked}`, '1\r\nx\r\n'),
    until: own.request,
    statuses: [408],
  },
  {
    sent: 'an endless chunk size of zeros',
    pieces: drip(`${post}${chunked}`, '0'),
    until: own.request,
    statuses: [408],
  },
  {
    sent: 'nothing after a request',
    pieces: [`${get}\r\n`],
    until: own.idle + 1000,
    statuses: [200],
  },
  {
    sent: 'half a request after a complete request',
    pieces: drip(`${get}\r\n${get}`, 'X: y\r\n'),
    until: own.headers,
    statuses: [200, 408],
  },
];

test('slow clients are disconnected at the time limit', async () => {
  const { converseWith } = await start();
  const conversations = slowClients.map(async ({ sent, pieces, until, statuses }) => {
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
  const silence = scaleDown(5_000);
  const { converseWith } = await start(root, { ...own, silence });
  const request = `GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n`;
  // The timeout takes up to two periods, because the first check still sees the bytes that were sent before.
  const { received } = await converseWith([request, request], {
    readsAfter: 3 * silence + own.headers / 5 + 1000,
  });
  expect(received.length).toBeLessThan(size);
});

const mebibyte = 2 ** 20;

/** Yields much more data than the service reads of a refused request. */
function* flood(first: string, piece: string): Generator<string> {
  const repeated = piece.repeat(Math.ceil(65_536 / piece.length));
  yield first;
  for (let sent = 0; sent < 256 * mebibyte; sent += repeated.length) yield repeated;
}

const floods = [
  {
    description: 'a Content-Length of gigabytes',
    first: `${post}${announced}`,
    piece: 'x',
    status: 413,
  },
  {
    description: 'a form with endless chunks',
    first: `${post}${chunked}`,
    piece: `1000\r\n${'x'.repeat(0x1000)}\r\n`,
    status: 413,
  },
  {
    description: 'a body that is not a form',
    first: post.replace('x-www-form-urlencoded', 'json') + announced,
    piece: 'x',
    status: 415,
  },
  {
    description: 'a form from another site',
    first: `${post}Origin: http://evil.test\r\n${announced}`,
    piece: 'x',
    status: 403,
  },
  {
    description: 'a request with a method other than POST',
    first: `${get.replace('GET', 'PUT')}${chunked}`,
    piece: '1\r\nx\r\n',
    status: 405,
  },
];

/** Milliseconds for which `@hono/node-server` reads the rest of a refused request. */
const drainTimeout = 500;

test.each(floods)(
  'the service responds to $description and soon closes the connection',
  async ({ first, piece, status }) => {
    const { converseWith } = await start(undefined, { ...own, request: timeLimits.request });
    const conversation = await converseWith(flood(first, piece));
    expect(conversation).toMatchObject({ isClosed: true, statuses: [status] });
    expect(conversation.milliseconds).toBeLessThan(drainTimeout + grace);
  },
);

const last = `${get}Connection: close\r\n`;

const refused = [
  {
    description: 'no Host header',
    sent: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    status: 400,
  },
  { description: 'no Host header in HTTP/1.0', sent: 'GET / HTTP/1.0\r\n\r\n', status: 400 },
  { description: 'an empty Host header', sent: `${last.replace(': x', ':')}\r\n`, status: 400 },
  { description: 'two Host headers', sent: `${last}Host: y\r\n\r\n`, status: 400 },
  { description: 'the same Host header twice', sent: `${last}host: x\r\n\r\n`, status: 400 },
  {
    description: 'a health check in HTTP/1.1 without Host',
    sent: 'GET /healthz HTTP/1.1\r\n\r\n',
    status: 400,
  },
  {
    description: 'two Host headers in HTTP/1.0',
    sent: `${last.replace('1.1', '1.0')}Host: y\r\n\r\n`,
    status: 400,
  },
  {
    description: 'two Host headers in a health check',
    sent: `${last.replace('/ ', '/healthz ')}Host: y\r\n\r\n`,
    status: 400,
  },
  {
    description: 'two Host headers in a form post',
    sent: `${post}Host: y\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    status: 400,
  },
  {
    description: 'two hosts in one Host header',
    sent: `${last.replace(': x', ': x, y')}\r\n`,
    status: 400,
  },
  { description: 'a Host with a path', sent: `${last.replace(': x', ': x/y')}\r\n`, status: 400 },
  { description: 'TRACE', sent: `${last.replace('GET', 'TRACE')}\r\n`, status: 405 },
];

test.each(refused)(
  'the service refuses $description with $status and the security headers',
  async ({ sent, status }) => {
    const { converseWith, list } = await start();
    const { received, statuses } = await converseWith([sent], { deadline: 10_000 });
    expect(statuses).toEqual([status]);
    expect(`${received}`).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(`${received}`).toMatch(/^x-content-type-options: nosniff/im);
    expect(await list()).toEqual([]);
  },
);

const healthChecks = ['GET /healthz HTTP/1.0\r\n\r\n', 'HEAD /healthz/mail HTTP/1.0\r\n\r\n'];

test.each(healthChecks)('a health check needs no Host header: %j', async (sent) => {
  const { converseWith } = await start();
  const conversation = await converseWith([sent], { deadline: 10_000 });
  expect(conversation).toMatchObject({ isClosed: true, statuses: [200] });
});

/** Requests that Node's parser refuses, so that they do not reach the app. */
const malformed = [
  { description: 'data that is not HTTP', sent: 'hello\r\n\r\n', status: 400 },
  {
    description: 'a header of 20 KB',
    sent: `${last}A: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: 431,
  },
  { description: 'malformed chunks', sent: `${post}${chunked}zz\r\n`, status: 400 },
  {
    description: 'two Content-Length headers',
    sent: `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    status: 400,
  },
  {
    description: 'Content-Length with chunked encoding',
    sent: `${post}Content-Length: 1\r\n${chunked}`,
    status: 400,
  },
  { description: 'an unknown Expect header', sent: `${last}Expect: wonders\r\n\r\n`, status: 417 },
];

test.each(malformed)(
  'the service refuses $description with $status and closes the connection',
  async ({ sent, status }) => {
    const { converseWith, list } = await start();
    const conversation = await converseWith([sent], { deadline: 10_000 });
    expect(conversation).toMatchObject({ isClosed: true, statuses: [status] });
    expect(await list()).toEqual([]);
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
