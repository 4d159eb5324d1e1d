import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, whenFree } from './database.ts';
import { eraseEnquiries } from './enquiry-changes.ts';
import { enquiries } from './schema.ts';
import { toStatement } from './statement.ts';

/** Suspected enquiries are nobody's; a month is time enough to find one that was meant. */
const suspectedDays = 30;

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
  if (rows.length === 0) return 0;
  const mails = await eraseEnquiries(
    database,
    rows.map((row) => String(row.id)),
  );
  for (const mail of mails) await rm(join(mailFolder, `${mail}.eml`), { force: true });
  return rows.length;
}
