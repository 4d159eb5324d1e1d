import { and, count, eq, inArray, min } from 'drizzle-orm';
import { type Database, whenFree } from '../database/database.ts';
import { enquiries, mails } from '../database/schema.ts';

/** How things stand; mails are those to the owner. */
export interface Stats {
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
  const { queries } = database;
  const [byState, byMailState, oldest] = await whenFree(() =>
    Promise.all([
      queries
        .select({ state: enquiries.state, count: count() })
        .from(enquiries)
        .groupBy(enquiries.state),
      queries
        .select({ state: mails.state, count: count() })
        .from(mails)
        .where(toOwner)
        .groupBy(mails.state),
      queries
        .select({ at: min(mails.createdAt) })
        .from(mails)
        .where(and(toOwner, inArray(mails.state, ['waiting', 'parked']))),
    ]),
  );
  const found = new Map([...byState, ...byMailState].map((row) => [row.state, row.count]));
  const since = oldest[0]?.at ?? now;
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
      `Oldest unsent email: ${describeAge(oldest[0]?.at, now)}`,
    ],
    isOverdue: counts.oldestUnsentSeconds > anHour,
  };
}

// A visitor's copy that cannot leave, as most of those to a mistyped address, is nothing to act on.
const toOwner = eq(mails.kind, 'enquiry');

const anHour = 3600;

function describeAge(since: number | null | undefined, now: number): string {
  if (since === null || since === undefined) return 'none';
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  const age = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  if (now - since <= anHour * 1000) return age;
  return `${age}; check SMTP_URL and the log entries on email, then send parked ones with resend --parked`;
}
