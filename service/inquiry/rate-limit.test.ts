import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readCompany } from '#contract/read-company.ts';
import { createFileDatabase } from '../node/database/file-database.ts';
import { listen } from '../node/http-server.ts';
import {
  browserHeaders,
  goodFields,
  onWorker,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { createRateLimit, groupAddress } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('posts from %s count against the limit of %s', (address, group) => {
  expect(groupAddress(address)).toBe(group);
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
  for (const from of ['203.0.113.1', '2001:db8:1:2::1', '2001:db8:1:3::1', '203.0.113.2']) {
    accepted.push(await postAtOnce(service, 20, () => ({ from })));
  }
  expect(accepted).toEqual([5, 5, 5, 2]);
});

test('the page with status 429 contains the submitted values and the phone number', async () => {
  const service = await startTestService(limits);
  await postAtOnce(service, 5);
  const fields = { ...goodFields, message: 'call <me>' };
  const response = await service.post(fields, { headers: browserHeaders });
  expect(response.status).toBe(429);
  const html = await response.text();
  expect(html).toContain('call &lt;me&gt;</textarea>');
  const { phone } = await readCompany();
  expect(html).toContain(`<a href="tel:${phone.number}">${phone.display}</a>`);
  expect(html).not.toContain('data-inquiry-form');
});

test.skipIf(onWorker('Cloudflare accepts the connections'))(
  'without a proxy, the limit applies to the address of the connection',
  async () => {
    const service = await startTestService(limits);
    const server = await listen(service.app, '127.0.0.1', 0);
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
  const log = pino({ level: 'silent' });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const rateLimit = createRateLimit(limits, createFileDatabase(':memory:'), log);
  expect(await rateLimit.count('203.0.113.1')).toBe(0);
  expect(await rateLimit.count('203.0.113.2')).toBe(1);
  vi.setSystemTime(Date.now() + 1000);
  expect(await rateLimit.count('203.0.113.2')).toBe(0);
});
