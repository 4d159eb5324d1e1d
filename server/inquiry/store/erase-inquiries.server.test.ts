import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../node/database/open.ts';
import { createMailFileDeletion } from '../../node/mail-folder.ts';
import { findTraces } from '../../testing/find-traces.ts';
import { query } from '../../testing/query.ts';
import { patient } from '../../testing/run-leads.ts';
import {
  createTestFolder,
  createTestRoot,
  goodFields,
  startTestService,
} from '../../testing/test-service.ts';
import { eraseExpired, eraseInquiries } from './erase-inquiries.ts';
import { correctInquiry, listInquiries } from './inquiry-records.ts';

const aDay = 86_400_000;
const now = 1_800_000_000_000;

/** Opens a database and creates its folder for emails, by default in a temporary folder. */
async function open(folder = createTestFolder()) {
  // The lock timeout affects only the test in which a reader blocks the database.
  const database = await openDatabase({ DATA_DIR: folder }, undefined, { lockTimeout: 200 });
  onTestFinished(() => database.close());
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder, { recursive: true });
  const listIds = async () => (await listInquiries(database)).map(({ id }) => id).sort();
  return {
    folder,
    database,
    mailFolder,
    deleteMailFiles: createMailFileDeletion(mailFolder),
    listIds,
  };
}

/** Returns statements that store an inquiry and its email. All text values start with `mark`. */
function insert(id: string, mark: string, { length = 10, state = 'kept', daysAgo = 0 } = {}) {
  const text = mark.padEnd(length, ` ${mark}`);
  return [
    {
      sql: `insert into inquiries (id, received_at, name, phone, email, location, service, message,
        state, reason, submission_key, text_key) values (?, ?, ?, ?, ?, ?, '', ?, ?, '', ?, ?)`,
      args: [id, now - daysAgo * aDay, mark, mark, mark, mark, text, state, `${mark}k`, `${mark}t`],
    },
    {
      sql: `insert into mails (id, inquiry_id, kind, message_id, state, next_try_at, last_error,
        created_at) values (?, ?, 'inquiry', ?, 'sent', 0, ?, 0)`,
      args: [`mail-${id}`, id, `<${id}@b.test>`, mark],
    },
  ];
}

test.each([
  {
    description: 'by default, only suspected inquiries',
    retentionDays: undefined,
    remaining: ['kept-91', 'kept-89', 'suspected-29'],
  },
  {
    description: 'kept inquiries after RETENTION_DAYS',
    retentionDays: 90,
    remaining: ['kept-89', 'suspected-29'],
  },
])(
  'expired inquiries are erased with their emails: $description',
  async ({ retentionDays, remaining }) => {
    const { database, mailFolder, deleteMailFiles, listIds } = await open();
    for (const id of ['suspected-31', 'suspected-29', 'kept-91', 'kept-89']) {
      const [state, days] = id.split('-');
      await database.write(insert(id, id, { state: `${state}`, daysAgo: Number(days) }));
      // A complete email file, and the partial file of an interrupted write.
      for (const end of ['', '.part']) writeFileSync(join(mailFolder, `mail-${id}.eml${end}`), 'x');
    }
    writeFileSync(join(mailFolder, 'notes.txt'), 'x');
    const limit = retentionDays ? { retentionDays } : {};
    // Nothing is erased in the first run. The next run is a day later.
    await eraseExpired(database, { ...limit, deleteMailFiles, now: now - aDay });
    expect(await listIds()).toHaveLength(4);
    expect(await eraseExpired(database, { ...limit, deleteMailFiles, now })).toEqual({
      erased: 4 - remaining.length,
      failed: 0,
      left: 0,
    });
    expect(await listIds()).toEqual(remaining.toSorted());
    const files = remaining.flatMap((id) => [`mail-${id}.eml`, `mail-${id}.eml.part`]);
    expect(readdirSync(mailFolder).sort()).toEqual([...files, 'notes.txt'].sort());
    expect(await eraseExpired(database, { ...limit, deleteMailFiles, now })).toMatchObject({
      erased: 0,
    });
  },
);

test('when the service starts a day after the last run, it erases expired inquiries without leaving a trace', async () => {
  const root = createTestRoot();
  const words = ['Xyfirst', 'Xysecond', 'Xythird'];
  const first = await startTestService({}, root);
  for (const word of words) {
    const fields = { ...goodFields, name: word, message: word.repeat(300) };
    await first.post(word === 'Xythird' ? { ...fields, website: 'x' } : fields);
  }
  await vi.waitUntil(async () => (await first.list()).at(-1)?.mail === 'sent', patient);
  await first.stop();
  expect(findTraces(join(root, 'data'), words)).not.toEqual([]);
  await query(root, `update inquiries set received_at = received_at - ${31 * aDay}`);
  await query(root, `update heartbeat set at = at - ${aDay}`);

  const second = await startTestService({ RETENTION_DAYS: '30' }, root);
  await second.post({ ...goodFields, name: 'Xystays' });
  await vi.waitUntil(async () => (await second.list()).length === 1, patient);
  await vi.waitUntil(() => second.logLines.join('').includes('expired inquiries erased'), patient);
  expect(findTraces(join(root, 'data'), words)).toEqual([]);
  expect(await second.list()).toMatchObject([{ name: 'Xystays' }]);
});

test('the next daily run removes the old value of a corrected field from the write-ahead log', async () => {
  const { folder, database, deleteMailFiles } = await open();
  await database.write(insert('new', 'MARK', { daysAgo: 1 }));
  await correctInquiry(database, 'new', { message: 'Xymistake' });
  await correctInquiry(database, 'new', { message: 'right' });
  expect(findTraces(folder, ['Xymistake'])).toEqual(['leads.db-wal: Xymistake']);
  await eraseExpired(database, { deleteMailFiles, now });
  expect(findTraces(folder, ['Xymistake'])).toEqual([]);
});

/** Creates a random number generator that returns the same numbers, from 0 to 1, in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('no file contains text of erased inquiries after many inserts, updates and erasures', async () => {
  const { folder, database: service } = await open();
  const { database: owner, deleteMailFiles, listIds } = await open(folder);
  const random = createRandom(7);
  const live = new Map<string, string>();
  const erased: string[] = [];
  const add = async (count: number) => {
    const rows = Array.from({ length: count }, () => {
      const id = randomUUID();
      const mark = `MARK${id.slice(0, 8)}${id.slice(9, 13)}`;
      live.set(id, mark);
      return insert(id, mark, { length: random() < 0.2 ? random() * 9000 : random() * 500 });
    });
    await service.write(rows.flat());
  };
  const pick = (share: number) => [...live.keys()].filter(() => random() < share);

  await add(600);
  for (let round = 0; round < 8; round++) {
    // When a row grows, SQLite moves the row to another position in the file and frees the old position.
    const grown = pick(0.1).map((id) => ({
      sql: 'update inquiries set location = ? where id = ?',
      args: [`${live.get(id)} `.repeat(random() * 20), id],
    }));
    await service.write(grown);
    const erasedNow = pick(0.12);
    await eraseInquiries(owner, erasedNow, deleteMailFiles);
    for (const id of erasedNow) {
      erased.push(live.get(id) ?? '');
      live.delete(id);
    }
    await add(15);
    expect(findTraces(folder, erased)).toEqual([]);
  }
  expect(erased.length).toBeGreaterThan(300);
  expect(findTraces(folder, [...live.values()]).length).toBeGreaterThanOrEqual(live.size);
  expect(await listIds()).toHaveLength(live.size);
});

test('nothing is erased while another program reads the database', async () => {
  const { folder, database, deleteMailFiles, listIds } = await open();
  const reader = new DatabaseSync(join(folder, 'leads.db'), { readOnly: true });
  await database.write(insert('a', 'MARKA'));
  reader.exec('BEGIN; SELECT * FROM inquiries');
  await database.write(insert('b', 'MARKB'));
  await expect(eraseInquiries(database, ['a'], deleteMailFiles)).rejects.toThrow('log in use');
  expect(await listIds()).toHaveLength(2);
  reader.close();
  await eraseInquiries(database, ['a'], deleteMailFiles);
  expect(findTraces(folder, ['MARKA'])).toEqual([]);
});

/** Stores `count` inquiries with the ids `0`, `1` and so on. Returns the ids. */
async function storeMany(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${index}`);
  await database.write(ids.flatMap((id) => insert(id, `MARK${id}`)));
  return ids;
}

test('erasing 500 inquiries binds the same number of values as erasing one', async () => {
  const { database, deleteMailFiles, listIds } = await open();
  const ids = await storeMany(database, 500);
  const read = vi.spyOn(database, 'read');
  const write = vi.spyOn(database, 'write');
  await eraseInquiries(database, ids, deleteMailFiles);
  const statements = [...read.mock.calls.flat(), ...write.mock.calls.flat(2)];
  expect(Math.max(...statements.map(({ args }) => args.length))).toBe(2);
  expect(await listIds()).toEqual([]);
});

test('if one batch cannot be erased, the other batches are erased', async () => {
  const { folder, database, deleteMailFiles, listIds } = await open();
  const ids = await storeMany(database, 250);
  const onFailedBatch = vi.fn();
  let calls = 0;
  const failOnce = async (mailIds: readonly string[]) => {
    calls += 1;
    if (calls === 1) throw new Error('a file cannot be deleted');
    await deleteMailFiles(mailIds);
  };
  const erasure = await eraseInquiries(database, ids, failOnce, { onFailedBatch });
  expect(erasure).toEqual({ erased: 150, failed: 100, left: 0 });
  expect(onFailedBatch.mock.calls).toEqual([[expect.any(Error), 100]]);
  expect(await listIds()).toEqual(ids.slice(0, 100).sort());
  expect(findTraces(folder, ['MARK249'])).toEqual([]);
});

test('if every batch fails, the error is thrown', async () => {
  const { database, listIds } = await open();
  const ids = await storeMany(database, 150);
  const fail = async (mailIds: readonly string[]) => {
    if (mailIds.length > 0) throw new Error('the files cannot be deleted');
  };
  await expect(eraseInquiries(database, ids, fail)).rejects.toThrow('the files cannot be deleted');
  expect(await listIds()).toHaveLength(150);
});

test('an erasure stops before it exceeds the number of queries, and counts what is left', async () => {
  const { database, deleteMailFiles, listIds } = await open();
  const ids = await storeMany(database, 250);
  let queries = 0;
  const counted: Database = {
    ...database,
    read(statement) {
      queries += 1;
      return database.read(statement);
    },
    write(statements) {
      queries += statements.length;
      return database.write(statements);
    },
  };
  const queriesLeft = () => 8 - queries;
  const erasure = await eraseInquiries(counted, ids, deleteMailFiles, { queriesLeft });
  expect(erasure).toEqual({ erased: 200, failed: 0, left: 50 });
  expect(queries).toBeLessThanOrEqual(8);
  expect(await listIds()).toHaveLength(50);
});

test('a failed vacuum is reported, and the next erasure removes all traces', async () => {
  const { folder, database, deleteMailFiles } = await open();
  await database.write([...insert('a', 'MARKA'), ...insert('b', 'MARKB')]);
  const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  vi.spyOn(database, 'vacuum').mockRejectedValueOnce(full);
  const erasing = eraseInquiries(database, ['a'], deleteMailFiles);
  await expect(erasing).rejects.toThrow(/^The inquiries were erased, but.*SQLITE_FULL/s);
  await eraseInquiries(database, ['b'], deleteMailFiles);
  expect(findTraces(folder, ['MARKA', 'MARKB'])).toEqual([]);
});

test('a service that starts with a clock years ahead erases nothing', async () => {
  const root = createTestRoot();
  const first = await startTestService({}, root);
  await first.post();
  await first.stop();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3650 * aDay });
  onTestFinished(() => void vi.useRealTimers());
  const second = await startTestService({ RETENTION_DAYS: '30' }, root);
  await vi.waitUntil(() => second.logLines.join('').includes('the clock was set back'), patient);
  expect(await second.list()).toHaveLength(1);
});
