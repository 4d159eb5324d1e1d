import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sql } from '../../database/sql.ts';
import { runCommand } from '../../leads-cli/run-command.ts';
import { startLibsqlServer, type TestLibsqlServer } from '../../testing/libsql-server.ts';
import {
  createTestFolder,
  createTestRoot,
  goodFields,
  startTestService,
  type TestService,
} from '../../testing/test-service.ts';
import { createGroupCommit } from './group-commit.ts';
import { openDatabase } from './open.ts';

const settingsFor = (server: TestLibsqlServer) => ({
  DATABASE_URL: server.url,
  DATABASE_AUTH_TOKEN: server.token,
});

async function start(): Promise<{ server: TestLibsqlServer; service: TestService }> {
  const server = await startLibsqlServer();
  return { server, service: await startTestService(settingsFor(server)) };
}

async function leads(server: TestLibsqlServer, root: string, ...args: string[]) {
  let output = '';
  let told = '';
  const code = await runCommand(args, {
    root,
    environment: settingsFor(server),
    print: (text) => (output += text),
    tell: (text) => (told += text),
    confirm: async () => true,
  });
  return { code, output, told };
}

const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

test('enquiries are kept in a remote database and mailed from it', async () => {
  const { service } = await start();
  const message = 'Ünïcode \u{1f50c}\r\nand "quotes"; drop table enquiries;--';
  const response = await service.post({ ...goodFields, message });
  expect(response.status).toBe(201);
  expect(await service.list()).toMatchObject([{ ...goodFields, message, state: 'kept' }]);
  expect((await service.request('/healthz')).status).toBe(200);
  await vi.waitUntil(async () => (await service.list())[0]?.mail === 'sent', { timeout: 10_000 });
  expect(readdirSync(join(service.root, 'data/mail'))).toHaveLength(1);
  expect(readdirSync(join(service.root, 'data')).filter((name) => /\.db/.test(name))).toEqual([]);
});

test('what was sent at once is stored at once, each enquiry exactly once', async () => {
  const { service } = await start();
  const submission = randomUUID();
  const repeated = Array.from({ length: 10 }, () => ({ ...goodFields, submission }));
  const different = Array.from({ length: 20 }, (_, index) => ({
    ...goodFields,
    message: `${index}`,
  }));
  const responses = await Promise.all(
    [...repeated, ...different].map((fields) => service.post(fields)),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  const ids = await Promise.all(responses.map(idOf));
  expect(new Set(ids.slice(0, 10)).size).toBe(1);
  const stored = (await service.list()).map(({ id }) => id);
  expect(stored.toSorted()).toEqual([...new Set(ids)].toSorted());
});

test('one bad write does not take its neighbors along', async () => {
  const server = await startLibsqlServer();
  const database = await openDatabase({ DATA_DIR: createTestFolder(), ...settingsFor(server) });
  const commits = createGroupCommit(database);
  const beat = (id: number) => sql`insert into heartbeat (id, at) values (${id}, 1)`;
  const outcomes = await Promise.allSettled([
    commits.write([beat(1)]),
    commits.write([beat(2), sql`insert into heartbeat (id, at) values (3, ${null})`]),
    commits.write([beat(4)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { rows } = await database.client.execute('select id from heartbeat order by id');
  expect(rows.map(({ id }) => id)).toEqual([1, 4]);
  database.close();
});

test.each(['hanging up', 'failing', 'saying nothing'] as const)(
  'a server %s stores nothing and says so, and is used again once it is back',
  async (behavior) => {
    const { server, service } = await start();
    server.behave(behavior);
    const [refused, health] = await Promise.all([service.post(), service.request('/healthz')]);
    expect(refused.status).toBe(503);
    expect(refused.headers.has('Retry-After')).toBe(true);
    expect(health.status).toBe(503);
    server.behave('well');
    expect((await service.post()).status).toBe(201);
    expect(await service.list()).toHaveLength(1);
  },
);

test('tables are made once; starting again finds what is there', async () => {
  const { server, service } = await start();
  const id = await idOf(await service.post());
  await service.stop();
  const next = await startTestService(settingsFor(server));
  expect(await next.list()).toMatchObject([{ id }]);
});

test('another token stops the start', async () => {
  const server = await startLibsqlServer();
  const settings = { ...settingsFor(server), DATABASE_AUTH_TOKEN: 'another' };
  await expect(startTestService(settings, createTestRoot())).rejects.toThrow();
});

test('the owner’s commands work on a remote database', async () => {
  const { server, service } = await start();
  const id = await idOf(await service.post());
  const run = (...args: string[]) => leads(server, service.root, ...args);
  await vi.waitUntil(async () => (await service.list())[0]?.mail === 'sent', { timeout: 10_000 });

  expect(JSON.parse((await run('list', '--json')).output)).toMatchObject([{ id, mail: 'sent' }]);
  expect((await run('correct', id, '--phone=+1 432 555 0199')).code).toBe(0);
  expect((await run('show', id, '--json')).output).toContain('+1 432 555 0199');
  expect((await run('resend', id)).code).toBe(0);
  expect((await run('resend', '--parked')).code).toBe(1);
  expect((await run('stats')).output).toContain('1 kept');
  expect((await run('delete', id, '--yes')).code).toBe(0);
  expect(await service.list()).toEqual([]);
});

test('erasing takes the mails along, as the server keeps foreign keys', async () => {
  const { server, service } = await start();
  const id = await idOf(await service.post());
  await leads(server, service.root, 'delete', id, '--yes');
  const database = await openDatabase({ DATA_DIR: createTestFolder(), ...settingsFor(server) });
  expect((await database.client.execute('select id from mails')).rows).toEqual([]);
  database.close();
});

test('a backup is refused with where to make it', async () => {
  const { server, service } = await start();
  const { code, told } = await leads(server, service.root, 'backup', 'copy.db');
  expect(code).not.toBe(0);
  expect(told).not.toBe('');
  expect(readdirSync(service.root)).not.toContain('copy.db');
});
