import { z } from 'zod';
import {
  type FieldErrors,
  getField,
  type InquiryField,
  inquiryFields,
  writeTooLong,
} from './inquiry-form.ts';
import { cleanEmail, trimInvisible } from './visible-text.ts';

/**
 * What is wrong with the values of a form, by field, in its order.
 *
 * Lengths are counted as a browser's `maxlength` counts them: UTF-16 units, a line break as one.
 * Invisible characters around a value do not count. The value itself is never trimmed or cut; it is
 * kept as sent or refused with a message for the field.
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
  // Before the patterns, which take their time over a long text.
  if (countCharacters(value) > limit) return writeTooLong(limit);
  const written = control === 'email' ? cleanEmail(value) : trimInvisible(value);
  if (written === '') return field.required ? field.missing : undefined;
  const isRight =
    (control !== 'email' || z.regexes.html5Email.test(written)) &&
    (pattern === undefined || isWritten(pattern, written));
  return isRight ? undefined : message;
}

/** Whether `value` is written as `pattern` requires, as a browser understands patterns. */
function isWritten(pattern: string, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'sv').test(value);
}

function countCharacters(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
