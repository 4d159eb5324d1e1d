import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

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
  /** Whether a mail has not left for more than an hour. */
  isOverdue: boolean;
}

export async function readStats(database: Database, now: number = Date.now()): Promise<Stats> {
  const byState = await database.read(
    sql`select state, count(*) as count from enquiries group by state
      union all select state, count(*) from mails where ${toOwner} group by state`,
  );
  const [oldest] = await database.read(
    sql`select min(created_at) as at from mails where ${toOwner} and state in ('waiting', 'parked')`,
  );
  const found = new Map(byState.map(({ state, count }) => [state, Number(count)]));
  const unsentSince = oldest?.at === null ? undefined : Number(oldest?.at);
  const since = unsentSince ?? now;
  const counts = {
    kept: found.get('kept') ?? 0,
    suspected: found.get('suspected') ?? 0,
    waiting: found.get('waiting') ?? 0,
    parked: found.get('parked') ?? 0,
    sent: found.get('sent') ?? 0,
    oldestUnsentSeconds: Math.max(0, Math.round((now - since) / 1000)),
  };
  return {
    counts,
    lines: [
      `Inquiries: ${counts.kept} kept, ${counts.suspected} suspected`,
      `Emails: ${counts.sent} sent, ${counts.waiting} waiting, ${counts.parked} parked`,
      `Oldest unsent email: ${describeAge(unsentSince, now)}`,
    ],
    isOverdue: counts.oldestUnsentSeconds > anHour,
  };
}

// A visitor's copy that cannot leave, as most of those to a mistyped address, is nothing to act on.
const toOwner = sql`kind = 'enquiry'`;

const anHour = 3600;

function describeAge(since: number | undefined, now: number): string {
  if (since === undefined) return 'none';
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  const age = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  if (now - since <= anHour * 1000) return age;
  return `${age}; check SMTP_URL and the log entries on email, then send parked ones with resend --parked`;
}
