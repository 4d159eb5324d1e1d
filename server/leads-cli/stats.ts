import { type Database, sql } from '../database/database.ts';
import {
  describeLateMail,
  describeParkedMail,
  formatAge,
  isToOwner,
  selectOldestWaiting,
} from '../outbox/mail-monitor.ts';

/**
 * Counts inquiries and emails to the owner. An email is overdue if it has been waiting or parked for longer
 * than `alertAfter` milliseconds (`MAIL_ALERT_AFTER`). If `alertAfter` is undefined, no email is overdue.
 */
export async function readStats(
  database: Database,
  alertAfter: number | undefined,
  now: number = Date.now(),
) {
  const countsByState = await database.read(
    sql`select state, count(*) as count from inquiries group by state
      union all select state, count(*) from mails where ${isToOwner} group by state`,
  );
  const [oldestUnsent] = await database.read(
    sql`select min(created_at) as at from mails where ${isToOwner} and state in ('waiting', 'parked')`,
  );
  const [oldestWaiting] = await database.read(selectOldestWaiting);
  const limit = alertAfter ?? Number.POSITIVE_INFINITY;
  const lateMail = describeLateMail(oldestWaiting?.at, limit, now);
  const count = (state: string) =>
    Number(countsByState.find((each) => each.state === state)?.count ?? 0);
  const unsentSince = typeof oldestUnsent?.at === 'number' ? oldestUnsent.at : undefined;
  const age = now - (unsentSince ?? now);
  const counts = {
    kept: count('kept'),
    suspected: count('suspected'),
    waiting: count('waiting'),
    parked: count('parked'),
    sent: count('sent'),
    oldestUnsentSeconds: Math.max(0, Math.round(age / 1000)),
  };
  const parkedMail = describeParkedMail(counts.parked);
  return {
    counts,
    lines: [
      ...(lateMail === undefined ? [] : [lateMail]),
      ...(parkedMail === undefined ? [] : [parkedMail]),
      `Inquiries: ${counts.kept} kept, ${counts.suspected} suspected`,
      `Emails: ${counts.sent} sent, ${counts.waiting} waiting, ${counts.parked} parked`,
      `Oldest unsent email: ${unsentSince === undefined ? 'none' : formatAge(age)}`,
    ],
    isOverdue: age > limit,
  };
}
