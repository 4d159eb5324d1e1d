import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { runForTest } from '../testing/run-for-test.ts';
import { scaled } from '../testing/scale.ts';
import { createTestFolder, createTestRoot } from '../testing/test-service.ts';
import { endings, type ReceivedMail, startBrokenMailServer } from './broken-mail-server.ts';

vi.setConfig({ testTimeout: 600_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 120_000, interval: 10 });

const shortClaims = fileURLToPath(new URL('./short-claims.ts', import.meta.url));

/** One database and one mail server, which takes its time, for services that share both. */
async function share() {
  const file = join(createTestFolder(), 'leads.db');
  const mailServer = await startBrokenMailServer(5);
  const settings = {
    DATABASE_URL: `file:${file}`,
    SMTP_URL: mailServer.url,
    NODE_OPTIONS: `--import ${shortClaims}`,
  };
  const start = async () => {
    const service = await runForTest(createTestRoot(), { settings });
    const post = async (name: string) => expect((await service.post({ name })).status).toBe(201);
    return { ...service, post };
  };
  return { mailServer, start };
}

/** The visitor of each mail with its Message-ID. */
const describe = ({ source }: ReceivedMail) =>
  [/^Name: (.+)\r$/m, /^Message-ID: (.+)\r$/im].map((each) => each.exec(source)?.[1]).join(' ');

test('two services on one database send each mail once', async () => {
  const { mailServer, start } = await share();
  const { received } = mailServer;
  const [first, second] = [await start(), await start()];
  const count = scaled(300);
  for (let sent = 0; sent < count; sent += 2) {
    const posts = [first, second].map(({ post }, at) => post(`Visitor ${sent + at}`));
    await Promise.all(posts);
  }
  await until(() => received.length >= count);
  for (const { readLog } of [first, second]) await until(() => readLog().includes('"mail sent"'));
  // A service that lost a mail to the other one would look for it again.
  await until(() => mailServer.countHeld() === 0);
  expect(received).toHaveLength(count);
  expect(new Set(received.map(describe)).size).toBe(count);
});

test('what one was handing over when it was killed the other sends under the same Message-ID, and nothing else twice', async () => {
  const { mailServer, start } = await share();
  const { received } = mailServer;
  const first = await start();
  // One service sends two mails at a time.
  const handedOver = 2;
  const count = scaled(200);
  mailServer.faults.end = endings.hang;
  for (let sent = 0; sent < handedOver; sent++) await first.post(`Visitor ${sent}`);
  await until(() => received.length === handedOver);
  const second = await start();
  await first.kill();
  mailServer.faults = {};
  for (let sent = handedOver; sent < count; sent++) await second.post(`Visitor ${sent}`);
  const taken = () => received.filter(({ isTaken }) => isTaken).map(describe);
  await until(() => taken().length >= count);
  await until(() => mailServer.countHeld() === 0);
  expect(new Set(taken()).size).toBe(count);
  expect(received).toHaveLength(count + handedOver);
  expect(taken()).toEqual(expect.arrayContaining(received.slice(0, handedOver).map(describe)));
});
