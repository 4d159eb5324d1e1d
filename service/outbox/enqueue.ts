import { randomUUID } from 'node:crypto';
import { type Database, type Statement, sql } from '../database/database.ts';
import { type MailKind, mailKinds } from '../database/tables.ts';

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
  const exists = sql`exists (select 1 from enquiries where id = ${inquiryId} and ${condition})`;
  return insertMail(randomUUID(), inquiryId, kind, messageIdDomain, exists);
}

/**
 * Enqueues the digest: one email to the owner that lists every inquiry that looks automated, was not emailed,
 * and is not in an earlier digest. There is at most one digest a day, and no digest without inquiries.
 *
 * @returns whether a digest was enqueued.
 */
export async function enqueueDigest(
  database: Pick<Database, 'write'>,
  messageIdDomain: string,
): Promise<boolean> {
  const id = randomUUID();
  const isUnreported = sql`reason <> '' and named_in is null
    and not exists (select 1 from mails where enquiry_id = enquiries.id)`;
  const now = Date.now();
  // A digest with a time in the future was enqueued before the clock was set back, so it is ignored.
  const isDue = sql`exists (select 1 from enquiries where ${isUnreported})
    and not exists (
      select 1 from mails where kind = ${mailKinds.digest}
        and created_at > ${now - digestInterval} and created_at <= ${now})`;
  const [inserted] = await database.write([
    insertMail(id, null, mailKinds.digest, messageIdDomain, isDue),
    sql`update enquiries set named_in = ${id}
      where ${isUnreported} and exists (select 1 from mails where id = ${id})`,
  ]);
  return inserted?.rowsAffected === 1;
}

// Milliseconds. An hour less than a day, because the daily run may start a little early.
const digestInterval = 23 * 3_600_000;

function insertMail(
  id: string,
  inquiryId: string | null,
  kind: MailKind,
  messageIdDomain: string,
  condition: Statement,
): Statement {
  const now = Date.now();
  const messageId = `<${id}@${messageIdDomain}>`;
  return sql`insert into mails (id, enquiry_id, kind, message_id, state, next_try_at, created_at)
    select ${id}, ${inquiryId}, ${kind}, ${messageId}, 'waiting', ${now}, ${now}
    where ${condition}`;
}

/**
 * Returns a statement that enqueues all emails to the owner that meet `condition` again and sets their failure
 * counts to zero.
 */
export function requeueMails(condition: Statement): Statement {
  return sql`update mails set state = 'waiting', failures = 0, next_try_at = ${Date.now()}
    where kind <> ${mailKinds.acknowledgement} and ${condition}`;
}
