import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readSource } from './forwarded.ts';

const peer = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

async function read(proxies: number, headers: Record<string, string>) {
  const app = new Hono().get('*', (c) => c.json(readSource(c, proxies)));
  const response = await app.request('http://inner.test:8080/x', { headers }, peer);
  return (await response.json()) as ReturnType<typeof readSource>;
}

const addresses = [
  {
    description: 'without a proxy, the header is ignored',
    proxies: 0,
    header: '203.0.113.1',
    expected: '10.0.0.1',
  },
  {
    description: 'behind one proxy, the last entry is used',
    proxies: 1,
    header: '6.6.6.6, 203.0.113.1',
    expected: '203.0.113.1',
  },
  {
    description: 'behind two proxies, the second-to-last entry is used',
    proxies: 2,
    header: '6.6.6.6, 203.0.113.1, 10.0.0.9',
    expected: '203.0.113.1',
  },
  {
    description: 'with fewer entries than proxies, the first entry is used',
    proxies: 3,
    header: '203.0.113.1',
    expected: '203.0.113.1',
  },
  {
    description: 'the port is removed from an IPv4 entry',
    proxies: 1,
    header: '203.0.113.1:4711',
    expected: '203.0.113.1',
  },
  {
    description: 'the port is removed from an IPv6 entry',
    proxies: 1,
    header: '[2001:db8::1]:4711',
    expected: '2001:db8::1',
  },
  {
    description: 'an invalid entry is ignored',
    proxies: 1,
    header: 'unknown',
    expected: '10.0.0.1',
  },
  { description: 'an empty header is ignored', proxies: 1, header: '', expected: '10.0.0.1' },
];

test.each(addresses)(
  'reads the address of the visitor from X-Forwarded-For: $description',
  async ({ proxies, header, expected }) => {
    expect((await read(proxies, { 'X-Forwarded-For': header })).address).toBe(expected);
  },
);

test.each([
  { description: 'without a proxy', proxies: 0, origin: 'http://inner.test:8080', isSecure: false },
  { description: 'behind a proxy', proxies: 1, origin: 'https://outer.test', isSecure: true },
])(
  '$description, the origin has the scheme and host of the address in the browser',
  async ({ proxies, origin, isSecure }) => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'outer.test' };
    expect(await read(proxies, headers)).toMatchObject({ origin, isSecure });
  },
);
