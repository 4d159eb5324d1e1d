import { sql } from 'drizzle-orm';
import { suspectedDays } from '../../contract/retention.ts';
import { type Database, whenFree } from './database.ts';
import { emptyLog, eraseEnquiries } from './erase-enquiries.ts';
import { enquiries } from './schema.ts';
import { toStatement } from './statement.ts';

const aDay = 86_400_000;

/**
 * Erases what has been kept for its time: suspected enquiries after 30 days, all others after
 * `retentionDays`, or never without it. Their mails go with them, those in `mailFolder` too.
 *
 * @returns how many enquiries were erased.
 */
export async function eraseExpired(
  database: Database,
  { retentionDays, mailFolder, now }: { retentionDays?: number; mailFolder: string; now: number },
): Promise<number> {
  const keptSince = retentionDays === undefined ? 0 : now - retentionDays * aDay;
  const expired = sql`select id from ${enquiries} where received_at < ${keptSince}
    or (state = 'suspected' and received_at < ${now - suspectedDays * aDay})`;
  const { rows } = await whenFree(() => database.client.execute(toStatement(expired)));
  if (rows.length === 0) {
    // What was put right, and what an erasing that broke off left there. A day later will do too.
    await emptyLog(database).catch(() => {});
    return 0;
  }
  const ids = rows.map((row) => String(row.id));
  await eraseEnquiries(database, ids, mailFolder);
  return rows.length;
}
