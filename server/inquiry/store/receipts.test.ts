import { expect, test } from 'vitest';
import { query } from '../../testing/query.ts';
import {
  goodFields,
  onWorker,
  startTestService,
  type TestService,
} from '../../testing/test-service.ts';

// No mail server listens at this address, so receipts are only enqueued.
const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_ACKNOWLEDGE: 'on' };
const skipOnWorker = onWorker('both hosts use the same SQL statements to count receipts');

/** Posts a different message from each of `addresses`. Returns the number of receipts in the database. */
async function countReceipts(service: TestService, addresses: string[]): Promise<number> {
  for (const email of addresses) {
    const { status } = await service.post({ ...goodFields, email, message: crypto.randomUUID() });
    expect(status).toBe(201);
  }
  const receipts = await query(service.root, `select id from mails where kind = 'acknowledgement'`);
  return receipts.length;
}

test.skipIf(skipOnWorker)(
  'one recipient gets at most one receipt an hour and three a day',
  async () => {
    const service = await startTestService(unreachable);
    const address = 'stranger@example.com';
    expect(await countReceipts(service, Array(6).fill(address))).toBe(1);
    expect(await countReceipts(service, ['other@example.com'])).toBe(2);
    const passHour = () =>
      query(service.root, 'update post_counts set ends_at = ends_at - 3600001');
    for (const expected of [3, 4, 4]) {
      await passHour();
      expect(await countReceipts(service, [address, address])).toBe(expected);
    }
    await query(service.root, 'update post_counts set ends_at = ends_at - 86400000');
    expect(await countReceipts(service, [address])).toBe(5);
    expect(await service.list()).toHaveLength(14);
  },
);

test.skipIf(skipOnWorker)('different spellings of one mailbox count as one recipient', async () => {
  const service = await startTestService(unreachable);
  const spellings = ['a.nn@gmail.com', 'ann@gmail.com', 'Ann+1@Gmail.com', 'ann+2@googlemail.com'];
  expect(await countReceipts(service, spellings)).toBe(1);
  const others = [
    'bob@example.com',
    'bob+spam@example.com',
    ' BOB@example.COM',
    'bob@example.com\u200b',
  ];
  expect(await countReceipts(service, others)).toBe(2);
  expect(await countReceipts(service, ['b.ob@example.com'])).toBe(3);
});

test.skipIf(skipOnWorker)(
  'no receipt is sent to the company itself or to a mailbox that nobody reads',
  async () => {
    const own = { MAIL_FROM: 'web@company.test', MAIL_TO: 'boss@company.test,ann@gmail.com' };
    const service = await startTestService({ ...unreachable, ...own });
    const addresses = ['web@company.test', 'Boss+x@Company.test', 'a.nn@gmail.com'];
    const robots = [
      'noreply',
      'no-reply',
      'No_Reply',
      'donotreply',
      'do-not-reply',
      'MAILER-DAEMON',
    ];
    addresses.push(...robots.map((name) => `${name}@example.com`));
    expect(await countReceipts(service, addresses)).toBe(0);
    expect(await countReceipts(service, ['noreplying@example.com'])).toBe(1);
  },
);

test.skipIf(skipOnWorker)(
  'a repeated submission sends no receipt and does not count against the limit',
  async () => {
    const service = await startTestService(unreachable);
    const again = { ...goodFields, submission: crypto.randomUUID() };
    for (let count = 0; count < 3; count++) await service.post(again);
    const counts = await query(service.root, 'select count from post_counts');
    expect(counts).toEqual([{ count: 1 }, { count: 1 }]);
  },
);
