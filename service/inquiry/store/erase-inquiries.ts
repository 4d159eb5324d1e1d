import { OwnerError } from '#contract/owner-error.ts';
import { suspectedDays } from '#contract/retention.ts';
import { type Database, listValues, sql } from '../../database/database.ts';
import { describeStoreError } from '../../database/store-errors.ts';
import { deleteEmptyDigests, findMailsOf } from '../../outbox/erase-mails.ts';
import { isClockSteady } from './steady-clock.ts';

const aDay = 86_400_000;

// Number of inquiries per transaction. Limits how long one commit blocks the event loop.
const batchSize = 100;

/** Deletes the email files of the given emails. Does nothing on the Worker, which has no disk. */
export type DeleteMailFiles = (mailIds: readonly string[]) => Promise<void>;

/**
 * Erases inquiries completely: from the tables, the emails, the email files, the write-ahead log, and the
 * free space of the database file.
 *
 * Truncating the log and rewriting the file block the database and the event loop for about 10 ms per
 * thousand remaining inquiries.
 *
 * @throws an error for which `isBusy` is true, before anything is erased, if another program reads the
 * database for so long that the log cannot be truncated.
 * @throws OwnerError if the inquiries were erased, but rewriting the file or truncating the log failed
 * afterwards.
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
    // Email files are deleted first: if this fails, the inquiries still exist and can be erased again.
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
      `The inquiries were erased, but the database file may still contain their text (${describeStoreError(error)}). The next erasure removes this text. Check whether the disk is full or a backup is running.`,
      [],
      error,
    );
  }
  // Deletes the files once more, because an email may have been written to its file in the meantime.
  await deleteMailFiles(mailIds);
}

interface RetentionOptions {
  /** The setting `RETENTION_DAYS`. If undefined, inquiries are kept forever. */
  retentionDays?: number | undefined;
  deleteMailFiles: DeleteMailFiles;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Erases inquiries older than `retentionDays`, and suspected inquiries older than 30 days, with their emails.
 *
 * @returns the number of erased inquiries; undefined if nothing was erased because the clock has jumped.
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
    // The write-ahead log can still contain values from before a correction or from a failed erasure. If the
    // log is in use now, the next daily run truncates it.
    await database.truncateWal().catch(() => {});
    return 0;
  }
  if (!(await isClockSteady(database, now))) return undefined;
  const ids = rows.map((row) => String(row.id));
  await eraseInquiries(database, ids, deleteMailFiles);
  return rows.length;
}
