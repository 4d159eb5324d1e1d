/*
 * Field names, limits and messages of the contact form, shared by browser and service. The validation
 * is in `inquiry.ts`, which imports Zod and must not be bundled for the browser.
 */

import { type FormField, formFields } from './form-fields.ts';

export type InquiryField = keyof typeof formFields;

export const inquiryFields = Object.keys(formFields) as InquiryField[];

/** Returns the definition of a field, with default messages where the field defines none. */
export function getField(name: InquiryField): FormField & { message: string; missing: string } {
  const field: FormField = formFields[name];
  const { message = 'Please check this entry.', missing = message } = field;
  return { ...field, message, missing };
}

/** Returns the error message for a value with more than `limit` characters. */
export function describeTooLong(limit: number): string {
  return `Shorten this to ${limit.toLocaleString('en-US')} characters or fewer.`;
}

/** Error messages by field name. Valid fields are absent. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** Name of the honeypot field, which people cannot see. An inquiry with a value here is quarantined. */
export const honeypotField = 'website';

/**
 * Name of the field with the time when the visitor opened the form, in milliseconds since 1970 by the
 * visitor's own clock, which may be wrong. Set by the page's script; absent without JavaScript.
 */
export const startedField = 'started';

/**
 * Name of the field with the submission's UUID, which prevents a repeated post from being stored twice.
 * Set by the page's script; absent without JavaScript.
 */
export const submissionField = 'submission';

/** Path that the form posts to unless `PUBLIC_FORM_ENDPOINT` is set. */
export const inquiryPath = '/api/contact';

/** Maximum size of the body of a form post, in bytes. */
export const largestBody = 64 * 1024;
