import { setInterval as ticks } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { query } from '../testing/query.ts';
import { runForTest } from '../testing/run-for-test.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot, goodFields, startTestService } from '../testing/test-service.ts';
import {
  type BrokenMailServer,
  endings,
  type Fault,
  type ReceivedMail,
  type Step,
  startBrokenMailServer,
} from './broken-mail-server.ts';

vi.setConfig({ testTimeout: 900_000 });

const quick = { OUTBOX_RETRY_FIRST: '20ms', OUTBOX_RETRY_MAX: '80ms', SMTP_TIMEOUT: '150ms' };

// A server that says what it means is given all the time that a busy machine takes.
const unhurried = { ...quick, SMTP_TIMEOUT: '30s' };

const until = (condition: () => unknown, timeout = 60_000) =>
  vi.waitUntil(condition, { timeout, interval: 10 });

/** The service in a process of its own, and what was posted to it, each under its own name. */
async function run(root: string, settings: Record<string, string>) {
  const service = await runForTest(root, { settings });
  // The first request of a process takes its own time.
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
const readMessageId = ({ source }: ReceivedMail) => /^Message-ID: (.+)\r$/im.exec(source)?.[1];

/** The names in the mails that the server has said yes to. */
function listTaken(server: BrokenMailServer): Set<string> {
  return new Set(server.received.filter(({ isTaken }) => isTaken).map(readName));
}

type Outage = 'closed' | 'killed' | Partial<Record<Step, Fault>>;

/** Answers that put off, or refuse the service itself and not just one mail. */
const refusals: [step: Step, ...answers: string[]][] = [
  ['greeting', '421 busy', '554 no service here'],
  ['EHLO', '451 busy', '550 no'],
  ['AUTH', '454 later', '535 who?'],
  ['MAIL', '451 later', '550 not you'],
  ['RCPT', '450 later', '521 never'],
  ['DATA', '451 later', '503 where are we?'],
  ['end', '452 full'],
];

const { hang, drop, reset } = endings;
const outagesOfSteps = refusals.flatMap(([step, ...answers]) => {
  const faults: Record<string, Fault> = { hang, drop, reset };
  for (const answer of ['what?', '421 closing', ...answers]) faults[answer] = answer;
  return Object.entries(faults).map(([what, fault]): [string, Outage] => [
    `answers ${step} by ${what}`,
    // A server that refuses EHLO is greeted with HELO.
    { [step]: fault, ...(step === 'EHLO' ? { HELO: fault } : {}) },
  ]);
});

const outages: [description: string, outage: Outage][] = [
  ['refuses connections', 'closed'],
  ...outagesOfSteps,
  ['greets with something to come', { greeting: '220-wait' }],
  ['greets in another language', { greeting: endings.garbage }],
  ['greets with half a line', { greeting: endings.halfALine }],
  ['greets with half a line and hangs up', { greeting: endings.halfALineAndDrop }],
  ['greets for ever', { greeting: endings.dribbleLines }],
  ['answers EHLO for ever', { EHLO: endings.dribbleLines }],
  ['asks for a login afterwards', { MAIL: '530 log in' }],
  ['dribbles at MAIL', { MAIL: endings.dribble }],
  ['hangs up inside the text', { text: drop }],
  ['resets inside the text', { text: reset }],
  ['hangs inside the text', { text: hang }],
  ['dribbles its yes for ever', { end: endings.dribble }],
  ['is killed before its yes', 'killed'],
];

// A dozen of them in the suite, of each step and each kind some.
const asked = outages.filter((_, index) => index % (scaled(10) === 10 ? 1 : 5) === 0);

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

/** How often a mail has to meet an outage before it is over. */
function countMeetings(outage: Outage): number {
  if (outage === 'closed') return 0;
  return outage === 'killed' ? 1 : 2;
}

test('every inquiry is mailed, whatever the mail server did meanwhile', async () => {
  const server = await startBrokenMailServer();
  const url = server.url.replace('//', '//user:secret@');
  const service = await run(createTestRoot(), { ...quick, SMTP_URL: url });
  const over = new AbortController();
  const posting = (async () => {
    for await (const _ of ticks(50, undefined, { signal: over.signal })) await service.post();
  })().catch((error) => {
    if (!over.signal.aborted) throw error;
  });

  for (let round = 0; round < scaled(10); round++) {
    for (const [what, outage] of asked) {
      const { met } = server;
      const failures = service.countFailures();
      await begin(outage, server);
      const isMetAgain = () => server.met >= met + countMeetings(outage);
      await until(() => isMetAgain() && service.countFailures() >= failures + 2).catch((error) => {
        throw new Error(`A server that ${what} was not tried again`, { cause: error });
      });
      await end(outage, server);
    }
  }
  over.abort();
  await posting;
  await until(() => listTaken(server).size >= service.posted.length);

  expect([...listTaken(server)].sort()).toEqual([...service.posted].sort());
  const tries = Map.groupBy(server.received, readName);
  expect([...tries.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(3);
  for (const mails of tries.values()) {
    expect(new Set(mails.map(({ source }) => source)).size).toBe(1);
  }
  const ids = new Set(server.received.map(readMessageId));
  expect(ids.size).toBe(service.posted.length);
  expect(ids).not.toContain(undefined);
  // A hung connection may be noticed late, so one more than two is allowed.
  expect(server.mostConnections).toBeLessThanOrEqual(3);
  expect(service.readSlowest()).toBeLessThan(allowed(250));
  expect(service.readLog()).not.toMatch(/secret|@example\.com|Visitor/);
});

// The first stands for all in the suite.
const backlogs: [description: string, outage: Outage][] = [
  ['put every mail off', { RCPT: '450 later' }],
  ['hung', { greeting: endings.hang }],
  ['refused connections', 'closed'],
  ['refused the login', { AUTH: '535 who?' }],
  ['hung up inside every mail', { text: endings.drop }],
];

test.each(backlogs.slice(0, scaled(10)))(
  'a hundred mails leave within half a minute once a server that %s is back',
  async (_, outage) => {
    const server = await startBrokenMailServer(scaled(30));
    const service = await run(createTestRoot(), {
      OUTBOX_RETRY_FIRST: '50ms',
      OUTBOX_RETRY_MAX: `${scaled(2000)}ms`,
      SMTP_TIMEOUT: '500ms',
      SMTP_URL: server.url.replace('//', '//user:secret@'),
    });
    await begin(outage, server);
    for (let count = 0; count < 100; count++) await service.post();
    const failures = service.countFailures();
    await until(() => service.countFailures() >= failures + 4);
    expect(listTaken(server).size).toBe(0);

    const begun = performance.now();
    await end(outage, server);
    await until(() => listTaken(server).size === 100, allowed(30_000));
    const took = performance.now() - begun;
    expect(took).toBeLessThan(allowed(30_000));
    expect(server.mostConnections).toBe(2);
    expect(service.readSlowest()).toBeLessThan(allowed(250));
  },
);

test('a process killed between two tries goes on where it was', async () => {
  const root = createTestRoot();
  const server = await startBrokenMailServer();
  const settings = { OUTBOX_RETRY_FIRST: '1h', OUTBOX_RETRY_MAX: '1h', SMTP_URL: server.url };
  const readFirst = async () => (await query(root, 'select * from mails order by rowid'))[0];
  for (let failures = 1; failures <= scaled(10); failures++) {
    server.faults = { end: '451 later' };
    let service = await run(root, settings);
    if (failures === 1) await service.post();
    await until(async () => (await readFirst())?.failures === failures);
    await service.kill();
    const mail = await readFirst();
    const tries = server.received.filter((one) => readMessageId(one) === mail?.message_id);
    expect(tries).toHaveLength(failures);
    expect(mail?.next_try_at).toBeGreaterThan(Date.now() + 40 * 60_000);

    // Another mail is sent; this one waits until it is due.
    server.faults = {};
    service = await run(root, settings);
    const taken = listTaken(server).size;
    await service.post();
    await until(() => server.received.filter(({ isTaken }) => isTaken).length > taken);
    expect(await readFirst()).toEqual(mail);
    await service.kill();
    await query(root, `update mails set next_try_at = ${Date.now()}`);
  }
  await run(root, settings);
  await until(async () => (await readFirst())?.state === 'sent');
});

test('once a server has said yes nothing that it does brings the mail again', async () => {
  const server = await startBrokenMailServer();
  const service = await startTestService({ ...unhurried, SMTP_URL: server.url });
  const farewells: Fault[] = [...Object.values(endings), '421 closing', '554 changed my mind'];
  for (const [index, farewell] of farewells.entries()) {
    server.faults = { farewell };
    await service.post({ ...goodFields, name: `Visitor ${index + 1}` });
    await until(() => server.met > index);
    await until(async () => (await service.list()).every(({ mail }) => mail === 'sent'));
  }
  expect(server.received).toHaveLength(farewells.length);
  expect(server.connections).toBe(farewells.length);
  expect(service.logLines.join('')).not.toMatch(/will retry|parked/);
  await until(() => server.countHeld() === 0);
});

test('a server that was given up is hung up on, however much it has to say', async () => {
  const server = await startBrokenMailServer();
  server.faults = { greeting: endings.dribbleLines };
  const service = await startTestService({ ...quick, SMTP_URL: server.url });
  for (let count = 0; count < 4; count++) await service.post();
  await until(() => server.connections >= 8);
  expect(server.countHeld()).toBeLessThanOrEqual(4);
});

test('mails that break every talk keep the others back for moments only', async () => {
  const server = await startBrokenMailServer();
  server.poison = 'Poison';
  const settings = { ...unhurried, OUTBOX_RETRY_MAX: '6h', SMTP_URL: server.url };
  const service = await startTestService(settings);
  for (let count = 0; count < scaled(400); count++) {
    await service.post({ ...goodFields, name: 'Poison' });
  }
  await service.post({ ...goodFields, name: 'Visitor 1' });
  await until(() => listTaken(server).has('Visitor 1'));
  expect(server.met).toBeGreaterThanOrEqual(scaled(400));
  expect(service.logLines.join('')).not.toContain('parked');
});
