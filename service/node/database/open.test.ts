import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from '../../database/database.ts';
import { createTestFolder } from '../../testing/test-service.ts';
import { openDatabase } from './open.ts';

async function open(settings: Parameters<typeof openDatabase>[0], root?: string) {
  const database = await openDatabase(settings, root, 200);
  onTestFinished(() => database.close());
  return database;
}

test('tables are made once; opening again finds what is there', async () => {
  const folder = createTestFolder();
  const first = await open({ DATA_DIR: folder });
  await first.write([sql`insert into heartbeat (id, at) values (1, 5)`]);
  first.close();
  const second = await open({ DATA_DIR: folder });
  expect(await second.read(sql`select at from heartbeat`)).toEqual([{ at: 5 }]);
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
