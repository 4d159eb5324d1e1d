import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { type Database, sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import {
  type BrokenMailServer,
  connectionFaults,
  type Step,
  startBrokenMailServer,
} from '../robustness/broken-mail-server.ts';
import { query } from '../testing/query.ts';
import { leads } from '../testing/run-leads.ts';
import { scaleTimeLimit } from '../testing/scale.ts';
import { readMessageId, smtpError, startSmtpServer } from '../testing/smtp-server.ts';
import { goodFields, startTestService, type TestService } from '../testing/test-service.ts';
import { createMailSender } from './mail-sender.ts';

// Retry pauses are short. The timeout is long, because these mail servers respond, but the machine may be
// busy.
const quick = { OUTBOX_RETRY_FIRST: '20ms', OUTBOX_RETRY_MAX: '40ms', SMTP_TIMEOUT: '30s' };

// The timeout is short, but longer than the 100 ms after which the test server sends its greeting.
const impatient = { ...quick, SMTP_TIMEOUT: '250ms' };

const mailStates = async (service: TestService) => (await service.list()).map(({ mail }) => mail);
const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 15_000, interval: 10 });
const allSent = (service: TestService) =>
  until(async () => (await mailStates(service)).every((state) => state === 'sent'));
const messageIds = (mails: string[]) => mails.map(readMessageId);

test('without SMTP_URL, emails are written to files', async () => {
  const service = await startTestService({ MAIL_TO: 'a@company.test,b@company.test' });
  await service.post({ ...goodFields, name: 'Zoë', message: 'Grüße' });
  await allSent(service);
  const folder = join(service.root, 'data/mail');
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/^[\da-f-]{36}\.eml$/)]);
  const email = await PostalMime.parse(readFileSync(join(folder, files[0] ?? '')));
  expect(email.to?.map(({ address }) => address)).toEqual(['a@company.test', 'b@company.test']);
  expect(email.replyTo).toEqual([{ name: 'Zoë', address: 'ann@example.com' }]);
  expect(email.text).toContain('Grüße');
});

const refusals: [answer: string, step: Step][] = [
  ['550 nobody here', 'RCPT'],
  ['554 not this one', 'DATA'],
  ['552 too large', 'end'],
];

test.each(refusals)(
  'the response "%s" to %s parks the email, other emails are still sent, and `leads resend` sends the parked email',
  async (answer, step) => {
    const server = await startBrokenMailServer();
    server.faults = { [step]: answer };
    const service = await startTestService({ ...quick, SMTP_URL: server.url });
    const { id } = (await (await service.post()).json()) as { id: string };
    await until(async () => (await mailStates(service)).join() === 'parked');
    server.faults = {};
    await service.post({ ...goodFields, name: 'Bob' });
    await until(async () => (await mailStates(service)).join() === 'sent,parked');
    // There are three connections, because the first email is tried a second time without Reply-To.
    expect(server.connections).toBe(3);
    expect(server.received.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
    expect(service.logLines.join('')).toContain('mail refused and parked');
    expect(service.logLines.join('')).not.toContain('will retry');
    const stats = JSON.parse((await leads(service, ['stats', '--json'])).stdout);
    expect(stats).toMatchObject({ parked: 1, waiting: 0, sent: 1 });
    expect((await leads(service, ['stats'])).stdout).toMatch(
      /^one email is parked.*resend --parked/,
    );
    expect((await service.request('/healthz/mail')).status).toBe(503);

    const [mail] = await query(service.root, 'select message_id from mails order by rowid');
    expect((await leads(service, ['resend', id])).code).toBe(0);
    // A new inquiry wakes the mailer immediately.
    await service.post();
    await until(async () => (await mailStates(service)).join() === 'sent,sent,sent');
    const accepted = server.received
      .filter(({ isAccepted }) => isAccepted)
      .map(({ source }) => source);
    expect(messageIds(accepted)).toHaveLength(3);
    expect(messageIds(accepted)).toContain(mail?.message_id);
  },
);

test('`leads resend --parked` sends all parked emails to the owner, but no receipts', async () => {
  const server = await startBrokenMailServer();
  server.faults = { RCPT: '550 nobody here' };
  const settings = { ...quick, SMTP_URL: server.url, MAIL_ACKNOWLEDGE: 'on' };
  const service = await startTestService(settings);
  const listParked = async () =>
    (await query(service.root, `select kind from mails where state = 'parked'`)).map(
      ({ kind }) => kind,
    );
  for (const name of ['Ann', 'Bob', 'Cal']) {
    await service.post({ ...goodFields, name, email: `${name}@example.com` });
  }
  await until(async () => (await listParked()).length === 6);

  server.faults = {};
  expect((await leads(service, ['resend', '--parked'])).code).toBe(0);
  await allSent(service);
  expect(server.received).toHaveLength(3);
  expect(await listParked()).toEqual(Array(3).fill('acknowledgement'));
  expect((await leads(service, ['resend', '--parked'])).code).toBe(1);
  // Parked receipts are not counted, because the owner cannot fix them.
  const stats = await leads(service, ['stats', '--json']);
  expect(stats.code).toBe(0);
  expect(JSON.parse(stats.stdout)).toMatchObject({ parked: 0, sent: 3, oldestUnsentSeconds: 0 });
});

const twoRecipients = { MAIL_TO: 'office@company.test,boss@company.test' };

// SMTP responses for the second recipient, one per attempt. 0 accepts the email.
const recipientAnswers: {
  description: string;
  answers: number[];
  accepted: string[][];
  logged?: string;
}[] = [
  {
    description: 'is postponed and gets the email later',
    answers: [450, 450, 0],
    accepted: [['office'], ['boss']],
  },
  {
    description: 'is rejected, the other gets the email',
    answers: [550],
    accepted: [['office']],
    logged: 'check the addresses in MAIL_TO',
  },
  {
    description: 'is postponed and then rejected',
    answers: [450, 550],
    accepted: [['office']],
  },
];

test.each(recipientAnswers)(
  'of two recipients, one $description',
  async ({ answers, accepted, logged = '' }) => {
    const smtp = await startSmtpServer({
      onRcptTo({ address }, _session, done) {
        const answer = address.startsWith('boss') ? answers.shift() : 0;
        done(answer ? smtpError(answer, address) : null);
      },
    });
    const service = await startTestService({ ...quick, ...twoRecipients, SMTP_URL: smtp.url });
    await service.post();
    await allSent(service);
    expect(smtp.recipients).toEqual(
      accepted.map((each) => each.map((name) => `${name}@company.test`)),
    );
    expect(new Set(smtp.mails).size).toBe(1);
    expect(answers).toEqual([]);
    expect(service.logLines.join('')).toContain(logged);
    expect(service.logLines.join('')).not.toContain('company.test');
  },
);

const options = ['pool', 'jsonTransport', 'sendmail', 'streamTransport', 'lmtp', 'logger', 'dsn'];

test.each([...options, 'socketTimeout'])('SMTP_URL cannot set the option %s', async (name) => {
  await expect(startTestService({ SMTP_URL: `smtp://127.0.0.1:1/?${name}=1` })).rejects.toThrow(
    'SMTP_URL',
  );
});

/** Responses of mail servers that reject the visitor's address as Reply-To. */
const replyToRejections: [answer: string, code: number][] = [
  ['rejects an email', 554],
  ['repeatedly postpones an email', 451],
];

test.each(replyToRejections)(
  'a mail server that %s because of Reply-To gets the email without Reply-To',
  async (_, code) => {
    const texts: string[] = [];
    const smtp = await startSmtpServer({
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (data) => (text += data));
        stream.on('end', () => {
          const isRefused = /^Reply-To: .*\.\./m.test(text);
          if (!isRefused) texts.push(text);
          done(isRefused ? smtpError(code, 'malformed Reply-To') : null);
        });
      },
    });
    const service = await startTestService({ ...quick, SMTP_URL: smtp.url });
    expect((await service.post({ ...goodFields, email: 'a..b@example.com' })).status).toBe(201);
    await allSent(service);
    const email = await PostalMime.parse(texts[0] ?? '');
    expect(texts).toHaveLength(1);
    expect(email.replyTo).toBeUndefined();
    expect(email.text).toMatch(
      /^Reply to the email address below\. .*\n\n[\s\S]*^Email: a\.\.b@example\.com$/m,
    );
    expect((await service.request('/healthz/mail')).status).toBe(200);
  },
);

test('after the clock is set back, emails are still sent on time', async () => {
  const first = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await first.post();
  await until(() => first.logLines.join('').includes('mail not sent'));
  await first.stop();
  const nextYear = Date.now() + 31_536_000_000;
  await query(first.root, `update mails set next_try_at = ${nextYear}`);
  const smtp = await startSmtpServer();
  const second = await startTestService({ SMTP_URL: smtp.url }, first.root);
  await allSent(second);
});

// Faults that exceed a time limit. The limit for a whole attempt is four times the limit for one step.
const limits: {
  description: string;
  faults: BrokenMailServer['faults'];
  steps: number;
  summary: string;
  fault: string;
}[] = [
  {
    description: 'the greeting',
    faults: { greeting: connectionFaults.hang },
    steps: 1,
    summary: 'ETIMEDOUT CONN',
    fault: 'server',
  },
  {
    description: 'the response to a command',
    faults: { RCPT: connectionFaults.hang },
    steps: 1,
    summary: 'ETIMEDOUT CONN',
    fault: 'broken',
  },
  {
    description: 'the response to the email text',
    faults: { end: connectionFaults.hang },
    steps: 1,
    summary: 'ETIMEDOUT CONN',
    fault: 'broken',
  },
  {
    description: 'the whole attempt',
    faults: { MAIL: connectionFaults.dribble },
    steps: 4,
    summary: 'EABORT',
    fault: 'broken',
  },
];

test.each(limits)(
  'the timeout of $description is enforced',
  async ({ faults, steps, summary, fault }) => {
    const server = await startBrokenMailServer();
    server.faults = faults;
    const service = await startTestService({ ...impatient, SMTP_URL: server.url });
    const begun = performance.now();
    await service.post();
    // On a busy machine an attempt may fail at another step, so the test accepts any attempt with the expected
    // fault.
    const isLogged = () =>
      service.logLines
        .map((line) => JSON.parse(line))
        .some((line) => line.summary === summary && line.fault === fault);
    await until(isLogged);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(steps * 240);
    expect(took).toBeLessThan(scaleTimeLimit(steps * 250 + 500));
  },
);

test('an email that was being sent when the service stopped is sent after the next start', async () => {
  const hanging = await startBrokenMailServer();
  hanging.faults = { EHLO: connectionFaults.hang };
  const first = await startTestService({ ...impatient, SMTP_URL: hanging.url });
  await first.post();
  await until(() => hanging.connections >= 1);
  await first.stop();
  const smtp = await startSmtpServer();
  const second = await startTestService({ SMTP_URL: smtp.url }, first.root);
  await allSent(second);
});

/**
 * Creates a mail sender with its own connection to the database in `root`. `changeDatabase` may replace parts
 * of the connection.
 */
async function createSender(
  root: string,
  deliver: () => Promise<{ refusals: number }>,
  changeDatabase: (database: Database) => Database = (database) => database,
) {
  const environment = readEnvironment(root, {});
  const database = await openDatabase(environment, root);
  onTestFinished(() => database.close());
  const { signal } = new AbortController();
  const forever = Number.POSITIVE_INFINITY;
  const limits = { startBefore: forever, endsAt: forever, stopped: signal, interrupted: signal };
  const sender = createMailSender({
    environment,
    company: await readCompany(root),
    database: changeDatabase(database),
    deliver,
    claimDuration: shortClaim,
    log: { info() {}, warn() {}, error() {} },
  });
  return { database, sendDue: () => sender.sendDue(limits) };
}

/** Milliseconds. */
const shortClaim = 300;

/** Rejects the first four attempts to record that an email was sent. The pauses between them take seconds. */
function rejectRecords(database: Database): Database {
  let rejections = 4;
  return {
    ...database,
    async write(statements) {
      const isRecord = statements.some(({ sql: text }) => text.includes(`state = 'sent'`));
      if (isRecord && rejections-- > 0) throw new Error('disk full');
      return database.write(statements);
    },
  };
}

const slowSenders: [description: string, delivery: number, change?: (all: Database) => Database][] =
  [
    ['whose delivery takes longer than a claim', 5 * shortClaim],
    ['whose delivery takes longer than a claim to record', 0, rejectRecords],
  ];

test.each(slowSenders)(
  'an email %s is not sent by another process',
  async (_, delivery, change) => {
    const stopped = await startTestService({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await stopped.post();
    await stopped.stop();
    await query(stopped.root, 'update mails set next_try_at = 0');
    await query(stopped.root, 'update outbox_pause set until = 0');
    const senders: string[] = [];
    const first = await createSender(
      stopped.root,
      async () => {
        senders.push('first');
        await new Promise((resolve) => setTimeout(resolve, delivery));
        return { refusals: 0 };
      },
      change,
    );
    const second = await createSender(stopped.root, async () => {
      senders.push('second');
      return { refusals: 0 };
    });
    let isSent = false;
    const sending = first.sendDue().finally(() => {
      isSent = true;
    });
    await until(() => senders.length > 0);
    while (!isSent) {
      await second.sendDue();
      await nextTurn();
    }
    await sending;
    expect(senders).toEqual(['first']);
    expect(await second.database.read(sql`select state from mails`)).toEqual([{ state: 'sent' }]);
  },
);
