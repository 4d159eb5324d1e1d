import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import { scaled } from '../testing/scale.ts';
import {
  createTestFolder,
  createTestRoot,
  goodFields,
  toFormData,
} from '../testing/test-service.ts';
import { endings, type ReceivedMail, startBrokenMailServer } from './broken-mail-server.ts';

vi.setConfig({ testTimeout: 600_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 120_000, interval: 10 });

const shortClaims = fileURLToPath(new URL('./short-claims.ts', import.meta.url));

/** One database and one mail server, which takes its time, for services that share both. */
async function share() {
  const file = join(createTestFolder(), 'leads.db');
  const mailServer = await startBrokenMailServer(5);
  onTestFinished(() => mailServer.close());
  const settings = {
    DATABASE_URL: `file:${file}`,
    SMTP_URL: mailServer.url,
    NODE_OPTIONS: `--import ${shortClaims}`,
  };
  const start = () => runForTest(createTestRoot(), { settings });
  return { mailServer, start };
}

async function post(address: string, name: string): Promise<void> {
  const body = toFormData({ ...goodFields, name });
  const { status } = await fetch(`${address}/api/contact`, { method: 'POST', body });
  expect(status).toBe(201);
}

const idOf = ({ source }: ReceivedMail) => /^Message-ID: (.+)\r$/im.exec(source)?.[1] ?? '';
const visitorOf = ({ source }: ReceivedMail) => /^Name: (.+)\r$/m.exec(source)?.[1] ?? '';

/** Visitors whose mails came under more than one Message-ID, or under that of another visitor. */
function findOtherwiseNamed(mails: readonly ReceivedMail[]): string[] {
  const ids = new Map(mails.map((mail) => [visitorOf(mail), idOf(mail)]));
  const visitors = new Map(mails.map((mail) => [idOf(mail), visitorOf(mail)]));
  return mails
    .filter((mail) => ids.get(visitorOf(mail)) !== idOf(mail))
    .concat(mails.filter((mail) => visitors.get(idOf(mail)) !== visitorOf(mail)))
    .map(visitorOf);
}

const countVisitors = (mails: readonly ReceivedMail[]) => new Set(mails.map(visitorOf)).size;

test('two services on one database send each mail once', async () => {
  const { mailServer, start } = await share();
  const services = [await start(), await start()];
  const count = scaled(300);
  for (let sent = 0; sent < count; sent += 2) {
    await Promise.all(
      services.map(({ address }, index) => post(address, `Visitor ${sent + index}`)),
    );
  }
  await until(() => mailServer.received.length >= count);
  await until(() => services.every(({ readLog }) => readLog().includes('"mail sent"')));
  // A service that lost a mail to the other one would look for it again.
  await until(() => mailServer.countHeld() === 0);
  expect(countVisitors(mailServer.received)).toBe(count);
  expect(mailServer.received).toHaveLength(count);
  expect(findOtherwiseNamed(mailServer.received)).toEqual([]);
});

test('what one was sending when it was killed the other sends, and nothing else twice', async () => {
  const { mailServer, start } = await share();
  const [first, second] = [await start(), await start()];
  const count = scaled(200);
  for (let sent = 0; sent < count; sent++) {
    await post((sent % 2 === 0 ? first : second).address, `Visitor ${sent}`);
    if (sent !== Math.floor(count / 2)) continue;
    await until(() => first.readLog().includes('"mail sent"'));
    first.process.kill('SIGKILL');
    await first.exited;
    first.address = second.address;
  }
  await until(() => countVisitors(mailServer.received) === count);
  // A claim that ran out has been taken over by now, if it was one.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const repeated = mailServer.received.length - count;
  expect(repeated).toBeLessThanOrEqual(connectionsOfOne);
  expect(countVisitors(mailServer.received)).toBe(count);
  expect(findOtherwiseNamed(mailServer.received)).toEqual([]);
});

test('what the killed one had handed over and not heard of comes again with the same Message-ID', async () => {
  const { mailServer, start } = await share();
  const first = await start();
  mailServer.faults.end = endings.hang;
  for (let sent = 0; sent < connectionsOfOne; sent++) await post(first.address, `Visitor ${sent}`);
  await until(() => mailServer.received.length === connectionsOfOne);
  first.process.kill('SIGKILL');
  await first.exited;
  mailServer.faults = {};

  await start();
  await until(
    () => mailServer.received.filter(({ isTaken }) => isTaken).length === connectionsOfOne,
  );
  const sortedIds = (isTaken: boolean) =>
    mailServer.received
      .filter((mail) => mail.isTaken === isTaken)
      .map(idOf)
      .sort();
  expect(sortedIds(true)).toEqual(sortedIds(false));
  expect(mailServer.received).toHaveLength(2 * connectionsOfOne);
  expect(findOtherwiseNamed(mailServer.received)).toEqual([]);
});

// One service sends two mails at a time.
const connectionsOfOne = 2;
