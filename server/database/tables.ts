import type { InquiryField } from '#contract/inquiry-form.ts';

/*
 * The rows of the tables `inquiries` and `mails`, which `migrations/` creates. Times are milliseconds since
 * 1970.
 *
 * Only `inquiry/store/` writes to `inquiries`, and only `outbox/` writes to `mails`, with one exception:
 * `outbox/mail-store.ts` sets `inquiries.digest_id`, the id of the digest that lists the inquiry, in the
 * transaction that enqueues the digest.
 */

/** An inquiry. The form fields are stored exactly as typed. */
export interface InquiryRow extends Record<InquiryField, string> {
  id: string;
  receivedAt: number;
  state: InquiryState;
  /** Reason why the inquiry looks automated; empty if it does not. */
  reason: string;
}

/**
 * A `suspected` inquiry is quarantined: the owner receives no separate email about the inquiry, only an entry
 * in the daily digest. The inquiry is erased after 30 days unless the owner releases it.
 */
type InquiryState = 'kept' | 'suspected';

/** An email in the outbox. An email about an inquiry is stored in the same transaction as the inquiry. */
export interface MailRow {
  id: string;
  kind: MailKind;
  /**
   * Message-ID header. Stored so that all attempts use the same Message-ID, by which mail programs discard
   * duplicates.
   */
  messageId: string;
  /** Number of failed attempts, not counting failures of the mail server. */
  failures: number;
  /** Recipients for whom the mail server has accepted the email; stored as one text with line breaks. */
  deliveredTo: string[];
  createdAt: number;
}

/** The kinds of emails, with the stored values of `mails.kind`. */
export const mailKinds = {
  /** Email to the owner about one inquiry. */
  inquiry: 'inquiry',
  /** Receipt to the visitor. */
  acknowledgement: 'acknowledgement',
  /** Daily email to the owner that lists the inquiries that look automated and were not emailed. */
  digest: 'digest',
} as const;

export type MailKind = (typeof mailKinds)[keyof typeof mailKinds];

/** A `parked` email was permanently rejected and is not retried until the owner resends it. */
export type MailState = 'waiting' | 'sent' | 'parked';
