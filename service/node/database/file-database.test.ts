import {
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inquiryFields } from '#contract/inquiry-form.ts';
import { sql } from '../../database/database.ts';
import { createTestFolder } from '../../testing/test-service.ts';
import { createFileDatabase, type FileDatabase } from './file-database.ts';
import { openDatabase } from './open.ts';

/** A database in a file, and how to count its commits from outside. */
function setUp(lockTimeout?: number) {
  const file = join(createTestFolder(), 'leads.db');
  const database = createFileDatabase(file, { lockTimeout });
  onTestFinished(() => database.close());
  const beat = (id: number | null) => sql`insert into heartbeat (id, at) values (${id}, 0)`;
  const stored = async () =>
    (await database.read(sql`select id from heartbeat order by id`)).map(({ id }) => id);
  return { file, database, beat, stored };
}

test('the connection is durable, and nothing deleted is left in its place', async () => {
  const { database } = setUp();
  const read = async (name: string) =>
    Object.values((await database.read({ sql: `PRAGMA ${name}`, args: [] }))[0] ?? {})[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  expect(await read('secure_delete')).toBe(1);
});

test('every field of the form has its column', async () => {
  const { database } = setUp();
  const columns = await database.read(sql`select name from pragma_table_info('enquiries')`);
  const missing = inquiryFields.filter((field) => columns.every(({ name }) => name !== field));
  expect(missing, 'add a file to service/database/migrations with a column for each').toEqual([]);
});

test('each write gets the results of its own statements', async () => {
  const { database, beat } = setUp();
  const results = await Promise.all(
    [7, 8].map((id) => database.write([beat(id), sql`select max(id) as id from heartbeat`])),
  );
  expect(results.map((each) => each.map(({ rows }) => rows[0]?.id))).toEqual([
    [undefined, 7],
    [undefined, 8],
  ]);
});

test('one bad write does not take its neighbors along, and leaves nothing itself', async () => {
  const { database, beat, stored } = setUp();
  const outcomes = await Promise.allSettled([
    database.write([beat(1)]),
    database.write([beat(2), sql`insert into heartbeat (id, at) values (3, ${null})`]),
    database.write([beat(4)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT' } });
  expect(await stored()).toEqual([1, 4]);
});

test('after an error of the file the next use opens it anew', async () => {
  const { database, beat, stored } = setUp();
  await database.write([beat(1)]);
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => exec.mockRestore());
  exec.mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  });
  await expect(database.write([beat(2)])).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
  await database.write([beat(3)]);
  expect(await stored()).toEqual([1, 3]);
});

const replacements: [what: string, replace: (file: string) => void][] = [
  ['the file is deleted', (file) => rmSync(file)],
  ['its write-ahead log is deleted', (file) => rmSync(`${file}-wal`)],
  ['its shared memory is deleted', (file) => rmSync(`${file}-shm`)],
  ['its folder is moved', (file) => renameSync(dirname(file), `${dirname(file)}-old`)],
  ['its folder is deleted', (file) => rmSync(dirname(file), { recursive: true })],
  [
    'another file is put in its place',
    (file) => {
      copyFileSync(file, `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
];

test.each(replacements)('once %s, no write succeeds', async (_, replace) => {
  const file = join(createTestFolder(), 'data/leads.db');
  mkdirSync(dirname(file));
  const onReplaced = vi.fn();
  const database = createFileDatabase(file, { onReplaced });
  onTestFinished(() => database.close());
  const beat = sql`insert into heartbeat (at) values (0)`;
  await database.write([beat]);
  replace(file);
  for (let count = 0; count < 3; count++) {
    await expect(database.write([beat])).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  }
  expect(onReplaced).toHaveBeenCalledOnce();
});

test('what is beside the file that a link leads to counts as beside the link', async () => {
  const folder = createTestFolder();
  const [file, link] = [join(folder, 'kept.db'), join(folder, 'leads.db')];
  await (await openDatabase({ DATA_DIR: folder, DATABASE_URL: `file:${file}` })).close();
  symlinkSync(file, link);
  const database = createFileDatabase(link);
  onTestFinished(() => database.close());
  const beat = (id: number) => sql`insert into heartbeat (id, at) values (${id}, 0)`;
  await database.write([beat(1)]);
  // The newest rows are in the log only.
  const reader = createFileDatabase(link, { access: 'read' });
  expect(await reader.read(sql`select id from heartbeat`)).toEqual([{ id: 1 }]);
  reader.close();
  rmSync(`${file}-wal`);
  await expect(database.write([beat(2)])).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
});

test('a damaged file that is taken away is awaited, and no empty one is made in its place', async () => {
  const file = join(createTestFolder(), 'leads.db');
  await (await openDatabase({ DATA_DIR: dirname(file) })).close();
  copyFileSync(file, `${file}.backup`);
  writeFileSync(file, 'x'.repeat(5000));
  const onReplaced = vi.fn();
  const database = createFileDatabase(file, { onReplaced });
  onTestFinished(() => database.close());
  const beat = sql`insert into heartbeat (at) values (0)`;
  await expect(database.write([beat])).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  renameSync(file, `${file}.damaged`);
  for (let count = 0; count < 2; count++) {
    await expect(database.write([beat])).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  }
  expect(onReplaced).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);
  copyFileSync(`${file}.backup`, file);
  await database.write([beat]);
});

test('a file that is moved away and put back is written again', async () => {
  const { file, database, beat } = setUp();
  await database.write([beat(1)]);
  renameSync(file, `${file}.old`);
  await expect(database.write([beat(2)])).rejects.toThrow();
  renameSync(`${file}.old`, file);
  await database.write([beat(3)]);
});

/** Opens what the settings name, as the service does. */
async function open(settings: Parameters<typeof openDatabase>[0], root?: string) {
  const database = await openDatabase(settings, root, { lockTimeout: 200 });
  onTestFinished(() => database.close());
  return database;
}

test('one who reads sees what comes later, whether the file was in use or not at first', async () => {
  const { file, database, beat } = setUp();
  await database.write([beat(1)]);
  const read = async (reader: FileDatabase) =>
    (await reader.read(sql`select id from heartbeat order by id`)).map(({ id }) => id);
  const openReader = () => {
    const reader = createFileDatabase(file, { access: 'read' });
    onTestFinished(() => reader.close());
    return reader;
  };
  // An empty log, as erasing leaves it.
  await database.truncateWal();
  const first = openReader();
  expect(await read(first)).toEqual([1]);
  await database.write([beat(2)]);
  expect(await read(first)).toEqual([1, 2]);
  first.close();
  database.close();

  const second = openReader();
  expect(await read(second)).toEqual([1, 2]);
  const again = createFileDatabase(file);
  onTestFinished(() => again.close());
  await again.write([beat(3)]);
  expect(await read(second)).toEqual([1, 2, 3]);
  second.close();
  again.close();

  const third = openReader();
  expect(await read(third)).toEqual([1, 2, 3]);
  const brief = createFileDatabase(file);
  await brief.write([beat(4)]);
  brief.close();
  expect(await read(third)).toEqual([1, 2, 3, 4]);
});

test('no copy is made of a file while another process rewrites it', async () => {
  const { file, database, beat } = setUp();
  await database.write([beat(1)]);
  database.close();
  const reader = createFileDatabase(file, { access: 'read' });
  onTestFinished(() => reader.close());
  await reader.open();
  const writer = createFileDatabase(file);
  onTestFinished(() => writer.close());
  await writer.write([beat(2)]);
  const copy = `${file}.copy`;
  writeFileSync(copy, '');
  await reader.copyTo(copy);
  using copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('select id from heartbeat order by id').all()).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test('two may open a new database at once, and opening again finds what is there', async () => {
  const DATA_DIR = createTestFolder();
  const [first] = await Promise.all([open({ DATA_DIR }), open({ DATA_DIR })]);
  await first.write([sql`insert into heartbeat (id, at) values (1, 5)`]);
  first.close();
  expect(await (await open({ DATA_DIR })).read(sql`select at from heartbeat`)).toEqual([{ at: 5 }]);
});

test.each([
  ['a folder that does not exist yet', { DATA_DIR: 'a/b' }, 'a/b/leads.db'],
  ['a folder with characters that addresses escape', { DATA_DIR: 'a b%41#?' }, 'a b%41#?/leads.db'],
  ['a relative file', { DATA_DIR: 'data', DATABASE_URL: 'file:other/x.db' }, 'other/x.db'],
])('%s', async (_, settings, path) => {
  const root = createTestFolder();
  await open(settings, root);
  expect(existsSync(join(root, path))).toBe(true);
});

test('a file that is no database, and a folder in its place, are refused', async () => {
  const [file, folder] = [createTestFolder(), createTestFolder()];
  writeFileSync(join(file, 'leads.db'), 'x'.repeat(5000));
  mkdirSync(join(folder, 'leads.db'));
  for (const DATA_DIR of [file, folder]) await expect(open({ DATA_DIR })).rejects.toThrow();
});
