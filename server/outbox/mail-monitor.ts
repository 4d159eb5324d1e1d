import { type Database, type Statement, sql } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import { mailKinds } from '../database/tables.ts';
import type { Log } from '../shared/log.ts';

/** SQL condition that excludes receipts, because the owner cannot fix a visitor's mistyped address. */
export const isToOwner: Statement = sql`kind <> ${mailKinds.acknowledgement}`;

/**
 * Selects the time when the oldest waiting email to the owner was enqueued, as `at`. The time is null if no
 * email is waiting.
 */
export const selectOldestWaiting: Statement = sql`select min(created_at) as at from mails
  where state = 'waiting' and ${isToOwner}`;

/** Selects the number of parked emails to the owner, as `count`. */
export const countParked: Statement = sql`select count(*) as count from mails
  where state = 'parked' and ${isToOwner}`;

/**
 * Monitors whether emails to the owner are sent. An email is late once it has waited longer than `alertAfter`
 * milliseconds. If `alertAfter` is undefined, no email counts as late.
 */
export function createMailMonitor(database: Database, alertAfter: number | undefined, log: Log) {
  let alertedAt = Number.NEGATIVE_INFINITY;
  const findLateMail = async (): Promise<string | undefined> => {
    if (alertAfter === undefined) return undefined;
    const [row] = await database.read(selectOldestWaiting);
    return describeLateMail(row?.at, alertAfter);
  };
  return {
    /**
     * `late`: an email has waited too long. `parked`: an email was rejected and waits until the owner resends
     * it.
     */
    async check(): Promise<'ok' | 'late' | 'parked'> {
      if ((await findLateMail()) !== undefined) return 'late';
      const [row] = await database.read(countParked);
      return Number(row?.count) > 0 ? 'parked' : 'ok';
    },
    /** Logs an error while an email is late, at most once every `alertAfter` milliseconds. */
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

/** Returns the message about parked emails, with the command that sends them; undefined if `count` is 0. */
export function describeParkedMail(count: number): string | undefined {
  if (count === 0) return undefined;
  const start =
    count === 1
      ? 'one email is parked, because the mail server refused it'
      : `${count} emails are parked, because the mail server refused them`;
  return `${start}: see the log lines about mail and check MAIL_TO, then run leads resend --parked. Inquiries are stored; leads list shows them`;
}

/** Returns the message about an email that has waited since `at`; undefined if the email is not late. */
export function describeLateMail(
  at: unknown,
  alertAfter: number,
  now: number = Date.now(),
): string | undefined {
  if (typeof at !== 'number' || now - at <= alertAfter) return undefined;
  return `mail is late: the oldest has waited ${formatAge(now - at)}; see SMTP_URL, the mail server and the log lines about mail. Inquiries are stored; leads list shows them`;
}

/** Formats milliseconds as hours and minutes, such as `2 h 5 min`. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
