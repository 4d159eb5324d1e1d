import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { createTestFolder } from '../../testing/test-service.ts';
import { createGroupCommit } from './group-commit.ts';
import { openDatabase } from './open.ts';

const opened: Database[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

async function setUp(timeout?: number) {
  const folder = createTestFolder();
  const database = await openDatabase({ DATA_DIR: folder });
  opened.push(database);
  const beat = (id: number) => sql`insert into heartbeat (id, at) values (${id}, 0)`;
  const stored = async () =>
    (await database.client.execute('select id from heartbeat order by id')).rows.map(
      ({ id }) => id,
    );
  return { folder, database, commits: createGroupCommit(database, timeout), beat, stored };
}

// Another process that holds the lock, played by a connection that is not ours.
function lock(folder: string) {
  const client = createClient({
    url: pathToFileURL(join(folder, 'leads.db')).href,
    concurrency: 1,
  });
  return client.transaction('write');
}

test('writes handed in together share one commit', async () => {
  const { database, commits, beat, stored } = await setUp();
  const batch = vi.spyOn(database.client, 'batch');
  await Promise.all([1, 2, 3].map((id) => commits.write([beat(id)])));
  expect(batch).toHaveBeenCalledTimes(1);
  expect(await stored()).toEqual([1, 2, 3]);
});

test('each write gets the results of its own statements', async () => {
  const { commits, beat } = await setUp();
  const results = await Promise.all(
    [7, 8].map((id) => commits.write([beat(id), sql`select max(id) as id from heartbeat`])),
  );
  expect(results.map((each) => each.map(({ rows }) => rows[0]?.id))).toEqual([
    [undefined, 7],
    [undefined, 8],
  ]);
});

test('one bad write does not take its neighbors along, and leaves nothing itself', async () => {
  const { commits, beat, stored } = await setUp();
  const outcomes = await Promise.allSettled([
    commits.write([beat(1)]),
    commits.write([beat(2), sql`insert into heartbeat (id, at) values (3, ${null})`]),
    commits.write([beat(4)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual([1, 4]);
});

test('a lock of another process is waited for without standing still', async () => {
  const { folder, database, commits, beat, stored } = await setUp();
  // Each new connection while waiting would leave the old one behind, with its open files.
  const reconnect = vi.spyOn(database.client, 'reconnect');
  const holder = await lock(folder);
  let turns = 0;
  const turning = setInterval(() => turns++, 5);
  const writing = commits.write([beat(1)]);
  await vi.waitUntil(() => turns > 10);
  expect(await stored()).toEqual([]);
  await holder.commit();
  await writing;
  clearInterval(turning);
  expect(reconnect).not.toHaveBeenCalled();
  expect(await stored()).toEqual([1]);
});

test('a lock that is held too long fails the write and stores nothing later', async () => {
  const { folder, commits, beat, stored } = await setUp(60);
  const holder = await lock(folder);
  await expect(commits.write([beat(1)])).rejects.toThrow('SQLITE_BUSY');
  await holder.commit();
  await commits.write([beat(2)]);
  expect(await stored()).toEqual([2]);
});

test('durability is set again before the next write after an error', async () => {
  const { database, commits, beat } = await setUp();
  await expect(commits.write([sql`select * from nothing`])).rejects.toThrow('SQLITE_ERROR');
  await database.client.execute('PRAGMA synchronous = NORMAL');
  await commits.write([beat(1)]);
  expect((await database.client.execute('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2);
});

test('a lock that comes between is met by a new connection, which is durable too', async () => {
  const { folder, database, commits, beat, stored } = await setUp();
  const batch = database.client.batch.bind(database.client);
  let holder: Awaited<ReturnType<typeof lock>> | undefined;
  vi.spyOn(database.client, 'batch').mockImplementationOnce(async (...args) => {
    holder = await lock(folder);
    return batch(...args);
  });
  const writing = commits.write([beat(1)]);
  await vi.waitUntil(() => holder);
  await holder?.commit();
  await writing;
  expect(await stored()).toEqual([1]);
  expect((await database.client.execute('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2);
});
