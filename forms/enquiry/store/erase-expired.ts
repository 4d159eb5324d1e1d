import { suspectedDays } from '../../../contract/retention.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { eraseEnquiries, type MailFiles } from './erase-enquiries.ts';

const aDay = 86_400_000;

/**
 * Erases what has been kept for its time: suspected enquiries after 30 days, all others after
 * `retentionDays`, or never without it. Their mails go with them, those in files too.
 *
 * @returns how many enquiries were erased.
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
  await eraseEnquiries(database, ids, mailFiles);
  return rows.length;
}
