import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readSource } from './forwarded.ts';

const peer = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

async function read(proxies: number, headers: Record<string, string>) {
  const app = new Hono().get('*', (c) => c.json(readSource(c, proxies)));
  const response = await app.request('http://inner.test:8080/x', { headers }, peer);
  return (await response.json()) as ReturnType<typeof readSource>;
}

const address: [description: string, proxies: number, header: string, expected: string][] = [
  ['without a proxy the header is ignored', 0, '203.0.113.1', '10.0.0.1'],
  ['one proxy: the last entry', 1, '6.6.6.6, 203.0.113.1', '203.0.113.1'],
  ['two proxies: the last but one', 2, '6.6.6.6, 203.0.113.1, 10.0.0.9', '203.0.113.1'],
  ['fewer entries than proxies: the first', 3, '203.0.113.1', '203.0.113.1'],
  ['an entry with port', 1, '203.0.113.1:4711', '203.0.113.1'],
  ['IPv6 with port', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ['an entry that is no address', 1, 'unknown', '10.0.0.1'],
  ['an empty header', 1, '', '10.0.0.1'],
];

test.each(address)('the address of the visitor: %s', async (_, proxies, header, expected) => {
  expect((await read(proxies, { 'X-Forwarded-For': header })).address).toBe(expected);
});

test.each([
  ['without a proxy', 0, 'http://inner.test:8080', false],
  ['behind a proxy', 1, 'https://outer.test', true],
])('%s, scheme and host are those that the browser uses', async (_, proxies, origin, isSecure) => {
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'outer.test' };
  expect(await read(proxies, headers)).toMatchObject({ origin, isSecure });
});
