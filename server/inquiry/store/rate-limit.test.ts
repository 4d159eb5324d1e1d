import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileDatabase } from '../../node/database/file-database.ts';
import { listen } from '../../node/http-server.ts';
import {
  browserHeaders,
  goodFields,
  onWorker,
  servedCompany,
  startTestService,
  type TestService,
} from '../../testing/test-service.ts';
import { createRateLimit, listNetworks } from './rate-limit.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::FFFF:cb00:7107', ['203.0.113.7']],
  ['0:0:0:0:0:ffff:203.0.113.7', ['203.0.113.7']],
  // Translators between IPv4 and IPv6.
  ['64:ff9b::203.0.113.7', ['203.0.113.7']],
  ['0064:FF9B:0:0:0:0:cb00:7107', ['203.0.113.7']],
  ['::ffff:0:203.0.113.7', ['203.0.113.7']],
  ['64:ff9b:1::203.0.113.7', ['64:ff9b:1:0:0:0:cb00:7107']],
  // Not a translator's prefix.
  ['64:ff9b::1:203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0:0::/48']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:abcd::1', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
  ['2001:0db8:0001:0002:ffff::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:2:3:4:203.0.113.7', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ['', ['']],
])('posts from %s count against the limits of %j', (address, networks) => {
  expect(listNetworks(address)).toEqual(networks);
});

/**
 * Sends `count` posts concurrently and returns the number of accepted posts. The other posts must get a 429.
 */
async function postAtOnce(
  service: TestService,
  count: number,
  describe: (index: number) => { from?: string; headers?: Record<string, string> } = () => ({}),
): Promise<number> {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => service.post(goodFields, describe(index))),
  );
  const refused = responses.filter(({ status }) => status === 429);
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  const accepted = responses.filter(({ status }) => status === 201).length;
  expect(accepted + refused.length).toBe(count);
  return accepted;
}

const forged = (at: number) => ({
  'X-Forwarded-For': `198.51.100.${at}, 203.0.113.${at}`,
  'X-Real-IP': `203.0.113.${at}`,
  Forwarded: `for=203.0.113.${at}`,
});

const limits = { RATE_LIMIT: '5/h', RATE_LIMIT_TOTAL: '17/h' };

const silent = pino({ level: 'silent' });

test.each<{
  source: string;
  describe: Parameters<typeof postAtOnce>[2];
  accepted: number;
}>([
  { source: 'one address', describe: () => ({}), accepted: 5 },
  { source: '60 addresses', describe: (at) => ({ from: `203.0.113.${at}` }), accepted: 17 },
  {
    source: 'one IPv6 subscriber',
    describe: (at) => ({ from: `2001:db8:1:2:${at.toString(16)}::${at}` }),
    accepted: 5,
  },
  {
    source: 'one address with forged proxy headers',
    describe: (at) => ({ headers: forged(at) }),
    accepted: 5,
  },
])(
  'of 60 concurrent posts from $source, exactly the allowed number is accepted',
  async ({ describe, accepted }) => {
    const service = await startTestService(limits);
    expect(await postAtOnce(service, 60, describe)).toBe(accepted);
    expect(await service.list()).toHaveLength(accepted);
  },
);

test.skipIf(onWorker('changing a setting restarts the Worker'))(
  'RATE_LIMIT=off turns off both limits',
  async () => {
    const service = await startTestService({ RATE_LIMIT: 'off', RATE_LIMIT_TOTAL: '1/min' });
    expect(await postAtOnce(service, 3)).toBe(3);
  },
);

test('one address cannot use up the total limit or the limit of another address', async () => {
  const service = await startTestService(limits);
  const accepted: number[] = [];
  for (const from of ['203.0.113.1', '2001:db8:1:2::1', '2001:db8:2:2::1', '203.0.113.2']) {
    accepted.push(await postAtOnce(service, 20, () => ({ from })));
  }
  expect(accepted).toEqual([5, 5, 5, 2]);
});

const byDefault = { RATE_LIMIT: '10/min', RATE_LIMIT_TOTAL: '300/min' };
const hex = (number: number) => number.toString(16);

test.each([
  {
    household: 'a /56 network',
    from: (at: number) => `2001:db8:1:2${hex(at % 100).padStart(2, '0')}::1`,
    accepted: 37,
  },
  {
    household: 'a /48 network',
    from: (at: number) => `2001:db8:1:${hex((at % 250) * 256)}::${hex(at)}`,
    accepted: 75,
  },
])('one household with $household cannot use up the total limit', async ({ from, accepted }) => {
  const service = await startTestService(byDefault);
  expect(await postAtOnce(service, 320, (at) => ({ from: from(at) }))).toBe(accepted);
  expect((await service.post(goodFields, { from: from(7) })).status).toBe(429);
  expect((await service.post(goodFields, { from: '203.0.113.1' })).status).toBe(201);
  expect((await service.post(goodFields, { from: '2001:db8:2::1' })).status).toBe(201);
});

test('one household cannot use up the total limit with posts that begin shortly before the period of the total', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const limits = {
    RATE_LIMIT: { count: 10, seconds: 60 },
    RATE_LIMIT_TOTAL: { count: 300, seconds: 60 },
  };
  const rateLimit = createRateLimit(limits, createFileDatabase(':memory:'), silent);
  const postFromHousehold = async () => {
    for (let at = 0; at < 200; at++) await rateLimit.count(`2001:db8:1:${hex(at * 256)}::1`);
  };
  await rateLimit.count('203.0.113.1');
  vi.setSystemTime(Date.now() + 30_000);
  await postFromHousehold();
  vi.setSystemTime(Date.now() + 31_000);
  await rateLimit.count('203.0.113.2');
  vi.setSystemTime(Date.now() + 30_000);
  await postFromHousehold();
  expect(await rateLimit.count('203.0.113.3')).toBe(0);
});

test('without a total limit, one household still has a limit of its own', async () => {
  const limits = { RATE_LIMIT: { count: 2, seconds: 60 }, RATE_LIMIT_TOTAL: undefined };
  const rateLimit = createRateLimit(limits, createFileDatabase(':memory:'), silent);
  const waits: number[] = [];
  for (let at = 0; at < 50; at++) waits.push(await rateLimit.count(`2001:db8:1:${hex(at)}::1`));
  // An eighth of 30 times the limit of an address.
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

test('visitors behind a translator from IPv4 to IPv6 have a limit each', async () => {
  const service = await startTestService({ RATE_LIMIT: '1/h', RATE_LIMIT_TOTAL: '100/h' });
  for (const [index, prefix] of ['64:ff9b::', '::ffff:0:', '64:ff9b:1::', '::ffff:'].entries()) {
    const from = (at: number) => `${prefix}203.0.${index}.${at % 12}`;
    expect(await postAtOnce(service, 24, (at) => ({ from: from(at) })), prefix).toBe(12);
  }
});

test('a post is counted with at most five queries', async () => {
  const database = createFileDatabase(':memory:');
  const read = vi.spyOn(database, 'read');
  const write = vi.spyOn(database, 'write');
  const limits = {
    RATE_LIMIT: { count: 10, seconds: 60 },
    RATE_LIMIT_TOTAL: { count: 300, seconds: 60 },
  };
  await createRateLimit(limits, database, silent).count('2001:db8::1');
  expect(read.mock.calls.length + write.mock.calls.length).toBe(5);
});

test('the page with status 429 contains the submitted values, the time to wait and the phone number', async () => {
  const service = await startTestService(limits);
  await postAtOnce(service, 5);
  const fields = { ...goodFields, message: 'call <me>' };
  const response = await service.post(fields, { headers: browserHeaders });
  expect(response.status).toBe(429);
  const html = await response.text();
  expect(html).toContain('call &lt;me&gt;</textarea>');
  expect(html).toContain('Please wait 60 minutes and send your message again');
  const { phone } = servedCompany;
  expect(html).toContain(`<a href="tel:${phone.number}">${phone.display}</a>`);
  expect(html).not.toContain('data-inquiry-form');
});

test.skipIf(onWorker('Cloudflare accepts the connections'))(
  'without a proxy, the limit applies to the address of the connection',
  async () => {
    const service = await startTestService(limits);
    const server = await listen(service.app, { host: '127.0.0.1', port: 0 });
    onTestFinished(() => server.close(0));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const url = `${server.address.replace('localhost', '127.0.0.1')}/api/contact`;
        const body = new URLSearchParams(goodFields);
        return (await fetch(url, { method: 'POST', body, headers: forged(at) })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  },
);

test('behind one proxy, the limit applies to the last forwarded address', async () => {
  const service = await startTestService({ RATE_LIMIT: '3/h', TRUST_PROXY: '1' });
  for (const visitor of ['203.0.113.1', '203.0.113.2', '2001:db8::1']) {
    const forward = (at: number) => ({ 'X-Forwarded-For': `198.51.100.${at}, ${visitor}` });
    expect(await postAtOnce(service, 40, (at) => ({ headers: forward(at) }))).toBe(3);
  }
});

test('posts that exceed the total limit do not count against the limit of their address', async () => {
  const limits = {
    RATE_LIMIT: { count: 1, seconds: 3600 },
    RATE_LIMIT_TOTAL: { count: 1, seconds: 1 },
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const rateLimit = createRateLimit(limits, createFileDatabase(':memory:'), silent);
  expect(await rateLimit.count('203.0.113.1')).toBe(0);
  expect(await rateLimit.count('203.0.113.2')).toBe(1);
  vi.setSystemTime(Date.now() + 1000);
  expect(await rateLimit.count('203.0.113.2')).toBe(0);
});
