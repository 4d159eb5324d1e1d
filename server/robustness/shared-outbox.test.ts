import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import { scaleDown } from '../testing/scale.ts';
import { readMessageId } from '../testing/smtp-server.ts';
import { createTestFolder, createTestRoot } from '../testing/test-service.ts';
import {
  connectionFaults,
  type ReceivedMail,
  startBrokenMailServer,
} from './broken-mail-server.ts';

vi.setConfig({ testTimeout: 600_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 120_000, interval: 10 });

/**
 * Creates a database and a slow mail server that several services share. Returns a function that starts a
 * service.
 */
async function createSharedOutbox() {
  const file = join(createTestFolder(), 'leads.db');
  const mailServer = await startBrokenMailServer(5);
  const settings = {
    DATABASE_URL: `file:${file}`,
    SMTP_URL: mailServer.url,
  };
  const start = async () => {
    const service = await runForTest(createTestRoot(), { settings });
    const post = async (name: string) => expect((await service.post({ name })).status).toBe(201);
    return { ...service, post };
  };
  return { mailServer, start };
}

/** Returns the visitor's name and the Message-ID of an email. */
const describe = ({ source }: ReceivedMail) =>
  `${/^Name: (.+)\r$/m.exec(source)?.[1]} ${readMessageId(source)}`;

test('two services that share a database send each email once', async () => {
  const { mailServer, start } = await createSharedOutbox();
  const { received } = mailServer;
  const [first, second] = [await start(), await start()];
  const count = scaleDown(300);
  for (let sent = 0; sent < count; sent += 2) {
    const posts = [first, second].map(({ post }, at) => post(`Visitor ${sent + at}`));
    await Promise.all(posts);
  }
  await until(() => received.length >= count);
  for (const { readLog } of [first, second]) await until(() => readLog().includes('"mail sent"'));
  // Waits until all connections are closed, so that no service is about to send another email.
  await until(() => mailServer.countUnclosed() === 0);
  expect(received).toHaveLength(count);
  expect(new Set(received.map(describe)).size).toBe(count);
});

test('only the emails that a killed service was sending are sent again by the other service, with the same Message-ID and about ten seconds later', async () => {
  const { mailServer, start } = await createSharedOutbox();
  const { received } = mailServer;
  const first = await start();
  // Each service sends two emails at a time.
  const interrupted = 2;
  const count = scaleDown(200);
  mailServer.faults.end = connectionFaults.hang;
  for (let sent = 0; sent < interrupted; sent++) await first.post(`Visitor ${sent}`);
  await until(() => received.length === interrupted);
  const second = await start();
  await first.kill();
  const killedAt = performance.now();
  mailServer.faults = {};
  for (let sent = interrupted; sent < count; sent++) await second.post(`Visitor ${sent}`);
  const accepted = () => received.filter(({ isAccepted }) => isAccepted).map(describe);
  await until(() => accepted().length >= count);
  expect(performance.now() - killedAt).toBeLessThan(30_000);
  await until(() => mailServer.countUnclosed() === 0);
  expect(new Set(accepted()).size).toBe(count);
  expect(received).toHaveLength(count + interrupted);
  expect(accepted()).toEqual(expect.arrayContaining(received.slice(0, interrupted).map(describe)));
});
