import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createFileDatabase } from '../node/database/file-database.ts';
import { listen } from '../node/http-server.ts';
import { onWorker } from '../testing/on-worker.ts';
import { goodFields, startTestService, type TestService } from '../testing/test-service.ts';
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
])('%s is counted as %s', (address, group) => {
  expect(groupAddress(address)).toBe(group);
});

/** How many of `count` posts sent at once are taken; all others must be told to wait. */
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
  const taken = responses.filter(({ status }) => status === 201).length;
  expect(taken + refused.length).toBe(count);
  return taken;
}

test('of 200 posts sent at once from one address exactly as many pass as are allowed', async () => {
  const service = await startTestService({ RATE_LIMIT: '17/h' });
  expect(await postAtOnce(service, 200)).toBe(17);
  expect(await service.list()).toHaveLength(17);
});

test('of 200 posts sent at once from 200 addresses exactly as many pass as all may send', async () => {
  const service = await startTestService({ RATE_LIMIT: '10/h', RATE_LIMIT_TOTAL: '23/h' });
  expect(await postAtOnce(service, 200, (at) => ({ from: `203.0.113.${at}` }))).toBe(23);
  expect(await service.list()).toHaveLength(23);
});

test('one address cannot use up what all share', async () => {
  const service = await startTestService({ RATE_LIMIT: '5/h', RATE_LIMIT_TOTAL: '6/h' });
  expect(await postAtOnce(service, 50)).toBe(5);
  expect(await postAtOnce(service, 50, () => ({ from: '203.0.113.1' }))).toBe(1);
});

test('a subscriber of IPv6 has one share, whichever addresses are used', async () => {
  const service = await startTestService({ RATE_LIMIT: '4/h' });
  const neighbors = (at: number) => ({ from: `2001:db8:1:2:${at.toString(16)}::${at}` });
  expect(await postAtOnce(service, 60, neighbors)).toBe(4);
  expect(await postAtOnce(service, 60, () => ({ from: '2001:db8:1:3::1' }))).toBe(4);
});

const forged = (at: number) => ({
  'X-Forwarded-For': `198.51.100.${at}, 203.0.113.${at}`,
  'X-Real-IP': `203.0.113.${at}`,
  Forwarded: `for=203.0.113.${at}`,
});

test('without a trusted proxy no header makes another address of a sender', async () => {
  const service = await startTestService({ RATE_LIMIT: '3/h' });
  expect(await postAtOnce(service, 60, (at) => ({ headers: forged(at) }))).toBe(3);
});

test.skipIf(onWorker('the platform listens'))(
  'over a real connection the address is that of the connection',
  async () => {
    const service = await startTestService({ RATE_LIMIT: '3/h' });
    const server = await listen(service.app, '127.0.0.1', 0);
    onTestFinished(() => server.close(0));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const url = `${server.address.replace('localhost', '127.0.0.1')}/api/contact`;
        const body = new URLSearchParams(goodFields);
        return (await fetch(url, { method: 'POST', body, headers: forged(at) })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  },
);

test('behind one proxy the address is the one that the proxy saw, whatever stands before', async () => {
  const service = await startTestService({ RATE_LIMIT: '3/h', TRUST_PROXY: '1' });
  const through = (seen: string) => (at: number) => ({
    headers: { 'X-Forwarded-For': `198.51.100.${at}, ${seen}` },
  });
  expect(await postAtOnce(service, 40, through('203.0.113.1'))).toBe(3);
  expect(await postAtOnce(service, 40, through('203.0.113.2'))).toBe(3);
  expect(await postAtOnce(service, 40, through('2001:db8::1'))).toBe(3);
});

test('while all have to wait nobody uses up their own share', async () => {
  const limits = {
    RATE_LIMIT: { count: 1, seconds: 3600 },
    RATE_LIMIT_TOTAL: { count: 1, seconds: 1 },
  };
  const log = pino({ level: 'silent' });
  const rateLimit = createRateLimit(limits, createFileDatabase(':memory:'), log);
  expect(await rateLimit.count('203.0.113.1')).toBe(0);
  expect(await rateLimit.count('203.0.113.2')).toBe(1);
  const again = () => rateLimit.count('203.0.113.2');
  await expect.poll(again, { timeout: 5000, interval: 50 }).toBe(0);
});
