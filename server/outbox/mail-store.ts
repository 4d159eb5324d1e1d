/*
 * The mail store: all statements that enqueue emails in the table `mails`, claim them and record the results.
 * The mailers decide when emails are sent, and mail-sender.ts sends them. Table and column names:
 * ../database/tables.ts
 *
 * The path of an email about an inquiry:
 *
 * 1. Enqueue: `enqueueMail` (below) adds a row to `mails`, in the transaction that stores the inquiry; see
 *    ../inquiry/store/inquiries.ts.
 * 2. Wake: ../inquiry/inquiry-route.ts wakes the mailer of the host, ../node/mailer.ts or ../worker/mailer.ts.
 *    The mailers also look for due emails regularly.
 * 3. Claim: the mailer calls mail-sender.ts, which claims the due emails one by one with `claimNext` (below).
 * 4. Compose: compose-mail.ts writes the subject and the text.
 * 5. Deliver: deliver-by-smtp.ts sends the email. On Node without a mail server, ../node/mail-folder.ts writes
 *    the email to a file.
 * 6. Record: mail-sender.ts calls `markSent`, `markWaiting` or `markParked` (below).
 */

import { randomUUID } from 'node:crypto';
import { inquiryFields } from '#contract/inquiry-form.ts';
import {
  type Database,
  listColumns,
  type Row,
  type Statement,
  selectTexts,
  sql,
} from '../database/database.ts';
import { type InquiryRow, type MailKind, type MailRow, mailKinds } from '../database/tables.ts';

/** Milliseconds. An hour less than a day, because the daily run may start a little early. */
const digestInterval = 23 * 3_600_000;

/** Maximum number of inquiries that a digest lists. */
const maxListed = 50;

const fieldColumns = listColumns(inquiryFields);

/** An email about one inquiry. */
interface InquiryMail {
  inquiryId: string;
  kind: MailKind;
  /**
   * SQL condition on the inquiry's row. The email is only enqueued if the row exists and meets the condition.
   */
  condition: Statement;
  /** The part of the Message-ID after the @. */
  messageIdDomain: string;
}

/** Returns a statement that enqueues an email, to be sent as soon as possible. */
export function enqueueMail(mail: InquiryMail): Statement {
  const { inquiryId, kind, condition, messageIdDomain } = mail;
  const exists = sql`exists (select 1 from inquiries where id = ${inquiryId} and ${condition})`;
  return insertMail(randomUUID(), inquiryId, kind, messageIdDomain, exists);
}

/**
 * Enqueues the digest: one email to the owner that lists every inquiry that looks automated, was not emailed,
 * and is not in an earlier digest. There is at most one digest a day, and no digest without inquiries. The
 * privacy policy states this under "Email".
 *
 * @returns whether a digest was enqueued.
 */
export async function enqueueDigest(
  database: Pick<Database, 'write'>,
  messageIdDomain: string,
): Promise<boolean> {
  const id = randomUUID();
  const isUnreported = sql`reason <> '' and digest_id is null
    and not exists (select 1 from mails where inquiry_id = inquiries.id)`;
  const now = Date.now();
  // A digest with a time in the future was enqueued before the clock was set back, so it is ignored.
  const isDue = sql`exists (select 1 from inquiries where ${isUnreported})
    and not exists (
      select 1 from mails where kind = ${mailKinds.digest}
        and created_at > ${now - digestInterval} and created_at <= ${now})`;
  const [inserted] = await database.write([
    insertMail(id, null, mailKinds.digest, messageIdDomain, isDue),
    sql`update inquiries set digest_id = ${id}
      where ${isUnreported} and exists (select 1 from mails where id = ${id})`,
  ]);
  return inserted?.rowsAffected === 1;
}

function insertMail(
  id: string,
  inquiryId: string | null,
  kind: MailKind,
  messageIdDomain: string,
  condition: Statement,
): Statement {
  const now = Date.now();
  const messageId = `<${id}@${messageIdDomain}>`;
  return sql`insert into mails (id, inquiry_id, kind, message_id, state, next_try_at, created_at)
    select ${id}, ${inquiryId}, ${kind}, ${messageId}, 'waiting', ${now}, ${now}
    where ${condition}`;
}

/**
 * Returns a statement that enqueues all emails to the owner that meet `condition` again, with the current time
 * as their date, and sets their failure counts to zero.
 */
export function requeueMails(condition: Statement): Statement {
  const now = Date.now();
  return sql`update mails set state = 'waiting', failures = 0, next_try_at = ${now}, created_at = ${now}
    where kind <> ${mailKinds.acknowledgement} and ${condition}`;
}

/** An email that is due, with the inquiry that it is about or the inquiries that the digest lists. */
export interface DueMail {
  mail: MailRow;
  /** At most the first `maxListed` inquiries. */
  inquiries: InquiryRow[];
  /** Number of inquiries, including those beyond `maxListed`. */
  total: number;
}

/** The state of an email that waits for the next attempt. */
interface Retry extends Pick<MailRow, 'failures' | 'deliveredTo'> {
  /** Milliseconds since 1970. */
  nextTryAt: number;
  lastError: string;
}

/**
 * Reads and updates the rows of `mails` for the mail sender. A claim ends after `claimDuration` milliseconds
 * unless it is renewed.
 */
export function createMailStore(database: Database, claimDuration: number) {
  const run = async (statement: Statement): Promise<void> => {
    await database.write([statement]);
  };
  const setNextTry = (id: string, at: number) =>
    run(sql`update mails set next_try_at = ${at} where id = ${id} and state = 'waiting'`);
  return {
    /**
     * Claims the email that has been due for the longest time, except for the emails with the ids in
     * `except`. An email that is planned for later than `latestTry` counts as due. The claim is a single
     * statement, so that only one of several processes gets the email.
     */
    async claimNext(
      now: number,
      latestTry: number,
      except: readonly string[],
    ): Promise<DueMail | undefined> {
      const [claimed] = await database.write([claim(now + claimDuration, now, latestTry, except)]);
      const [row] = claimed?.rows ?? [];
      if (!row) return undefined;
      const mail = toMailRow(row);
      const rows = await database.read(selectInquiries(mail.id, String(row.inquiryId)));
      return {
        mail,
        // `selectInquiries` selects exactly the fields of an inquiry, and `total`.
        inquiries: rows as unknown as InquiryRow[],
        total: Number(rows[0]?.total ?? 0),
      };
    },
    renewClaim: (id: string) => setNextTry(id, Date.now() + claimDuration),
    /** Releases a claim: makes the email due again for any process. */
    releaseClaim: (id: string) => setNextTry(id, Date.now()),
    /** Counts the emails that are due and not claimed. */
    async countDue(now: number): Promise<number> {
      const [row] = await database.read(
        sql`select count(*) as count from mails where state = 'waiting' and next_try_at <= ${now}`,
      );
      return Number(row?.count ?? 0);
    },
    /** Finds the time when the next email is due, in milliseconds since 1970. */
    async findNextTry(except: readonly string[]): Promise<number | undefined> {
      const [row] = await database.read(
        sql`select min(next_try_at) as at from mails where ${isWaiting(except)}`,
      );
      return typeof row?.at === 'number' ? row.at : undefined;
    },
    markSent: (id: string) =>
      run(
        sql`update mails set state = 'sent', sent_at = ${Date.now()}, last_error = '' where id = ${id}`,
      ),
    markParked: (id: string, lastError: string) =>
      run(
        sql`update mails set state = 'parked', failures = failures + 1, last_error = ${lastError}
          where id = ${id}`,
      ),
    markWaiting: (id: string, { failures, nextTryAt, lastError, deliveredTo }: Retry) =>
      run(
        sql`update mails set failures = ${failures}, next_try_at = ${nextTryAt},
          last_error = ${lastError}, delivered_to = ${deliveredTo.join('\n')}
          where id = ${id} and state = 'waiting'`,
      ),
  };
}

export type MailStore = ReturnType<typeof createMailStore>;

function isWaiting(except: readonly string[]): Statement {
  return sql`state = 'waiting' and id not in ${selectTexts(except)}`;
}

// There are two subqueries, because SQLite can use the index `mails_due` for each condition, but not for both
// combined.
function claim(
  claimedUntil: number,
  now: number,
  latestTry: number,
  except: readonly string[],
): Statement {
  const firstWhere = (condition: Statement) => sql`select id from (select id from mails
    where ${isWaiting(except)} and ${condition} order by next_try_at, rowid limit 1)`;
  const isDue = sql`next_try_at <= ${now}`;
  const isTooLate = sql`next_try_at > ${latestTry}`;
  return sql`update mails set next_try_at = ${claimedUntil} where id in (
      ${firstWhere(isDue)} union all ${firstWhere(isTooLate)} limit 1)
    returning id, kind, message_id as messageId, failures, delivered_to as deliveredTo,
      created_at as createdAt, inquiry_id as inquiryId`;
}

/** Converts a row that `claim` returned. */
function toMailRow(row: Row): MailRow {
  return {
    id: String(row.id),
    kind: row.kind as MailKind,
    messageId: String(row.messageId),
    failures: Number(row.failures),
    deliveredTo: String(row.deliveredTo).split('\n').filter(Boolean),
    createdAt: Number(row.createdAt),
  };
}

// Excludes listed inquiries without a reason: they were released after the digest was enqueued and have an
// email of their own.
function selectInquiries(mailId: string, inquiryId: string): Statement {
  return sql`select id, received_at as receivedAt, state, reason, ${fieldColumns},
      count(*) over () as total
    from inquiries where id = ${inquiryId} or (digest_id = ${mailId} and reason <> '')
    order by sequence limit ${maxListed}`;
}
