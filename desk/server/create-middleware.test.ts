import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './create-desk.ts';
import { createMiddleware } from './create-middleware.ts';

let server: Server;
let port: number;
let saved: unknown[] = [];

beforeAll(async () => {
  const desk = {
    listFiles: async () => ({ groups: [] }),
    saveFile: async (change: unknown) => {
      saved.push(change);
      return { hash: 'new' };
    },
  } as unknown as Desk;
  const handle = createMiddleware(desk, async (name) =>
    name === '' ? { type: 'text/html', body: 'the editor' } : undefined,
  );
  server = createServer((incoming, response) => {
    handle(incoming, response, () => response.end('the site'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

async function send(method: string, path: string, headers: Record<string, string>, body = '') {
  saved = [];
  const sent = request({ method, port, path, host: '127.0.0.1', headers: { ...headers } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode as number, text, headers: response.headers };
}

const host = () => `localhost:${port}`;
const own = () => ({
  host: host(),
  origin: `http://${host()}`,
  'content-type': 'application/json',
});
const post = (headers: Record<string, string>, body = '{"path":"a"}') =>
  send('POST', '/_desk/api/file', headers, body);

test('the editor page saves, and the rest of the site is not the desk', async () => {
  expect(await post(own())).toMatchObject({ status: 200, text: '{"hash":"new"}' });
  expect(saved).toEqual([{ path: 'a' }]);
  expect(await send('GET', '/_desk', { host: host() })).toMatchObject({ text: 'the editor' });
  expect(
    (await send('GET', '/_desk', { host: host() })).headers['content-security-policy'],
  ).toContain("frame-ancestors 'none'");
  expect(await send('GET', '/_desks', { host: 'evil.example' })).toMatchObject({
    text: 'the site',
  });
});

test.each([
  ['another site', () => ({ ...own(), origin: 'https://evil.example' })],
  ['another port', () => ({ ...own(), origin: 'http://localhost:1' })],
  ['a page without an address', () => ({ ...own(), origin: 'null' })],
  ['nobody', () => ({ host: host(), 'content-type': 'application/json' })],
  [
    'a name that leads here',
    () => ({ ...own(), host: 'evil.example', origin: 'http://evil.example' }),
  ],
  ['a plain form', () => ({ ...own(), 'content-type': 'application/x-www-form-urlencoded' })],
  ['no type', () => ({ host: host(), origin: `http://${host()}` })],
  ['a script of another site', () => ({ ...own(), 'sec-fetch-site': 'cross-site' })],
])('a post from %s is refused', async (_, headers) => {
  const { status, text } = await post(headers());
  expect(status).toBe(403);
  expect(JSON.parse(text).error).toMatch(/^The desk does not answer this: /);
  expect(saved).toEqual([]);
});

test('what is asked under another name or by another site is refused', async () => {
  const refused: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'localhost' },
    { host: 'localhost:1' },
    { host: host(), 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of refused) {
    expect((await send('GET', '/_desk/api/files', headers)).status).toBe(403);
  }
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect((await send('GET', '/_desk/api/files', { host: `${name}:${port}` })).status).toBe(200);
  }
});

test('what is no JSON object, no address or no way to ask has its own status', async () => {
  for (const body of ['', '{', '[]', '1']) expect((await post(own(), body)).status).toBe(400);
  expect((await send('POST', '/_desk/api/none', own(), '{}')).status).toBe(404);
  expect((await send('PUT', '/_desk/api/file', own(), '{}')).status).toBe(405);
  expect((await send('GET', '/_desk/none.js', { host: host() })).status).toBe(404);
});
