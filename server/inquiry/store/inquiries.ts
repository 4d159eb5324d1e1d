import { createHash } from 'node:crypto';
import { toMailAddress } from '#contract/email-address.ts';
import { getField, inquiryFields } from '#contract/inquiry-form.ts';
import { createInquiryId } from '#contract/reference.ts';
import {
  type Database,
  listColumns,
  listValues,
  type Statement,
  sql,
} from '../../database/database.ts';
import { mailKinds } from '../../database/tables.ts';
import { enqueueMail } from '../../outbox/mail-store.ts';
import type { SentForm } from '../../shared/sent-form.ts';
import type { Suspicion } from '../../shared/suspicion.ts';
import { enqueueReceipt, isReceiptUseless } from './receipts.ts';
import { repeatedText, toTextKey } from './repeated-text.ts';

/** A form to be stored, with the suspicion found without comparing it with other forms. */
interface NewInquiry extends Pick<SentForm, 'values'>, Partial<Pick<SentForm, 'submission'>> {
  suspicion?: Suspicion | undefined;
}

interface StoredInquiry {
  id: string;
  /** Reason why the inquiry looks automated; empty if it does not. */
  reason: string;
  /** Whether an email about the inquiry was enqueued, so that the mailer must be woken. */
  isMailEnqueued: boolean;
}

interface InquiriesOptions {
  /** Whether visitors get a receipt (`MAIL_ACKNOWLEDGE`). */
  sendsReceipt: boolean;
  /** Email addresses of the company, which get no receipts. */
  ownAddresses: readonly string[];
  /** The part of the Message-ID after the @. */
  messageIdDomain: string;
}

// The columns of the form fields. All table and column names: ../../database/tables.ts
const fieldColumns = listColumns(inquiryFields);

/** Creates the inquiry store. An inquiry and its emails are stored in one transaction. */
export function createInquiries(
  database: Pick<Database, 'write'>,
  { sendsReceipt, ownAddresses, messageIdDomain }: InquiriesOptions,
) {
  /** Returns statements that enqueue the emails about an inquiry. */
  const enqueueMails = (inquiryId: string, { email }: SentForm['values']): Statement[] => {
    const toOwner = enqueueMail({
      inquiryId,
      kind: mailKinds.inquiry,
      condition: sql`state = 'kept'`,
      messageIdDomain,
    });
    const address = toMailAddress(email);
    if (!sendsReceipt || address === undefined || isReceiptUseless(address, ownAddresses))
      return [toOwner];
    return [toOwner, ...enqueueReceipt({ inquiryId, address, messageIdDomain, now: Date.now() })];
  };

  return {
    /**
     * Stores an inquiry. Resolves once the inquiry and its emails are on disk. A repeated submission is not
     * stored again; the result has the id of the first submission.
     *
     * Repeated text is detected here, because only the transaction that stores an inquiry sees all earlier
     * inquiries.
     *
     * @throws the database error, if nothing was stored.
     */
    async store(inquiry: NewInquiry): Promise<StoredInquiry> {
      const id = createInquiryId(inquiry.submission);
      const key = inquiry.submission ? digest(inquiry.submission, inquiry) : null;
      const mails = inquiry.suspicion === 'honeypot' ? [] : enqueueMails(id, inquiry.values);
      const insert = insertInquiry(id, key, inquiry, Date.now());
      const [inserted] = await database.write([insert, ...mails]);
      const stored = inserted?.rows[0];
      if (!stored) {
        const byKey = sql`select id, reason from inquiries where submission_key = ${key}`;
        const [found] = await database.write([byKey]);
        const first = found?.rows[0];
        // The first submission was erased in the meantime, so this one is stored as new.
        if (!first) return this.store(inquiry);
        return { id: String(first.id), reason: String(first.reason), isMailEnqueued: false };
      }
      return { id, reason: String(stored.reason), isMailEnqueued: mails.length > 0 };
    },
    /** @throws the database error, if writing to the database fails. */
    async checkWritable(): Promise<void> {
      const now = Date.now();
      await database.write([
        sql`insert into heartbeat (id, at) values (1, ${now}) on conflict (id) do update set at = ${now}`,
      ]);
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;

function insertInquiry(
  id: string,
  key: string | null,
  { values, suspicion }: NewInquiry,
  now: number,
): Statement {
  const textKey = toTextKey(values.message) ?? null;
  const ownReason = suspicion ?? '';
  const state = ownReason === 'honeypot' ? 'suspected' : 'kept';
  // Flagged inquiries count too, so inquiries with the same text continue to be flagged. The LIMIT bounds the
  // number of rows that SQLite reads. This is a subquery because a separate query takes twice as long.
  const isRepeated = sql`(select 1 from inquiries
    where text_key = ${textKey} and received_at > ${now - repeatedText.periodMilliseconds}
    limit 1 offset ${repeatedText.allowedCopies - 1})`;
  return sql`insert into inquiries (id, received_at, ${fieldColumns}, state, reason, submission_key, text_key)
    values (${id}, ${now}, ${listValues(inquiryFields.map((field) => values[field]))}, ${state},
      case when ${ownReason} <> '' then ${ownReason}
        when ${isRepeated} then ${'repeated-text' satisfies Suspicion} else '' end,
      ${key}, ${textKey})
    on conflict (submission_key) do nothing returning reason`;
}

// Digest of a form by which a repeated submission is recognized: the submission number, all values and the
// honeypot must be equal. The fill time is excluded, because a repeated submission is sent later.
function digest(submission: string, { values, suspicion }: NewInquiry): string {
  const honeypot = suspicion === 'honeypot' ? suspicion : '';
  // Fields with their initial value are excluded, so that adding a form field does not change stored digests.
  const parts = inquiryFields
    .filter((field) => values[field] !== getField(field).initial)
    .map((field) => values[field]);
  return createHash('sha256')
    .update(JSON.stringify([submission.toLowerCase(), honeypot, ...parts]))
    .digest('base64url');
}
