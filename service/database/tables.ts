import type { InquiryField } from '#contract/inquiry-form.ts';

/*
 * The rows of the tables `enquiries` and `mails`, which `migrations/` creates. Some columns and stored
 * values have older names than the code; they are noted here. Times are milliseconds since 1970.
 *
 * `enquiries` is written by `inquiry/store/` alone and `mails` by `outbox/` alone, with one
 * exception: `outbox/enqueue.ts` sets `enquiries.named_in`, the id of the digest that lists the
 * inquiry, in the transaction that enqueues the digest.
 */

/** An inquiry; the fields of the form are stored exactly as typed. */
export interface InquiryRow extends Record<InquiryField, string> {
  id: string;
  receivedAt: number;
  state: InquiryState;
  /** Why the inquiry looks automated, else empty. */
  reason: string;
}

/**
 * A `suspected` inquiry is quarantined: it gets no mail of its own, the daily digest lists it, and
 * it is erased after 30 days unless the owner releases it.
 */
type InquiryState = 'kept' | 'suspected';

/** A mail of the outbox. One about an inquiry is written in the same transaction as the inquiry. */
export interface MailRow {
  id: string;
  kind: MailKind;
  /** Stored, so that every attempt carries the same one and receivers can drop repeats. */
  messageId: string;
  /** Failed attempts that this mail caused, not the mail server. */
  failures: number;
  /** Receivers for whom the mail server has accepted it; column `served`, separated by line breaks. */
  deliveredTo: string[];
  createdAt: number;
}

/** The kinds of mails, with the stored values of `mails.kind`. */
export const mailKinds = {
  /** To the owner, about one inquiry. */
  inquiry: 'enquiry',
  /** To the visitor, as a receipt. */
  acknowledgement: 'acknowledgement',
  /** To the owner, once a day: inquiries that look automated and were not mailed. */
  digest: 'held-back',
} as const;

export type MailKind = (typeof mailKinds)[keyof typeof mailKinds];

/** A `parked` mail was refused for good and waits for the owner. */
export type MailState = 'waiting' | 'sent' | 'parked';
