import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../../testing/test-service.ts';
import { openDatabase } from './open.ts';

async function open(settings: Parameters<typeof openDatabase>[0], root?: string) {
  const database = await openDatabase(settings, root, 200);
  onTestFinished(() => database.close());
  return database;
}

test('the one connection is durable, whoever asks', async () => {
  const database = await open({ DATA_DIR: createTestFolder() });
  const read = async (name: string) =>
    (await database.client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
  expect(await Promise.all(Array.from({ length: 5 }, () => read('synchronous')))).toEqual([
    2, 2, 2, 2, 2,
  ]);
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('foreign_keys')).toBe(1);
});

test('tables are made once; opening again finds what is there', async () => {
  const folder = createTestFolder();
  const first = await open({ DATA_DIR: folder });
  await first.client.execute('insert into heartbeat (id, at) values (1, 5)');
  first.close();
  const second = await open({ DATA_DIR: folder });
  expect((await second.client.execute('select at from heartbeat')).rows[0]?.at).toBe(5);
});

test('two processes may open a new database at once', async () => {
  const folder = createTestFolder();
  await Promise.all([open({ DATA_DIR: folder }), open({ DATA_DIR: folder })]);
});

test.each([
  ['a folder that does not exist yet', { DATA_DIR: 'a/b' }, 'a/b/leads.db'],
  ['a folder with characters that addresses escape', { DATA_DIR: 'a b%41#?' }, 'a b%41#?/leads.db'],
  ['a relative file', { DATA_DIR: 'data', DATABASE_URL: 'file:other/x.db' }, 'other/x.db'],
])('%s', async (_, settings, path) => {
  const root = createTestFolder();
  await open(settings, root);
  expect(execFileSync('ls', [join(root, path)], { encoding: 'utf8' })).toContain('.db');
});

test.each([
  [
    'a file that is no database',
    (root: string) => writeFileSync(join(root, 'leads.db'), 'x'.repeat(5000)),
  ],
  ['a folder in the place of the file', (root: string) => mkdirSync(join(root, 'leads.db'))],
])('%s is refused', async (_, prepare) => {
  const root = createTestFolder();
  prepare(root);
  await expect(open({ DATA_DIR: root })).rejects.toThrow();
});
