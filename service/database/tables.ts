import type { InquiryField } from '#contract/inquiry-form.ts';

/*
 * The rows of the two tables that `migrations/` makes, by what reads them. Each table is written
 * by one folder alone: `enquiries` by `inquiry/store/`, `mails` by `outbox/`, which also writes
 * `named_in` of an inquiry together with the mail that names it. Times are milliseconds since 1970.
 */

/** What a visitor sent, exactly as it was typed. */
export interface InquiryRow extends Record<InquiryField, string> {
  id: string;
  receivedAt: number;
  state: InquiryState;
  /** Why it looks automated, else empty. */
  reason: string;
}

/** Suspected ones are held back: named to the owner once a day, and never mailed by themselves. */
type InquiryState = 'kept' | 'suspected';

/** A mail that leaves later, written in the same transaction as its inquiry. */
export interface MailRow {
  id: string;
  kind: MailKind;
  /** Kept, so that every try carries the same one and a receiver can drop repeats. */
  messageId: string;
  /** Tries that failed because of this mail. */
  failures: number;
  /** Receivers who have it already, while others were put off; separated by line breaks. */
  served: string;
  createdAt: number;
}

/**
 * `inquiry` goes to the owner, `acknowledgement` to the visitor; `held-back` goes to the owner and
 * names what was held back since the last one.
 */
export type MailKind = 'enquiry' | 'acknowledgement' | 'held-back';

/** `parked` was refused for good and waits for the owner. */
export type MailState = 'waiting' | 'sent' | 'parked';
