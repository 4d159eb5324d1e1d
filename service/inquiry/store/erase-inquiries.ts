import { suspectedDays } from '#contract/retention.ts';
import { ToldError } from '#contract/told-error.ts';
import { type Database, listValues, sql } from '../../database/database.ts';
import { describeStoreError } from '../../database/store-errors.ts';
import { deleteEmptyMails, findMailsOf } from '../../outbox/mail-orders.ts';

/** Mails that were written to files, where the host has a disk. */
export interface MailFiles {
  remove(mailIds: readonly string[]): Promise<void>;
}

/**
 * Erases inquiries so that nothing of them is left: not in the tables, not among the mails nor
 * their files, not in the log and the free space of the database's files.
 *
 * Two steps need the database to themselves and the event loop with it: about 10 ms for each
 * thousand inquiries that stay.
 * @throws an error for which `isBusy` holds, before anything is erased, when a program reads the
 * database for so long that its log cannot be emptied; ToldError when that comes later.
 */
export async function eraseInquiries(
  database: Database,
  ids: readonly string[],
  mailFiles: MailFiles,
): Promise<void> {
  await database.emptyLog();
  const mailIds: string[] = [];
  for (let start = 0; start < ids.length; start += inOneCommit) {
    const some = ids.slice(start, start + inOneCommit);
    const theirs = await findMailsOf(database, some);
    // Files go first: if this breaks off, the inquiry is still there to be erased again.
    await mailFiles.remove(theirs);
    const erase = sql`delete from enquiries where id in (${listValues(some)})`;
    await database.write([erase, deleteEmptyMails()]);
    mailIds.push(...theirs);
  }
  try {
    await database.clearFreeSpace();
    await database.emptyLog();
  } catch (error) {
    throw new ToldError(
      `Erased; but the files of the database could not be cleared of what was there (${describeStoreError(error)}). That is done with the next erasing; look whether the disk is full or a backup is running.`,
      [],
      error,
    );
  }
  // One may have been on its way to the folder meanwhile.
  await mailFiles.remove(mailIds);
}

// Bounds how long one commit holds the event loop.
const inOneCommit = 100;

const aDay = 86_400_000;

/**
 * Erases what has been kept for its time: suspected inquiries after 30 days, all others after
 * `retentionDays`, or never without it. Their mails go with them, those in files too.
 *
 * @returns how many inquiries were erased.
 */
export async function eraseExpired(
  database: Database,
  { retentionDays, mailFiles, now }: { retentionDays?: number; mailFiles: MailFiles; now: number },
): Promise<number> {
  const keptSince = retentionDays === undefined ? 0 : now - retentionDays * aDay;
  const rows = await database.read(
    sql`select id from enquiries where received_at < ${keptSince}
      or (state = 'suspected' and received_at < ${now - suspectedDays * aDay})`,
  );
  if (rows.length === 0) {
    // What was put right, and what an erasing that broke off left there. A day later will do too.
    await database.emptyLog().catch(() => {});
    return 0;
  }
  const ids = rows.map((row) => String(row.id));
  await eraseInquiries(database, ids, mailFiles);
  return rows.length;
}
