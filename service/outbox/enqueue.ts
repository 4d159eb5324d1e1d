import { randomUUID } from 'node:crypto';
import { type Database, type Statement, sql } from '../database/database.ts';
import { type MailKind, mailKinds } from '../database/tables.ts';

/*
 * The path of an email. Table and column names: ../database/tables.ts
 *
 * 1. Enqueue: enqueue.ts writes a row of `mails`, in the transaction that stores the inquiry (inquiries.ts).
 * 2. Wake: inquiry-route.ts calls `wake` of mailer.ts (one for each host: ../node/ and ../worker/).
 * 3. Claim: mail-sender.ts takes the next due email; mail-store.ts claims its row in the database.
 * 4. Compose: compose-mail.ts writes the subject and the text.
 * 5. Deliver: deliver-by-smtp.ts or mail-folder.ts (../node/) hands the email over.
 * 6. Record: mail-store.ts stores that the email was sent, or when to try again.
 */

// Milliseconds. An hour less than a day, because the daily run may start a little early.
const digestInterval = 23 * 3_600_000;

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
