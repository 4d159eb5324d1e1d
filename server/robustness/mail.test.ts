import { setInterval as ticks } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { runForTest } from '../testing/run-for-test.ts';
import { scaleDown, scaleTimeLimit } from '../testing/scale.ts';
import { readMessageId } from '../testing/smtp-server.ts';
import { createTestRoot, goodFields, startTestService } from '../testing/test-service.ts';
import {
  type BrokenMailServer,
  connectionFaults,
  type Fault,
  type ReceivedMail,
  type Step,
  startBrokenMailServer,
} from './broken-mail-server.ts';

vi.setConfig({ testTimeout: 900_000 });

const quick = { OUTBOX_RETRY_FIRST: '20ms', OUTBOX_RETRY_MAX: '80ms', SMTP_TIMEOUT: '150ms' };

// Retry pauses are short. The timeout is long, because these mail servers respond, but the machine may be
// busy.
const patient = { ...quick, SMTP_TIMEOUT: '30s' };

const until = (condition: () => unknown, timeout = 60_000) =>
  vi.waitUntil(condition, { timeout, interval: 10 });

/**
 * Starts the service in a new process. Each post has a different visitor name, which is added to `posted`.
 */
async function run(root: string, settings: Record<string, string>) {
  const service = await runForTest(root, { settings });
  // Sends a first request before the test measures response times, because the first request of a process is
  // slow.
  await fetch(`${service.address}/healthz`);
  const posted: string[] = [];
  let slowest = 0;
  return {
    ...service,
    posted,
    readSlowest: () => slowest,
    async post() {
      const name = `Visitor ${posted.length + 1}`;
      posted.push(name);
      const begun = performance.now();
      const { status } = await service.post({ name });
      slowest = Math.max(slowest, performance.now() - begun);
      expect(status).toBe(201);
    },
    countFailures: () => service.readLog().split('"mail not sent, will retry"').length - 1,
  };
}

const readName = ({ source }: ReceivedMail) => /^Subject: .*(Visitor \d+)/m.exec(source)?.[1] ?? '';

/** Returns the visitor names in the emails that the mail server has accepted. */
function listAccepted(server: BrokenMailServer): Set<string> {
  return new Set(server.received.filter(({ isAccepted }) => isAccepted).map(readName));
}

type Outage = 'closed' | 'killed' | Partial<Record<Step, Fault>>;

/** SMTP responses by step that postpone an email, or that reject the sender instead of a single email. */
const refusals: { step: Step; responses: string[] }[] = [
  { step: 'greeting', responses: ['421 busy', '554 no service here'] },
  { step: 'EHLO', responses: ['451 busy', '550 no'] },
  { step: 'AUTH', responses: ['454 later', '535 who?'] },
  { step: 'MAIL', responses: ['451 later', '550 not you'] },
  { step: 'RCPT', responses: ['450 later', '521 never'] },
  { step: 'DATA', responses: ['451 later', '503 where are we?'] },
  { step: 'end', responses: ['452 full'] },
];

const { hang, drop, reset } = connectionFaults;
const outagesOfSteps = refusals.flatMap(({ step, responses }) => {
  const faults: Record<string, Fault> = { hang, drop, reset };
  for (const response of ['what?', '421 closing', ...responses]) faults[response] = response;
  return Object.entries(faults).map(([name, fault]): [string, Outage] => [
    `responds to ${step} with ${name}`,
    // The fault also applies to HELO, which clients send after EHLO was rejected.
    { [step]: fault, ...(step === 'EHLO' ? { HELO: fault } : {}) },
  ]);
});

const outages: [description: string, outage: Outage][] = [
  ['refuses connections', 'closed'],
  ...outagesOfSteps,
  ['sends an incomplete multiline greeting', { greeting: '220-wait' }],
  ['greets with garbage', { greeting: connectionFaults.garbage }],
  ['greets with half a line', { greeting: connectionFaults.halfALine }],
  [
    'greets with half a line and closes the connection',
    { greeting: connectionFaults.halfALineAndDrop },
  ],
  ['sends an endless greeting', { greeting: connectionFaults.dribbleLines }],
  ['sends an endless response to EHLO', { EHLO: connectionFaults.dribbleLines }],
  ['requires a login after the login', { MAIL: '530 log in' }],
  ['responds to MAIL byte by byte without end', { MAIL: connectionFaults.dribble }],
  ['closes the connection during the email text', { text: drop }],
  ['resets the connection during the email text', { text: reset }],
  ['hangs during the email text', { text: hang }],
  ['accepts the email byte by byte without end', { end: connectionFaults.dribble }],
  ['is killed before it accepts the email', 'killed'],
];

// The full run tests all outages, `npm test` every fifth one.
const isFullRun = scaleDown(10) === 10;
const testedOutages = isFullRun ? outages : outages.filter((_, index) => index % 5 === 0);

async function begin(outage: Outage, server: BrokenMailServer): Promise<void> {
  if (outage === 'closed') await server.close();
  else if (outage === 'killed') server.faults = { end: () => void server.close() };
  else server.faults = outage;
}

async function end(outage: Outage, server: BrokenMailServer): Promise<void> {
  server.faults = {};
  if (outage === 'killed') await server.close();
  if (outage === 'closed' || outage === 'killed') await server.listen();
}

/** Returns the number of faults that must occur before the outage is ended. */
function countFaults(outage: Outage): number {
  if (outage === 'closed') return 0;
  return outage === 'killed' ? 1 : 2;
}

test('every inquiry is emailed after the mail server has recovered from any kind of outage', async () => {
  const server = await startBrokenMailServer();
  const url = server.url.replace('//', '//user:secret@');
  const service = await run(createTestRoot(), { ...quick, SMTP_URL: url });
  const over = new AbortController();
  const posting = (async () => {
    for await (const _ of ticks(50, undefined, { signal: over.signal })) await service.post();
  })().catch((error) => {
    if (!over.signal.aborted) throw error;
  });

  for (let round = 0; round < scaleDown(10); round++) {
    for (const [description, outage] of testedOutages) {
      const { faultCount } = server;
      const failures = service.countFailures();
      await begin(outage, server);
      const hasOccurred = () => server.faultCount >= faultCount + countFaults(outage);
      await until(() => hasOccurred() && service.countFailures() >= failures + 2).catch((error) => {
        throw new Error(`A mail server that ${description} got no second attempt`, {
          cause: error,
        });
      });
      await end(outage, server);
    }
  }
  over.abort();
  await posting;
  await until(() => listAccepted(server).size >= service.posted.length);

  expect([...listAccepted(server)].sort()).toEqual([...service.posted].sort());
  const tries = Map.groupBy(server.received, readName);
  expect([...tries.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(3);
  for (const mails of tries.values()) {
    // After several failures, an email is sent without the visitor's address as Reply-To.
    const byReplyTo = Map.groupBy(mails, ({ source }) => /^Reply-To: /m.test(source));
    for (const sameKind of byReplyTo.values()) {
      expect(new Set(sameKind.map(({ source }) => source)).size).toBe(1);
    }
  }
  const ids = new Set(server.received.map(({ source }) => readMessageId(source)));
  expect(ids.size).toBe(service.posted.length);
  expect(ids).not.toContain(undefined);
  // The limit is two connections. One more is allowed, because the test may notice late that a connection was
  // closed.
  expect(server.mostConnections).toBeLessThanOrEqual(3);
  expect(service.readSlowest()).toBeLessThan(scaleTimeLimit(250));
  expect(service.readLog()).not.toMatch(/secret|@example\.com|Visitor/);
});

// The full run tests all of these outages; `npm test` tests only the first.
const backlogs: [description: string, outage: Outage][] = [
  ['postponed every email', { RCPT: '450 later' }],
  ['hung', { greeting: connectionFaults.hang }],
  ['refused connections', 'closed'],
  ['refused the login', { AUTH: '535 who?' }],
  ['closed the connection during every email', { text: connectionFaults.drop }],
];

test.each(isFullRun ? backlogs : backlogs.slice(0, 1))(
  'a hundred emails are sent within half a minute after a mail server that %s has recovered',
  async (_, outage) => {
    const server = await startBrokenMailServer(scaleDown(30));
    const service = await run(createTestRoot(), {
      OUTBOX_RETRY_FIRST: '50ms',
      OUTBOX_RETRY_MAX: `${scaleDown(2000)}ms`,
      SMTP_TIMEOUT: '500ms',
      SMTP_URL: server.url.replace('//', '//user:secret@'),
    });
    await begin(outage, server);
    for (let count = 0; count < 100; count++) await service.post();
    const failures = service.countFailures();
    await until(() => service.countFailures() >= failures + 4);
    expect(listAccepted(server).size).toBe(0);

    const begun = performance.now();
    await end(outage, server);
    await until(() => listAccepted(server).size === 100, scaleTimeLimit(30_000));
    const took = performance.now() - begun;
    expect(took).toBeLessThan(scaleTimeLimit(30_000));
    expect(server.mostConnections).toBe(2);
    expect(service.readSlowest()).toBeLessThan(scaleTimeLimit(250));
  },
);

test('after a process is killed between two attempts, the next process continues with the same retry schedule', async () => {
  const root = createTestRoot();
  const server = await startBrokenMailServer();
  const settings = { OUTBOX_RETRY_FIRST: '1h', OUTBOX_RETRY_MAX: '1h', SMTP_URL: server.url };
  const readFirst = async () => (await query(root, 'select * from mails order by rowid'))[0];
  for (let failures = 1; failures <= scaleDown(10); failures++) {
    server.faults = { end: '451 later' };
    let service = await run(root, settings);
    if (failures === 1) await service.post();
    await until(async () => (await readFirst())?.failures === failures);
    await service.kill();
    const mail = await readFirst();
    const tries = server.received.filter(
      ({ source }) => readMessageId(source) === mail?.message_id,
    );
    expect(tries).toHaveLength(failures);
    expect(mail?.next_try_at).toBeGreaterThan(Date.now() + 40 * 60_000);

    // Another email is sent, while the first email waits until it is due.
    server.faults = {};
    service = await run(root, settings);
    const accepted = listAccepted(server).size;
    await service.post();
    await until(() => server.received.filter(({ isAccepted }) => isAccepted).length > accepted);
    expect(await readFirst()).toEqual(mail);
    await service.kill();
    await query(root, `update mails set next_try_at = ${Date.now()}`);
  }
  await run(root, settings);
  await until(async () => (await readFirst())?.state === 'sent');
});

test('an email that the mail server accepted is never sent again, even if the server fails afterwards', async () => {
  const server = await startBrokenMailServer();
  const service = await startTestService({ ...patient, SMTP_URL: server.url });
  const farewells: Fault[] = [
    ...Object.values(connectionFaults),
    '421 closing',
    '554 changed my mind',
  ];
  for (const [index, farewell] of farewells.entries()) {
    server.faults = { farewell };
    await service.post({ ...goodFields, name: `Visitor ${index + 1}` });
    await until(() => server.faultCount > index);
    await until(async () => (await service.list()).every(({ mail }) => mail === 'sent'));
  }
  expect(server.received).toHaveLength(farewells.length);
  expect(server.connections).toBe(farewells.length);
  expect(service.logLines.join('')).not.toMatch(/will retry|parked/);
  await until(() => server.countUnclosed() === 0);
});

test('after a timeout, the connection is closed, even if the mail server keeps sending', async () => {
  const server = await startBrokenMailServer();
  server.faults = { greeting: connectionFaults.dribbleLines };
  const service = await startTestService({ ...quick, SMTP_URL: server.url });
  for (let count = 0; count < 4; count++) await service.post();
  await until(() => server.connections >= 8);
  expect(server.countUnclosed()).toBeLessThanOrEqual(4);
});

test('emails that break every connection delay other emails only briefly', async () => {
  const server = await startBrokenMailServer();
  server.poison = 'Poison';
  const settings = { ...patient, OUTBOX_RETRY_MAX: '6h', SMTP_URL: server.url };
  const service = await startTestService(settings);
  for (let count = 0; count < scaleDown(400); count++) {
    await service.post({ ...goodFields, name: 'Poison' });
  }
  await service.post({ ...goodFields, name: 'Visitor 1' });
  await until(() => listAccepted(server).has('Visitor 1'));
  expect(server.faultCount).toBeGreaterThanOrEqual(scaleDown(400));
  expect(service.logLines.join('')).not.toContain('parked');
});
