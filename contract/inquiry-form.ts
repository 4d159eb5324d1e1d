/*
 * The contact form as both sides know it, without the library that checks it: the browser's part
 * of the form is built from this file alone.
 */

import { type FormField, formFields } from './form-fields.ts';

export type InquiryField = keyof typeof formFields;

export const inquiryFields = Object.keys(formFields) as InquiryField[];

/** What is known of a field, with what is said of any that says nothing of its own. */
export function getField(name: InquiryField): FormField & { message: string; missing: string } {
  const field: FormField = formFields[name];
  const { message = 'Please check this entry.', missing = message } = field;
  return { ...field, message, missing };
}

/** What a visitor reads beside a value with more characters than `limit`. */
export function writeTooLong(limit: number): string {
  return `Shorten this to ${limit.toLocaleString('en-US')} characters or fewer.`;
}

/** Messages by field; absent fields are in order. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** A field that people never see and never fill. A filled one marks the post as suspected. */
export const honeypotField = 'website';

/**
 * When the visitor opened the form: milliseconds since 1970 by the visitor's own clock, which may
 * be wrong. Set by the script, absent without.
 */
export const startedField = 'started';

/** A UUID made by the script, so that a repeated send is kept once. Absent without script. */
export const submissionField = 'submission';

/** The address that the form posts to when `PUBLIC_FORM_ENDPOINT` names no other. */
export const inquiryPath = '/api/contact';

/** The largest body of a post, in bytes. */
export const largestBody = 64 * 1024;
