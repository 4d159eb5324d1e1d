import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { experimental_readRawConfig, getPlatformProxy } from 'wrangler';
import { createTestFolder } from '../testing/test-service.ts';
import { connectD1, type D1Binding } from '../worker/d1-database.ts';
import { databaseName, migrateLocally, project, runWrangler, wranglerConfig } from './wrangler.ts';

/** Rows of a database to which only the first five migrations were applied. */
const oldRows = `
  insert into enquiries (id, received_at, name, phone, email, location, service, message, state, reason,
      submission_key, named_in)
    values ('a', 1, 'Ann', '', '', '', '', 'Waiting', 'kept', '', 'key', null),
      ('b', 2, 'Bot', '', '', '', '', 'Held back', 'suspected', 'honeypot', null, 'd');
  insert into mails (id, enquiry_id, kind, message_id, state, next_try_at, created_at, served)
    values ('m', 'a', 'enquiry', '<m@x>', 'waiting', 0, 1, 'boss@company.test'),
      ('d', null, 'held-back', '<d@x>', 'parked', 0, 2, '');`;

/** Creates the local D1 database in `folder` with the first five migrations and `oldRows`. */
async function createOldDatabase(folder: string): Promise<void> {
  const migrations = join(project, 'server/database/migrations');
  mkdirSync(join(folder, 'migrations'));
  for (const file of readdirSync(migrations).sort().slice(0, 5)) {
    cpSync(join(migrations, file), join(folder, 'migrations', file));
  }
  const { rawConfig } = experimental_readRawConfig({ config: wranglerConfig });
  const [binding] = rawConfig.d1_databases ?? [];
  const config = {
    name: rawConfig.name,
    compatibility_date: rawConfig.compatibility_date,
    d1_databases: [{ ...binding, migrations_dir: 'migrations' }],
  };
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'rows.sql'), oldRows);
  const where = ['--local', '--persist-to', folder, '--config', join(folder, 'wrangler.json')];
  await runWrangler(['d1', 'migrations', 'apply', databaseName, ...where]);
  const rows = join(folder, 'rows.sql');
  await runWrangler(['d1', 'execute', databaseName, '--file', rows, ...where]);
}

test('a local D1 database with the first five migrations is migrated with all rows', async () => {
  const folder = createTestFolder();
  await createOldDatabase(folder);
  await migrateLocally(folder);
  const proxy = await getPlatformProxy<{ DB: D1Binding }>({
    configPath: wranglerConfig,
    envFiles: [],
    persist: { path: join(folder, 'v3') },
    remoteBindings: false,
  });
  onTestFinished(() => proxy.dispose());
  const database = connectD1(proxy.env.DB);
  const read = (sql: string) => database.read({ sql, args: [] });
  expect(await read('select id, name, reason, digest_id from inquiries order by sequence')).toEqual(
    [
      { id: 'a', name: 'Ann', reason: '', digest_id: null },
      { id: 'b', name: 'Bot', reason: 'honeypot', digest_id: 'd' },
    ],
  );
  expect(await read('select id, inquiry_id, kind, delivered_to from mails order by id')).toEqual([
    { id: 'd', inquiry_id: null, kind: 'digest', delivered_to: '' },
    { id: 'm', inquiry_id: 'a', kind: 'inquiry', delivered_to: 'boss@company.test' },
  ]);
  expect(await read('PRAGMA foreign_key_check')).toEqual([]);
  // The foreign key follows the renamed table: an erased inquiry takes its email along.
  await database.write([{ sql: `delete from inquiries where id = 'a'`, args: [] }]);
  expect(await read('select id from mails')).toEqual([{ id: 'd' }]);
});
