import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readSource } from './forwarded.ts';

const peer = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

async function read(proxies: number, headers: Record<string, string>) {
  const app = new Hono().get('*', (c) => c.json(readSource(c, proxies)));
  const response = await app.request('http://inner.test:8080/x', { headers }, peer);
  return (await response.json()) as ReturnType<typeof readSource>;
}

const addresses: [description: string, proxies: number, header: string, expected: string][] = [
  ['without a proxy, the header is ignored', 0, '203.0.113.1', '10.0.0.1'],
  ['with one proxy, it is the last entry', 1, '6.6.6.6, 203.0.113.1', '203.0.113.1'],
  [
    'with two proxies, it is the second-to-last entry',
    2,
    '6.6.6.6, 203.0.113.1, 10.0.0.9',
    '203.0.113.1',
  ],
  ['with fewer entries than proxies, it is the first entry', 3, '203.0.113.1', '203.0.113.1'],
  ['the port is removed from an IPv4 entry', 1, '203.0.113.1:4711', '203.0.113.1'],
  ['the port is removed from an IPv6 entry', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ['an entry that is not an IP address is ignored', 1, 'unknown', '10.0.0.1'],
  ['an empty header is ignored', 1, '', '10.0.0.1'],
];

test.each(addresses)('visitor address: %s', async (_, proxies, header, expected) => {
  expect((await read(proxies, { 'X-Forwarded-For': header })).address).toBe(expected);
});

test.each([
  ['without a proxy', 0, 'http://inner.test:8080', false],
  ['behind a proxy', 1, 'https://outer.test', true],
])(
  '%s, the origin has the scheme and host that the browser uses',
  async (_, proxies, origin, isSecure) => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'outer.test' };
    expect(await read(proxies, headers)).toMatchObject({ origin, isSecure });
  },
);
