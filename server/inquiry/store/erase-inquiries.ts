import { OwnerError } from '#contract/owner-error.ts';
import { suspectedDays } from '#contract/retention.ts';
import { type Database, selectTexts, sql } from '../../database/database.ts';
import { type QueriesLeft, unlimitedQueries } from '../../database/query-budget.ts';
import { describeStoreError } from '../../database/store-errors.ts';
import { deleteEmptyDigests, findMailsOf } from '../../outbox/erase-mails.ts';
import { checkClock } from './check-clock.ts';

const aDay = 86_400_000;

// Number of inquiries per transaction. Limits how long one commit blocks the event loop.
const batchSize = 100;

/** Number of queries that erase one batch. */
const queriesPerBatch = 3;

/** Deletes the email files of the given emails. Does nothing on the Worker, which has no disk. */
export type DeleteMailFiles = (mailIds: readonly string[]) => Promise<void>;

export interface ErasureOptions {
  queriesLeft?: QueriesLeft | undefined;
  /** Called for each batch that could not be erased, with the number of inquiries in the batch. */
  onFailedBatch?: ((error: unknown, count: number) => void) | undefined;
}

/** Numbers of inquiries. */
export interface Erasure {
  erased: number;
  /** Inquiries in batches that could not be erased. */
  failed: number;
  /** Inquiries for which too few database queries were left. */
  left: number;
}

/**
 * Erases inquiries completely: from the tables, the emails, the email files, the write-ahead log, and the
 * free space of the database file.
 *
 * The inquiries are erased in batches. If a batch fails, the next batches are erased nevertheless.
 *
 * Truncating the log and rewriting the file block the database and the event loop for about 10 ms per
 * thousand remaining inquiries.
 *
 * @throws an error for which `isBusy` is true, before anything is erased, if another program reads the
 * database for so long that the log cannot be truncated.
 * @throws the database error of the first batch, if every batch failed.
 * @throws OwnerError if the inquiries were erased, but rewriting the file or truncating the log failed
 * afterwards.
 */
export async function eraseInquiries(
  database: Database,
  ids: readonly string[],
  deleteMailFiles: DeleteMailFiles,
  { queriesLeft = unlimitedQueries, onFailedBatch }: ErasureOptions = {},
): Promise<Erasure> {
  await database.truncateWal();
  const mailIds: string[] = [];
  const errors: unknown[] = [];
  const erasure: Erasure = { erased: 0, failed: 0, left: ids.length };
  for (let start = 0; start < ids.length; start += batchSize) {
    if (queriesLeft() < queriesPerBatch) break;
    const batch = ids.slice(start, start + batchSize);
    erasure.left -= batch.length;
    try {
      mailIds.push(...(await eraseBatch(database, batch, deleteMailFiles)));
      erasure.erased += batch.length;
    } catch (error) {
      errors.push(error);
      erasure.failed += batch.length;
      onFailedBatch?.(error, batch.length);
    }
  }
  if (erasure.erased === 0 && errors.length > 0) throw errors[0];
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
  return erasure;
}

/** Erases one batch from the tables and the email files. Returns the ids of the emails. */
async function eraseBatch(
  database: Database,
  batch: readonly string[],
  deleteMailFiles: DeleteMailFiles,
): Promise<string[]> {
  const mailIds = await findMailsOf(database, batch);
  // Email files are deleted first: if this fails, the inquiries still exist and can be erased again.
  await deleteMailFiles(mailIds);
  await database.write([
    sql`delete from inquiries where id in ${selectTexts(batch)}`,
    deleteEmptyDigests(),
  ]);
  return mailIds;
}

interface RetentionOptions extends ErasureOptions {
  /** The setting `RETENTION_DAYS`. If undefined, inquiries are kept forever. */
  retentionDays?: number | undefined;
  deleteMailFiles: DeleteMailFiles;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Erases inquiries older than `retentionDays`, and suspected inquiries older than 30 days, with their emails.
 * Must be called once in every daily run. Nothing is erased in the first run and in further runs on one day;
 * see check-clock.ts.
 *
 * @returns undefined if there are expired inquiries that were not erased because the clock has jumped.
 */
export async function eraseExpired(
  database: Database,
  { retentionDays, deleteMailFiles, now, ...options }: RetentionOptions,
): Promise<Erasure | undefined> {
  const clock = await checkClock(database, now);
  const keepSince = retentionDays === undefined ? 0 : now - retentionDays * aDay;
  const keepSuspectedSince = now - suspectedDays * aDay;
  const rows = await database.read(
    sql`select id from inquiries where received_at < ${keepSince}
      or (state = 'suspected' and received_at < ${keepSuspectedSince})`,
  );
  if (rows.length === 0) {
    // The write-ahead log can still contain values from before a correction or from a failed erasure. If the
    // log is in use now, the next daily run truncates it.
    await database.truncateWal().catch(() => {});
    return { erased: 0, failed: 0, left: 0 };
  }
  if (clock === 'jumped') return undefined;
  if (clock === 'early') return { erased: 0, failed: 0, left: 0 };
  const ids = rows.map((row) => String(row.id));
  return eraseInquiries(database, ids, deleteMailFiles, options);
}
