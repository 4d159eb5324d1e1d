import type { EnquiryField } from '../../contract/enquiry-form.ts';

/*
 * The rows of the two tables that `migrations/` makes, by what reads them. Each table is written
 * by one folder alone: `enquiries` by `enquiry/store/`, `mails` by `outbox/`.
 */

/** What a visitor sent, exactly as it was typed. */
export interface EnquiryRow extends Record<EnquiryField, string> {
  /** A UUID, the name by which an enquiry is asked for. */
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** Suspected ones are kept apart and never mailed. */
export type EnquiryState = 'kept' | 'suspected';

/** A mail that leaves later, written in the same transaction as its enquiry. */
export interface MailRow {
  id: string;
  kind: MailKind;
  /** Kept, so that every try carries the same one and a receiver can drop repeats. */
  messageId: string;
  /** Tries that failed because of this mail. */
  failures: number;
}

/** `enquiry` goes to the owner, `acknowledgement` to the visitor. */
export type MailKind = 'enquiry' | 'acknowledgement';

/** `parked` was refused for good and waits for the owner. */
export type MailState = 'waiting' | 'sent' | 'parked';
