import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { isWorker, onWorker } from '../testing/on-worker.ts';
import { query } from '../testing/query.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import {
  browserHeaders,
  createTestRoot,
  goodFields,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { findSuspicion } from './suspicion.ts';

// A machine that is busy with other things is slow, and slow is not wrong.
const patient = { timeout: isWorker ? 60_000 : 15_000, interval: 20 };

const now = Date.UTC(2026, 0, 2);

test.each([
  ['no start, as without script', '', undefined],
  ['a start just now', String(now), 'fill-time'],
  ['a start less than a second ago', String(now - 999), 'fill-time'],
  ['a start a second ago', String(now - 1000), undefined],
  ['a start in the future, as from a clock that runs ahead', String(now + 1), undefined],
  ['a start long ago, as from a clock that stands', '0', undefined],
  ['a start with a sign', `-${now}`, undefined],
  ['a start with a fraction', `${now}.5`, undefined],
  ['words', 'now', undefined],
  ['a number without end', '9'.repeat(400), undefined],
])('%s: %s', (_, started, suspicion) => {
  expect(findSuspicion({ honeypot: '', started }, now)).toBe(suspicion);
});

test('the honeypot comes first', () => {
  expect(findSuspicion({ honeypot: 'x', started: String(now) }, now)).toBe('honeypot');
});

const words = 'Cheap links for your website, ask us today';

test('a form filled in faster than a person can is answered like any, and mailed with a mark', async () => {
  const smtp = await startSmtpServer();
  const service = await startTestService({ SMTP_URL: smtp.url, MAIL_ACKNOWLEDGE: 'on' });
  const post = (ago: number, headers = {}) => {
    const fields = { ...goodFields, started: String(Date.now() - ago), message: String(ago) };
    return service.post(fields, { headers });
  };
  const fast = await post(0);
  expect(fast.status).toBe(201);
  expect(await fast.json()).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect((await post(0, browserHeaders)).status).toBe(303);
  expect((await post(30_000)).status).toBe(201);
  expect((await post(-3_600_000)).status).toBe(201);
  await vi.waitUntil(() => smtp.mails.length >= 6, patient);
  expect(await service.list()).toMatchObject([
    { message: '-3600000', state: 'kept', reason: '', mail: 'sent' },
    { message: '30000', state: 'kept', reason: '' },
    { message: '0', state: 'kept', reason: 'fill-time', mail: 'sent' },
    { message: '0', state: 'kept', reason: 'fill-time', mail: 'sent' },
  ]);
  const subjects = smtp.mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(subjects.filter((subject) => subject?.startsWith('[check] '))).toHaveLength(2);
  // Who is marked gets no receipt: the address may be anybody's.
  expect(subjects.filter((subject) => subject?.startsWith('We received'))).toHaveLength(2);
});

test('a fast form with faults is told of them like any', async () => {
  const service = await startTestService();
  const response = await service.post({ ...goodFields, email: '', started: String(Date.now()) });
  expect(response.status).toBe(422);
  expect(await service.list()).toEqual([]);
});

test('a repeated send gets the first id, though by then it is fast no more', async () => {
  const service = await startTestService();
  const submission = randomUUID();
  const send = async (ago: number) => {
    const fields = { ...goodFields, submission, started: String(Date.now() - ago) };
    return ((await (await service.post(fields)).json()) as { id: string }).id;
  };
  expect(await send(10_000)).toBe(await send(0));
  expect(await service.list()).toHaveLength(1);
});

const repeat = (service: TestService, name: string, message = words) =>
  service.post({ ...goodFields, name, message, submission: randomUUID() });

const statesOf = async (service: TestService) => {
  const list = await service.list();
  const count = (state: string, reason: string) =>
    list.filter((each) => each.state === state && each.reason === reason).length;
  return {
    kept: count('kept', ''),
    repeated: count('kept', 'repeated-text'),
    all: list.length,
  };
};

test('of the same words sent 15 times at once exactly three come without a mark', async () => {
  const smtp = await startSmtpServer();
  const service = await startTestService({ SMTP_URL: smtp.url, MAIL_ACKNOWLEDGE: 'on' });
  const responses = await Promise.all(
    Array.from({ length: 15 }, (_, at) => repeat(service, `Sender ${at}`)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(201));
  expect(await statesOf(service)).toEqual({ kept: 3, repeated: 12, all: 15 });
  // All go to the owner, and a receipt to each of the three visitors without a mark.
  await vi.waitUntil(() => smtp.mails.length >= 18, patient);
  await service.stop();
  expect(smtp.mails).toHaveLength(18);
  expect(smtp.mails.filter((mail) => /^Subject: \[check\] /m.test(mail))).toHaveLength(12);
});

test.skipIf(onWorker('it does not restart'))(
  'the database remembers repeated words across restarts',
  async () => {
    const root = createTestRoot();
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
      const service = await startTestService({}, root);
      expect((await repeat(service, name)).status).toBe(201);
      await service.stop();
    }
    const service = await startTestService({}, root);
    expect((await service.list()).map(({ name, reason }) => [name, reason])).toEqual([
      ['fifth', 'repeated-text'],
      ['fourth', 'repeated-text'],
      ['third', ''],
      ['second', ''],
      ['first', ''],
    ]);
  },
);

test('the same send repeated counts once, and other words not at all', async () => {
  const service = await startTestService();
  const again = { ...goodFields, message: words, submission: randomUUID() };
  for (const _ of Array(5)) await service.post(again);
  for (const at of [1, 2, 3, 4]) await repeat(service, 'Ann', `Number ${at} of our pumps is down`);
  for (const _ of Array(5)) await repeat(service, 'Bob', 'Please call me');
  await repeat(service, 'Cid');
  // What a honeypot caught counts too.
  await service.post({ ...goodFields, message: words, website: 'x' });
  expect(await statesOf(service)).toMatchObject({ repeated: 0 });
  await repeat(service, 'Eve');
  expect((await service.list())[0]).toMatchObject({ name: 'Eve', reason: 'repeated-text' });
});

test.skipIf(onWorker('it has no file to put back'))(
  'words are new again after a day without them',
  async () => {
    const service = await startTestService();
    for (const _ of Array(5)) await repeat(service, 'Ann');
    await query(service.root, 'update enquiries set received_at = received_at - 86400000');
    await repeat(service, 'Bob');
    expect((await service.list())[0]).toMatchObject({ name: 'Bob', reason: '' });
  },
);
