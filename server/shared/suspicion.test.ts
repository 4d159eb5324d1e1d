import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { patient } from '../testing/run-leads.ts';
import { readMessageId, startSmtpServer } from '../testing/smtp-server.ts';
import {
  browserHeaders,
  goodFields,
  onWorker,
  servedCompany,
  startTestService,
  type TestService,
} from '../testing/test-service.ts';
import { findSuspicion } from './suspicion.ts';

const now = Date.UTC(2026, 0, 2);

test.each([
  { description: 'no start time (no JavaScript)', started: '', suspicion: undefined },
  { description: 'the current time as start time', started: String(now), suspicion: 'fill-time' },
  {
    description: 'a start time less than a second ago',
    started: String(now - 999),
    suspicion: 'fill-time',
  },
  { description: 'a start time one second ago', started: String(now - 1000), suspicion: undefined },
  {
    description: 'a start time in the future',
    started: String(now + 1),
    suspicion: undefined,
  },
  { description: 'a start time long ago (stopped clock)', started: '0', suspicion: undefined },
  { description: 'a negative start time', started: `-${now}`, suspicion: undefined },
  { description: 'a fractional start time', started: `${now}.5`, suspicion: undefined },
  { description: 'a word as start time', started: 'now', suspicion: undefined },
  { description: 'a start time of 400 digits', started: '9'.repeat(400), suspicion: undefined },
])('a form with $description: suspicion is $suspicion', ({ started, suspicion }) => {
  expect(findSuspicion({ honeypot: '', started }, now)).toBe(suspicion);
  expect(findSuspicion({ honeypot: 'x', started }, now)).toBe('honeypot');
});

const words = 'Cheap links for your website, ask us today';

const start = (ago: number) => ({ started: String(Date.now() - ago), message: String(ago) });

test('a form that was filled in too fast gets a normal response and is flagged', async () => {
  const service = await startTestService();
  const post = (ago: number, headers = {}) =>
    service.post({ ...goodFields, ...start(ago) }, { headers });
  const fast = await post(0);
  expect(fast.status).toBe(201);
  expect(await fast.json()).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect((await post(0, browserHeaders)).status).toBe(303);
  expect((await post(30_000)).status).toBe(201);
  expect((await post(-3_600_000)).status).toBe(201);
  // Error messages are also shown for a form that was filled in too fast.
  expect((await service.post({ ...goodFields, ...start(0), email: '' })).status).toBe(422);
  expect(await service.list()).toMatchObject([
    { message: '-3600000', state: 'kept', reason: '' },
    { message: '30000', state: 'kept', reason: '' },
    { message: '0', state: 'kept', reason: 'fill-time' },
    { message: '0', state: 'kept', reason: 'fill-time' },
  ]);
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

test('of 15 concurrent inquiries with the same text, exactly three are not flagged', async () => {
  const service = await startTestService();
  const names = Array.from({ length: 15 }, (_, at) => `Sender ${at}`);
  const responses = await Promise.all(names.map((name) => repeat(service, name)));
  expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(201));
  expect(await statesOf(service)).toEqual({ kept: 3, repeated: 12, all: 15 });
});

test.skipIf(onWorker('both hosts use the same code to enqueue emails'))(
  'flagged inquiries are emailed with [check] and get no receipt; quarantined inquiries are not emailed',
  async () => {
    const smtp = await startSmtpServer();
    const service = await startTestService({ SMTP_URL: smtp.url, MAIL_ACKNOWLEDGE: 'on' });
    await service.post({ ...goodFields, website: 'x' });
    let visitors = 0;
    // Each inquiry has a different address, because the number of receipts per address is limited.
    const newAddress = () => ({ email: `visitor-${++visitors}@example.com` });
    for (const ago of [0, 0, 30_000]) {
      await service.post({ ...goodFields, ...newAddress(), ...start(ago) });
    }
    for (const name of ['Ann', 'Bob', 'Cid', 'Dee']) {
      await service.post({ ...goodFields, ...newAddress(), name, message: words });
    }
    const listMails = async () => (await service.list()).map(({ mail }) => mail).join();
    await vi.waitUntil(async () => !(await listMails()).includes('waiting'), patient);
    expect(await listMails()).toBe(`${'sent,'.repeat(7)}none`);
    const emailsToOwner = 7;
    // Receipts are sent for the form that was not filled in too fast, and for the first three inquiries with
    // the same text.
    const receipts = 4;
    await vi.waitUntil(() => smtp.mails.length >= emailsToOwner + receipts, patient);
    await service.stop();
    expect(smtp.recipients.filter((to) => `${to}` === servedCompany.email)).toHaveLength(
      emailsToOwner,
    );
    // Flagged inquiries get no receipt, because the address may belong to somebody else.
    expect(smtp.recipients.filter((to) => `${to}`.startsWith('visitor-'))).toHaveLength(receipts);
    expect(smtp.mails.filter((mail) => /^Subject: \[check\] /m.test(mail))).toHaveLength(3);
    const ids = smtp.mails.map(readMessageId);
    expect(new Set(ids).size).toBe(smtp.mails.length);
  },
);

test('a repeated submission counts once, and inquiries with different text do not count', async () => {
  const service = await startTestService();
  const again = { ...goodFields, message: words, submission: randomUUID() };
  for (const _ of Array(5)) await service.post(again);
  for (const at of [1, 2, 3, 4]) await repeat(service, 'Ann', `Number ${at} of our pumps is down`);
  for (const _ of Array(5)) await repeat(service, 'Bob', 'Please call me');
  await repeat(service, 'Cid');
  // A quarantined inquiry also counts as an inquiry with the same text.
  await service.post({ ...goodFields, message: words, website: 'x' });
  expect(await statesOf(service)).toMatchObject({ repeated: 0 });
  await repeat(service, 'Eve');
  expect((await service.list())[0]).toMatchObject({ name: 'Eve', reason: 'repeated-text' });
});

test.skipIf(onWorker('the test cannot change the database of the Worker'))(
  'text no longer counts as repeated after a day',
  async () => {
    const service = await startTestService();
    for (const _ of Array(5)) await repeat(service, 'Ann');
    await query(service.root, 'update inquiries set received_at = received_at - 86400000');
    await repeat(service, 'Bob');
    expect((await service.list())[0]).toMatchObject({ name: 'Bob', reason: '' });
  },
);
