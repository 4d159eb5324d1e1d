import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, whenFree } from './database.ts';
import { enquiries, mails } from './schema.ts';
import { toStatement } from './statement.ts';
import { describeStoreError } from './store-errors.ts';

/**
 * Erases enquiries so that nothing of them is left: not in the tables, not among the mails nor
 * their files in `mailFolder`, not in the log and the free space of the database's files.
 *
 * Two steps need the database to themselves and the event loop with it: about 10 ms for each
 * thousand enquiries that stay.
 * @throws an error for which `isBusy` holds, before anything is erased, when a program reads the
 * database for so long that its log cannot be emptied; UnclearedError when that comes later.
 */
export async function eraseEnquiries(
  database: Database,
  ids: readonly string[],
  mailFolder: string,
): Promise<void> {
  await emptyLog(database);
  const mailIds: string[] = [];
  for (let start = 0; start < ids.length; start += inOneCommit) {
    const some = ids.slice(start, start + inOneCommit);
    const theirs = await findMails(database, some);
    // Files go first: if this breaks off, the enquiry is still there to be erased again.
    await removeFiles(mailFolder, theirs);
    await whenFree(() => database.write([toStatement(deleteAll(some))]));
    mailIds.push(...theirs);
  }
  try {
    await clearFreeSpace(database);
    await emptyLog(database);
  } catch (error) {
    throw new UnclearedError(error);
  }
  // One may have been on its way to the folder meanwhile.
  await removeFiles(mailFolder, mailIds);
}

/** Enquiries that are erased, while something of them may still be read in the database's files. */
export class UnclearedError extends Error {
  constructor(cause: unknown) {
    const code = describeStoreError(cause);
    super(
      `Erased; but the files of the database could not be cleared of what was there (${code}). ` +
        'That is done with the next erasing; look whether the disk is full or a backup is running.',
      { cause },
    );
    this.name = 'UnclearedError';
  }
}

// Bounds how long one commit holds the event loop.
const inOneCommit = 100;

async function findMails(database: Database, ids: readonly string[]): Promise<string[]> {
  const query = sql`select id from ${mails} where enquiry_id in ${ids}`;
  const { rows } = await whenFree(() => database.client.execute(toStatement(query)));
  return rows.map((row) => String(row.id));
}

function deleteAll(ids: readonly string[]) {
  return sql`delete from ${enquiries} where id in ${ids}`;
}

// A mail whose writing was broken off left its beginning behind.
async function removeFiles(folder: string, mailIds: readonly string[]): Promise<void> {
  for (const id of mailIds) {
    for (const name of [`${id}.eml`, `${id}.eml.part`]) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/*
 * With `secure_delete` the place of a deleted row is overwritten, but not the places where it
 * stood before the tree of its table was rebalanced: of 900 erased rows, 3 to 5 could still be
 * read in the file. Written anew, the file holds only what is there. The copy that this needs
 * stays in memory, or its blocks would lie about on the disk.
 */
async function clearFreeSpace(database: Database): Promise<void> {
  if (database.client.protocol !== 'file') return;
  await whenFree(() =>
    database.client.executeMultiple(
      'PRAGMA temp_store = MEMORY; VACUUM; PRAGMA temp_store = DEFAULT',
    ),
  );
}

/** Empties the log of the database, in which what was erased or put right can be read a while. */
export async function emptyLog(database: Database): Promise<void> {
  if (database.client.protocol !== 'file') return;
  await whenFree(async () => {
    const { rows } = await database.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.busy) throw Object.assign(new Error('log in use'), { code: 'SQLITE_BUSY' });
  });
}
