import { type Database, sql } from '../database/database.ts';
import {
  describeAge,
  describeLateMail,
  isToOwner,
  selectWaitingSince,
} from '../outbox/mail-watch.ts';

/**
 * How things stand; mails are those to the owner. They are overdue when one has not left for longer
 * than `alertAfter`: `MAIL_ALERT_AFTER` in milliseconds; undefined is off.
 */
export async function readStats(
  database: Database,
  alertAfter: number | undefined,
  now: number = Date.now(),
) {
  const byState = await database.read(
    sql`select state, count(*) as count from enquiries group by state
      union all select state, count(*) from mails where ${isToOwner} group by state`,
  );
  const [oldest] = await database.read(
    sql`select min(created_at) as at from mails where ${isToOwner} and state in ('waiting', 'parked')`,
  );
  const [waiting] = await database.read(selectWaitingSince);
  const limit = alertAfter ?? Number.POSITIVE_INFINITY;
  const late = describeLateMail(waiting?.at, limit, now);
  const count = (state: string) => Number(byState.find((each) => each.state === state)?.count ?? 0);
  const unsentSince = typeof oldest?.at === 'number' ? oldest.at : undefined;
  const age = now - (unsentSince ?? now);
  const counts = {
    kept: count('kept'),
    suspected: count('suspected'),
    waiting: count('waiting'),
    parked: count('parked'),
    sent: count('sent'),
    oldestUnsentSeconds: Math.max(0, Math.round(age / 1000)),
  };
  const parked = counts.parked > 0 ? '; send parked ones with resend --parked' : '';
  return {
    counts,
    lines: [
      ...(late === undefined ? [] : [late]),
      `Inquiries: ${counts.kept} kept, ${counts.suspected} suspected`,
      `Emails: ${counts.sent} sent, ${counts.waiting} waiting, ${counts.parked} parked${parked}`,
      `Oldest unsent email: ${unsentSince === undefined ? 'none' : describeAge(age)}`,
    ],
    isOverdue: age > limit,
  };
}
