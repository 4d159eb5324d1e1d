import { existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Database, Row } from '../database/database.ts';
import { listColumns, listValues, sql } from '../database/sql.ts';
import { alreadyThere, BackupError, rememberBackup } from '../node/database/back-up.ts';
import { createFileDatabase } from '../node/database/file-database.ts';

/**
 * Writes what the database of a Worker holds to a new file of SQLite, which the service on Node
 * opens as it is: so a backup is also the way from the one host to the other.
 *
 * @throws BackupError
 */
export async function backUpD1(
  database: Database,
  file: string,
  dataFolder: string,
): Promise<void> {
  if (existsSync(file)) throw alreadyThere(file);
  if (!existsSync(dirname(file))) {
    throw new BackupError(`There is no folder ${dirname(file)}. Make it, or name another one.`);
  }
  // In one transaction, so that no mail is there without its enquiry.
  const found = await database.write(
    tables.map((table) => sql`select * from ${listColumns([table])}`),
  );
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await fill(
      unfinished,
      found.map(({ rows }) => rows),
    );
    await link(unfinished, file);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(unfinished + suffix, { force: true });
  }
  await rememberBackup(dataFolder, { at: new Date(), file });
}

const tables = ['enquiries', 'mails'] as const;

async function fill(file: string, contents: Row[][]): Promise<void> {
  const copy = createFileDatabase(resolve(file));
  try {
    for (const [index, table] of tables.entries()) {
      for (const row of contents[index] ?? []) await copy.write([insert(table, row)]);
    }
    await copy.emptyLog();
  } finally {
    copy.close();
  }
}

function insert(table: string, row: Row) {
  return sql`insert into ${listColumns([table])} (${listColumns(Object.keys(row))})
    values (${listValues(Object.values(row))})`;
}
