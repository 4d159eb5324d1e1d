/*
 * Names, limits and messages of the contact form, for browser and service. The validation itself is in
 * `inquiry.ts`, which imports Zod and must not be bundled for the browser.
 */

import { type FormField, formFields } from './form-fields.ts';

export type InquiryField = keyof typeof formFields;

export const inquiryFields = Object.keys(formFields) as InquiryField[];

/** The definition of a field, with default messages if it has none of its own. */
export function getField(name: InquiryField): FormField & { message: string; missing: string } {
  const field: FormField = formFields[name];
  const { message = 'Please check this entry.', missing = message } = field;
  return { ...field, message, missing };
}

/** The error message for a value with more characters than `limit`. */
export function describeTooLong(limit: number): string {
  return `Shorten this to ${limit.toLocaleString('en-US')} characters or fewer.`;
}

/** Error messages by field; valid fields are absent. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** A field that people cannot see. If it is filled in, the inquiry is quarantined as suspected. */
export const honeypotField = 'website';

/**
 * When the visitor opened the form: milliseconds since 1970 by the visitor's own clock, which may
 * be wrong. Set by the page's script; absent without script.
 */
export const startedField = 'started';

/** A UUID made by the page's script, so that a repeated post is stored once. Absent without script. */
export const submissionField = 'submission';

/** The address that the form posts to unless `PUBLIC_FORM_ENDPOINT` is set. */
export const inquiryPath = '/api/contact';

/** Largest body of a post, in bytes. */
export const largestBody = 64 * 1024;
