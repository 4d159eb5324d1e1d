import { createHash } from 'node:crypto';
import { getField, inquiryFields } from '#contract/inquiry-form.ts';
import { createInquiryId } from '#contract/reference.ts';
import { cleanEmail } from '#contract/visible-text.ts';
import {
  type Database,
  listColumns,
  listValues,
  type Statement,
  sql,
} from '../../database/database.ts';
import { mailKinds } from '../../database/tables.ts';
import { enqueueMail } from '../../outbox/enqueue.ts';
import type { SentForm } from '../read-form.ts';
import type { Suspicion } from '../suspicion.ts';
import { enqueueReceipt, isReceiptUseless } from './receipts.ts';
import { repeatedText, toTextKey } from './repeated-text.ts';

/** A form to be stored, with the reason for suspicion that the form alone shows. */
interface NewInquiry extends Pick<SentForm, 'values'>, Partial<Pick<SentForm, 'submission'>> {
  suspicion?: Suspicion | undefined;
}

interface StoredInquiry {
  id: string;
  /** Why the inquiry looks automated, else empty. */
  reason: string;
  /** Whether a mail was enqueued with it, so that the mailer must be woken. */
  isMailEnqueued: boolean;
}

interface InquiriesOptions {
  /** Whether the visitor gets a receipt (`MAIL_ACKNOWLEDGE`). */
  sendsReceipt: boolean;
  /** The addresses of the company, to which no receipt goes. */
  ownAddresses: readonly string[];
  /** The part of the Message-ID after the @. */
  messageIdDomain: string;
}

/** The store behind the contact form: an inquiry and its mails are written together or not at all. */
export function createInquiries(
  database: Pick<Database, 'write'>,
  { sendsReceipt, ownAddresses, messageIdDomain }: InquiriesOptions,
) {
  /** Statements that enqueue the mails about an inquiry. */
  const enqueueMails = (inquiryId: string, { email }: SentForm['values']): Statement[] => {
    const toOwner = enqueueMail({
      inquiryId,
      kind: mailKinds.inquiry,
      condition: sql`state = 'kept'`,
      messageIdDomain,
    });
    const address = cleanEmail(email);
    if (!sendsReceipt || isReceiptUseless(address, ownAddresses)) return [toOwner];
    return [toOwner, ...enqueueReceipt({ inquiryId, address, messageIdDomain, now: Date.now() })];
  };

  return {
    /**
     * Resolves once the inquiry and its mails are on disk. A repeated submission is not stored
     * again; it gets the id of the first one.
     *
     * Repeated text is recognized here and not before, because only the transaction that stores an
     * inquiry sees all earlier ones.
     * @throws the database's error if nothing was stored.
     */
    async store(inquiry: NewInquiry): Promise<StoredInquiry> {
      const id = createInquiryId(inquiry.submission);
      const key = inquiry.submission ? digest(inquiry.submission, inquiry) : null;
      const mails = inquiry.suspicion === 'honeypot' ? [] : enqueueMails(id, inquiry.values);
      const insert = insertInquiry(id, key, inquiry, Date.now());
      const [inserted] = await database.write([insert, ...mails]);
      const stored = inserted?.rows[0];
      if (!stored) {
        const byKey = sql`select id, reason from enquiries where submission_key = ${key}`;
        const [found] = await database.write([byKey]);
        const first = found?.rows[0];
        // The first one was erased in between, so this one is new.
        if (!first) return this.store(inquiry);
        return { id: String(first.id), reason: String(first.reason), isMailEnqueued: false };
      }
      return { id, reason: String(stored.reason), isMailEnqueued: mails.length > 0 };
    },
    /** @throws the database's error if it cannot be written. */
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
  // Flagged inquiries count too, so a text that keeps coming stays flagged. The limit bounds the
  // rows that are read. The subquery is in this statement because a query of its own, whose result
  // is handed on, takes twice as long.
  const isRepeated = sql`(select 1 from enquiries
    where text_key = ${textKey} and received_at > ${now - repeatedText.period}
    limit 1 offset ${repeatedText.unflagged - 1})`;
  return sql`insert into enquiries (id, received_at, ${fieldColumns}, state, reason, submission_key, text_key)
    values (${id}, ${now}, ${listValues(inquiryFields.map((field) => values[field]))}, ${state},
      case when ${ownReason} <> '' then ${ownReason}
        when ${isRepeated} then ${'repeated-text' satisfies Suspicion} else '' end,
      ${key}, ${textKey})
    on conflict (submission_key) do nothing returning reason`;
}

const fieldColumns = listColumns(inquiryFields);

// A repeated submission is the same form with the same values, the honeypot included; with other
// values it is a new inquiry. The fill time is left out, because a repetition comes later.
function digest(submission: string, { values, suspicion }: NewInquiry): string {
  const honeypot = suspicion === 'honeypot' ? suspicion : '';
  // A field with its initial value is left out, so that adding a field changes no stored digest.
  const parts = inquiryFields
    .filter((field) => values[field] !== getField(field).initial)
    .map((field) => values[field]);
  return createHash('sha256')
    .update(JSON.stringify([submission.toLowerCase(), honeypot, ...parts]))
    .digest('base64url');
}
