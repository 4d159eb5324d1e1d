import type { FieldErrors, InquiryField } from '#contract/inquiry-form.ts';

/** A parsed form whose values are not validated yet. */
export interface SentForm {
  values: Record<InquiryField, string>;
  /** Errors that `values` cannot show: a field was sent twice, or a file was sent. */
  faults: FieldErrors;
  honeypot: string;
  /** Time when the form was opened, as sent: milliseconds since 1970 by the visitor's clock, or empty. */
  started: string;
  /** Submission number: a UUID that stays the same when the form is sent again. */
  submission: string | undefined;
}
