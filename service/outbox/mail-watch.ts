import { type Database, type Statement, sql } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import type { Log } from '../log.ts';

/** Knows if mail to the owner goes out; it may wait `alertAfter` milliseconds, undefined forever. */
export function watchMail(database: Database, alertAfter: number | undefined, log: Log) {
  let toldAt = Number.NEGATIVE_INFINITY;
  const findLateness = async (): Promise<string | undefined> => {
    if (alertAfter === undefined) return undefined;
    const [row] = await database.read(selectWaitingSince);
    return describeLateMail(row?.at, alertAfter);
  };
  return {
    /** Whether the oldest mail that could go has waited for too long. */
    isLate: async (): Promise<boolean> => (await findLateness()) !== undefined,
    async tell(): Promise<void> {
      if (alertAfter === undefined || performance.now() - toldAt < alertAfter) return;
      try {
        const late = await findLateness();
        if (late === undefined) return;
        log.error(late);
        toldAt = performance.now();
      } catch (error) {
        const code = describeStoreError(error);
        log.error({ code }, 'outbox cannot read the database, will retry');
      }
    },
  };
}

/** Mails that owners wait for; a visitor's receipt to a mistyped address is nothing to act on. */
export const isToOwner: Statement = sql`kind <> 'acknowledgement'`;

/** Since when the oldest mail to the owner waits that could go, as `at`; null when there is none. */
export const selectWaitingSince: Statement = sql`select min(created_at) as at from mails
  where state = 'waiting' and ${isToOwner}`;

/** What to say of mail that waits since `at`, with the remedy; undefined while it is not late. */
export function describeLateMail(
  at: unknown,
  alertAfter: number,
  now: number = Date.now(),
): string | undefined {
  if (typeof at !== 'number' || now - at <= alertAfter) return undefined;
  return `mail is late: the oldest has waited ${describeAge(now - at)}; see SMTP_URL, the mail server and the log lines on mail. Inquiries are kept; read them with leads list`;
}

/** Milliseconds as an owner says them, such as `2 h 5 min`. */
export function describeAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
