import { type Database, type Statement, sql } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import { mailKinds } from '../database/tables.ts';
import type { Log } from '../log.ts';

/**
 * Monitors whether mail to the owner is sent. A mail is late once it has waited longer than
 * `alertAfter` milliseconds; undefined turns the monitor off.
 */
export function createMailMonitor(database: Database, alertAfter: number | undefined, log: Log) {
  let alertedAt = Number.NEGATIVE_INFINITY;
  const findLateMail = async (): Promise<string | undefined> => {
    if (alertAfter === undefined) return undefined;
    const [row] = await database.read(selectOldestWaiting);
    return describeLateMail(row?.at, alertAfter);
  };
  return {
    /** `late`: a mail has waited too long. `parked`: a mail was refused and waits for the owner. */
    async check(): Promise<'ok' | 'late' | 'parked'> {
      if ((await findLateMail()) !== undefined) return 'late';
      const [row] = await database.read(countParked);
      return Number(row?.count) > 0 ? 'parked' : 'ok';
    },
    /** Logs an error while mail is late, at most once per `alertAfter`. */
    async logIfLate(): Promise<void> {
      if (alertAfter === undefined || performance.now() - alertedAt < alertAfter) return;
      try {
        const lateMail = await findLateMail();
        if (lateMail === undefined) return;
        log.error(lateMail);
        alertedAt = performance.now();
      } catch (error) {
        const code = describeStoreError(error);
        log.error({ code }, 'outbox cannot read the database, will retry');
      }
    },
  };
}

/** Excludes receipts: the owner can do nothing about a visitor's mistyped address. */
export const isToOwner: Statement = sql`kind <> ${mailKinds.acknowledgement}`;

/** Selects as `at` when the oldest waiting mail to the owner was enqueued; null without one. */
export const selectOldestWaiting: Statement = sql`select min(created_at) as at from mails
  where state = 'waiting' and ${isToOwner}`;

/** Selects as `count` how many mails to the owner are parked. */
export const countParked: Statement = sql`select count(*) as count from mails
  where state = 'parked' and ${isToOwner}`;

/** The message about parked mails, with how to release them; undefined if there are none. */
export function describeParkedMail(count: number): string | undefined {
  if (count === 0) return undefined;
  const emails = count === 1 ? 'one email is parked' : `${count} emails are parked`;
  return `${emails}, because the mail server refused ${count === 1 ? 'it' : 'them'}: see the log lines about mail and check MAIL_TO, then run leads resend --parked. Inquiries are stored; leads list shows them`;
}

/** The message about a mail that has waited since `at`; undefined while it is not late. */
export function describeLateMail(
  at: unknown,
  alertAfter: number,
  now: number = Date.now(),
): string | undefined {
  if (typeof at !== 'number' || now - at <= alertAfter) return undefined;
  return `mail is late: the oldest has waited ${formatAge(now - at)}; see SMTP_URL, the mail server and the log lines about mail. Inquiries are stored; leads list shows them`;
}

/** Milliseconds as hours and minutes, such as `2 h 5 min`. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
