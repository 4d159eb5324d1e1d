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
import { suggestRemedy } from '../../database/store-errors.ts';
import { createTestFolder } from '../../testing/test-service.ts';
import { createFileDatabase, type FileDatabase } from './file-database.ts';
import { openDatabase } from './open.ts';

/** Creates a database in a temporary folder. Also returns functions that insert and list rows. */
function setUp(lockTimeout?: number) {
  const file = join(createTestFolder(), 'leads.db');
  const database = createFileDatabase(file, { lockTimeout });
  onTestFinished(() => database.close());
  const insertRow = (id: number | null) => sql`insert into heartbeat (id, at) values (${id}, 0)`;
  const listRowIds = async () =>
    (await database.read(sql`select id from heartbeat order by id`)).map(({ id }) => id);
  return { file, database, insertRow, listRowIds };
}

test('commits are synced to disk, and deleted rows are overwritten', async () => {
  const { database } = setUp();
  const read = async (name: string) =>
    Object.values((await database.read({ sql: `PRAGMA ${name}`, args: [] }))[0] ?? {})[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  expect(await read('secure_delete')).toBe(1);
});

test('every field of the form has a column', async () => {
  const { database } = setUp();
  const columns = await database.read(sql`select name from pragma_table_info('inquiries')`);
  const missing = inquiryFields.filter((field) => columns.every(({ name }) => name !== field));
  expect(missing, 'add a file to server/database/migrations with a column for each').toEqual([]);
});

test('each write gets the results of its own statements', async () => {
  const { database, insertRow } = setUp();
  const results = await Promise.all(
    [7, 8].map((id) => database.write([insertRow(id), sql`select max(id) as id from heartbeat`])),
  );
  expect(results.map((each) => each.map(({ rows }) => rows[0]?.id))).toEqual([
    [undefined, 7],
    [undefined, 8],
  ]);
});

test('a failed write is rolled back, and writes that were requested with it succeed', async () => {
  const { database, insertRow, listRowIds } = setUp();
  const outcomes = await Promise.allSettled([
    database.write([insertRow(1)]),
    database.write([insertRow(2), sql`insert into heartbeat (id, at) values (3, ${null})`]),
    database.write([insertRow(4)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT' } });
  expect(await listRowIds()).toEqual([1, 4]);
});

test('other work gets a turn between the writes of a long loop', async () => {
  const { database, insertRow } = setUp();
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  for (let id = 2; id < 5; id++) await database.write([insertRow(id)]);
  expect(hasRun).toBe(true);
});

test('after an I/O error, the next use reopens the file', async () => {
  const { database, insertRow, listRowIds } = setUp();
  await database.write([insertRow(1)]);
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => exec.mockRestore());
  exec.mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  });
  await expect(database.write([insertRow(2)])).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
  await database.write([insertRow(3)]);
  expect(await listRowIds()).toEqual([1, 3]);
});

const replacements: [description: string, replace: (file: string) => void][] = [
  ['the file was deleted', (file) => rmSync(file)],
  ['the write-ahead log was deleted', (file) => rmSync(`${file}-wal`)],
  ['the shared memory file was deleted', (file) => rmSync(`${file}-shm`)],
  ['the folder was moved', (file) => renameSync(dirname(file), `${dirname(file)}-old`)],
  ['the folder was deleted', (file) => rmSync(dirname(file), { recursive: true })],
  [
    'another file replaced it',
    (file) => {
      copyFileSync(file, `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
];

test.each(replacements)('no write succeeds after %s', async (_, replace) => {
  const file = join(createTestFolder(), 'data/leads.db');
  mkdirSync(dirname(file));
  const onReplaced = vi.fn();
  const database = createFileDatabase(file, { onReplaced });
  onTestFinished(() => database.close());
  const insertRow = sql`insert into heartbeat (at) values (0)`;
  await database.write([insertRow]);
  replace(file);
  for (let count = 0; count < 3; count++) {
    await expect(database.write([insertRow])).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  }
  expect(onReplaced).toHaveBeenCalledOnce();
});

test('a database opened through a symbolic link uses the write-ahead log next to the target of the link', async () => {
  const folder = createTestFolder();
  const [file, link] = [join(folder, 'kept.db'), join(folder, 'leads.db')];
  (await openDatabase({ DATA_DIR: folder, DATABASE_URL: `file:${file}` })).close();
  symlinkSync(file, link);
  const database = createFileDatabase(link);
  onTestFinished(() => database.close());
  const insertRow = (id: number) => sql`insert into heartbeat (id, at) values (${id}, 0)`;
  await database.write([insertRow(1)]);
  // The newest rows are in the write-ahead log and not yet in the database file.
  const reader = createFileDatabase(link, { access: 'read' });
  expect(await reader.read(sql`select id from heartbeat`)).toEqual([{ id: 1 }]);
  reader.close();
  rmSync(`${file}-wal`);
  await expect(database.write([insertRow(2)])).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
});

test('if a damaged database file is moved away, no new database is created in its place', async () => {
  const file = join(createTestFolder(), 'leads.db');
  (await openDatabase({ DATA_DIR: dirname(file) })).close();
  copyFileSync(file, `${file}.backup`);
  writeFileSync(file, 'x'.repeat(5000));
  const onReplaced = vi.fn();
  const database = createFileDatabase(file, { onReplaced });
  onTestFinished(() => database.close());
  const insertRow = sql`insert into heartbeat (at) values (0)`;
  await expect(database.write([insertRow])).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  renameSync(file, `${file}.damaged`);
  for (let count = 0; count < 2; count++) {
    await expect(database.write([insertRow])).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  }
  expect(onReplaced).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);
  copyFileSync(`${file}.backup`, file);
  await database.write([insertRow]);
});

test('writes succeed again after the database file was moved away and back', async () => {
  const { file, database, insertRow } = setUp();
  await database.write([insertRow(1)]);
  renameSync(file, `${file}.old`);
  await expect(database.write([insertRow(2)])).rejects.toThrow();
  renameSync(`${file}.old`, file);
  await database.write([insertRow(3)]);
});

/** Opens the database for `settings`, as the service does. */
async function open(settings: Parameters<typeof openDatabase>[0], root?: string) {
  const database = await openDatabase(settings, root, { lockTimeout: 200 });
  onTestFinished(() => database.close());
  return database;
}

test('a reader sees rows that are written later, whether or not the database was in use when the reader opened it', async () => {
  const { file, database, insertRow } = setUp();
  await database.write([insertRow(1)]);
  const read = async (reader: FileDatabase) =>
    (await reader.read(sql`select id from heartbeat order by id`)).map(({ id }) => id);
  const openReader = () => {
    const reader = createFileDatabase(file, { access: 'read' });
    onTestFinished(() => reader.close());
    return reader;
  };
  // Empties the write-ahead log, as an erasure does.
  await database.truncateWal();
  const first = openReader();
  expect(await read(first)).toEqual([1]);
  await database.write([insertRow(2)]);
  expect(await read(first)).toEqual([1, 2]);
  first.close();
  database.close();

  const second = openReader();
  expect(await read(second)).toEqual([1, 2]);
  const again = createFileDatabase(file);
  onTestFinished(() => again.close());
  await again.write([insertRow(3)]);
  expect(await read(second)).toEqual([1, 2, 3]);
  second.close();
  again.close();

  const third = openReader();
  expect(await read(third)).toEqual([1, 2, 3]);
  const brief = createFileDatabase(file);
  await brief.write([insertRow(4)]);
  brief.close();
  expect(await read(third)).toEqual([1, 2, 3, 4]);
});

test('a copy includes rows that another process wrote after the reader was opened', async () => {
  const { file, database, insertRow } = setUp();
  await database.write([insertRow(1)]);
  database.close();
  const reader = createFileDatabase(file, { access: 'read' });
  onTestFinished(() => reader.close());
  await reader.open();
  const writer = createFileDatabase(file);
  onTestFinished(() => writer.close());
  await writer.write([insertRow(2)]);
  const copy = `${file}.copy`;
  writeFileSync(copy, '');
  await reader.copyTo(copy);
  using copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('select id from heartbeat order by id').all()).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test('two processes can create the same database at the same time, and rows persist', async () => {
  const DATA_DIR = createTestFolder();
  const [first] = await Promise.all([open({ DATA_DIR }), open({ DATA_DIR })]);
  await first.write([sql`insert into heartbeat (id, at) values (1, 5)`]);
  first.close();
  expect(await (await open({ DATA_DIR })).read(sql`select at from heartbeat`)).toEqual([{ at: 5 }]);
});

test('a database that a later version has migrated is not opened, and the error names both ways out', async () => {
  const { file, database } = setUp();
  await database.write([sql`PRAGMA user_version = 1000`]);
  database.close();
  for (const access of ['create', 'change', 'read'] as const) {
    const older = createFileDatabase(file, { access });
    onTestFinished(() => older.close());
    const error = await older.open().catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'DATABASE_NEWER' });
    expect(String(error)).toContain('1000 migrations');
    expect(suggestRemedy(error)).toBe(
      'a later version has already updated the database; run that version, or restore the backup from before the update',
    );
  }
});

test.each([
  {
    description: 'in a folder that does not exist yet',
    settings: { DATA_DIR: 'a/b' },
    path: 'a/b/leads.db',
  },
  {
    description: 'in a folder whose name contains spaces and URL characters',
    settings: { DATA_DIR: 'a b%41#?' },
    path: 'a b%41#?/leads.db',
  },
  {
    description: 'at a path relative to the project',
    settings: { DATA_DIR: 'data', DATABASE_URL: 'file:other/x.db' },
    path: 'other/x.db',
  },
])('the database is created $description', async ({ settings, path }) => {
  const root = createTestFolder();
  await open(settings, root);
  expect(existsSync(join(root, path))).toBe(true);
});

test('opening fails for a file that is not a database, and for a folder', async () => {
  const [file, folder] = [createTestFolder(), createTestFolder()];
  writeFileSync(join(file, 'leads.db'), 'x'.repeat(5000));
  mkdirSync(join(folder, 'leads.db'));
  for (const DATA_DIR of [file, folder]) await expect(open({ DATA_DIR })).rejects.toThrow();
});
