import { OwnerError } from '#contract/owner-error.ts';
import { suspectedDays } from '#contract/retention.ts';
import { type Database, listValues, sql } from '../../database/database.ts';
import { describeStoreError } from '../../database/store-errors.ts';
import { deleteEmptyDigests, findMailsOf } from '../../outbox/erase-mails.ts';
import { isClockSteady } from './steady-clock.ts';

/** Deletes mails that were written to files, on a host that has a disk. */
export type DeleteMailFiles = (mailIds: readonly string[]) => Promise<void>;

/**
 * Erases inquiries so that nothing of them is left in the tables, in the mails and their files, or
 * in the write-ahead log and the free space of the database file.
 *
 * Truncating the log and rewriting the file block the database and the event loop for about 10 ms
 * per thousand inquiries that remain.
 * @throws an error for which `isBusy` is true, before anything is erased, if another program reads the
 * database for so long that the log cannot be truncated; OwnerError if that happens afterwards.
 */
export async function eraseInquiries(
  database: Database,
  ids: readonly string[],
  deleteMailFiles: DeleteMailFiles,
): Promise<void> {
  await database.truncateWal();
  const mailIds: string[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const mailIdsOfBatch = await findMailsOf(database, batch);
    // Files are deleted first: if this fails, the inquiry still exists and can be erased again.
    await deleteMailFiles(mailIdsOfBatch);
    await database.write([
      sql`delete from enquiries where id in (${listValues(batch)})`,
      deleteEmptyDigests(),
    ]);
    mailIds.push(...mailIdsOfBatch);
  }
  try {
    await database.vacuum();
    await database.truncateWal();
  } catch (error) {
    throw new OwnerError(
      `Erased; but the database file can still contain the erased text (${describeStoreError(error)}). The next erasure clears the file. Check whether the disk is full or a backup is running.`,
      [],
      error,
    );
  }
  // A mail may have been written to its file in the meantime.
  await deleteMailFiles(mailIds);
}

// Inquiries per transaction; bounds how long one commit blocks the event loop.
const batchSize = 100;

const aDay = 86_400_000;

interface RetentionOptions {
  /** `RETENTION_DAYS`; undefined keeps inquiries forever. */
  retentionDays?: number | undefined;
  deleteMailFiles: DeleteMailFiles;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Erases inquiries older than `retentionDays`, and suspected ones older than 30 days, with their
 * mails.
 *
 * @returns how many inquiries were erased; undefined if some would be, but the clock has jumped.
 */
export async function eraseExpired(
  database: Database,
  { retentionDays, deleteMailFiles, now }: RetentionOptions,
): Promise<number | undefined> {
  const keepSince = retentionDays === undefined ? 0 : now - retentionDays * aDay;
  const keepSuspectedSince = now - suspectedDays * aDay;
  const rows = await database.read(
    sql`select id from enquiries where received_at < ${keepSince}
      or (state = 'suspected' and received_at < ${keepSuspectedSince})`,
  );
  if (rows.length === 0) {
    // The log can still contain values from before a correction, or from a failed erasure. If it is in
    // use now, tomorrow's run truncates it.
    await database.truncateWal().catch(() => {});
    return 0;
  }
  if (!(await isClockSteady(database, now))) return undefined;
  const ids = rows.map((row) => String(row.id));
  await eraseInquiries(database, ids, deleteMailFiles);
  return rows.length;
}
