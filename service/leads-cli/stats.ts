import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import {
  describeAge,
  describeLateMail,
  isToOwner,
  selectWaitingSince,
} from '../outbox/mail-watch.ts';

/** How things stand; mails are those to the owner. */
interface Stats {
  counts: {
    kept: number;
    suspected: number;
    waiting: number;
    parked: number;
    sent: number;
    /** Age of the oldest mail that has not left, in seconds; 0 when there is none. */
    oldestUnsentSeconds: number;
  };
  lines: string[];
  /** Whether a mail has not left for longer than `MAIL_ALERT_AFTER`. */
  isOverdue: boolean;
}

/** `alertAfter` is `MAIL_ALERT_AFTER` in milliseconds; undefined is off. */
export async function readStats(
  database: Database,
  alertAfter: number | undefined,
  now: number = Date.now(),
): Promise<Stats> {
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
  const found = new Map(byState.map(({ state, count }) => [state, Number(count)]));
  const unsentSince = typeof oldest?.at === 'number' ? oldest.at : undefined;
  const age = now - (unsentSince ?? now);
  const counts = {
    kept: found.get('kept') ?? 0,
    suspected: found.get('suspected') ?? 0,
    waiting: found.get('waiting') ?? 0,
    parked: found.get('parked') ?? 0,
    sent: found.get('sent') ?? 0,
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
