import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLibsqlServer } from '../testing/libsql-server.ts';
import { scaled } from '../testing/scale.ts';
import { createTestRoot, goodFields, toFormData } from '../testing/test-service.ts';
import { startBrokenMailServer } from './broken-mail-server.ts';
import { runService } from './running-service.ts';

vi.setConfig({ testTimeout: 600_000 });

const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 120_000, interval: 10 });

const shortClaims = fileURLToPath(new URL('./short-claims.ts', import.meta.url));

/** Services that share one remote database and one mail server, which takes its time. */
async function startServices(count: number) {
  const database = await startLibsqlServer();
  const mailServer = await startBrokenMailServer(5);
  onTestFinished(() => mailServer.close());
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: database.token,
    SMTP_URL: mailServer.url,
    NODE_OPTIONS: `--import ${shortClaims}`,
  };
  const services = [];
  for (let index = 0; index < count; index++) {
    const service = await runService(createTestRoot(), { settings });
    onTestFinished(() => void service.process.kill('SIGKILL'));
    services.push(service);
  }
  return { services, mailServer };
}

async function post(address: string, name: string): Promise<void> {
  const body = toFormData({ ...goodFields, name });
  const { status } = await fetch(`${address}/api/contact`, { method: 'POST', body });
  expect(status).toBe(201);
}

const idOf = ({ source }: { source: string }) => /^Message-ID: (.+)\r$/im.exec(source)?.[1] ?? '';
const countOf = (ids: string[]) => new Set(ids).size;

test('two services on one database send each mail once', async () => {
  const { services, mailServer } = await startServices(2);
  const count = scaled(300);
  for (let sent = 0; sent < count; sent += 2) {
    await Promise.all(
      services.map(({ address }, index) => post(address, `Visitor ${sent + index}`)),
    );
  }
  await until(() => mailServer.received.length >= count);
  await until(() => services.every(({ readLog }) => readLog().includes('"mail sent"')));
  // Whoever lost a mail to the other one would look for it again.
  await until(() => mailServer.countHeld() === 0);
  expect(countOf(mailServer.received.map(idOf))).toBe(count);
  expect(mailServer.received).toHaveLength(count);
});

test('what one was sending when it was killed the other sends, and nothing else twice', async () => {
  const { services, mailServer } = await startServices(2);
  const [first, second] = services as [(typeof services)[0], (typeof services)[0]];
  const count = scaled(200);
  for (let sent = 0; sent < count; sent++) {
    await post((sent % 2 === 0 ? first : second).address, `Visitor ${sent}`);
    if (sent !== Math.floor(count / 2)) continue;
    await until(() => first.readLog().includes('"mail sent"'));
    first.process.kill('SIGKILL');
    await first.exited;
    first.address = second.address;
  }
  await until(() => countOf(mailServer.received.map(idOf)) === count);
  // A claim that ran out has been taken over by now, if it was one.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const repeated = mailServer.received.length - count;
  expect(repeated).toBeLessThanOrEqual(connectionsOfOne);
  expect(countOf(mailServer.received.map(idOf))).toBe(count);
});

// One service sends two mails at a time.
const connectionsOfOne = 2;
