/* Server-side validation of the contact form. Code that is shared with the browser is in `inquiry-form.ts`. */

import { z } from 'zod';
import {
  describeTooLong,
  type FieldErrors,
  getField,
  type InquiryField,
  inquiryFields,
} from './inquiry-form.ts';
import { cleanEmail, trimInvisible } from './visible-text.ts';

/**
 * Validates the values of a form and returns error messages by field, in the order of the form.
 *
 * Lengths are counted as the browser counts them for `maxlength`: in UTF-16 code units, with a line break
 * counted as one. Invisible characters around a value are ignored. Values are never trimmed or truncated: a
 * value is either stored as sent or rejected with a message.
 */
export function findFieldErrors(values: Record<InquiryField, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const message = findError(field, values[field]);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

function findError(name: InquiryField, value: string): string | undefined {
  const field = getField(name);
  const { control, limit, pattern, choices, message } = field;
  if (choices) return value === '' || Object.hasOwn(choices, value) ? undefined : message;
  // Check the length before the patterns, which are slow on long text.
  if (countCharacters(value) > limit) return describeTooLong(limit);
  const written = control === 'email' ? cleanEmail(value) : trimInvisible(value);
  if (written === '') return field.required ? field.missing : undefined;
  const isValid =
    (control !== 'email' || z.regexes.html5Email.test(written)) &&
    (pattern === undefined || matchesPattern(pattern, written));
  return isValid ? undefined : message;
}

/** Whether `value` matches `pattern`, using the same flags and anchors as the HTML `pattern` attribute. */
function matchesPattern(pattern: string, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'sv').test(value);
}

function countCharacters(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
