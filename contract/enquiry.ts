import { z } from 'zod';
import {
  type EnquiryField,
  enquiryLimits,
  type FieldErrors,
  fieldMessages,
  fieldPatterns,
  type requiredFields,
} from './enquiry-form.ts';

/**
 * What a visitor sends: the six fields of the contact form, as typed.
 *
 * Lengths are counted as a browser's `maxlength` counts them: UTF-16 units, a line break as one.
 * Values are never trimmed or cut; they are kept as sent or refused with a message for the field.
 */
export const enquirySchema = z.object({
  name: required('name', fieldMessages.name),
  phone: required('phone', fieldMessages.phone),
  email: limited('email')
    .refine((value) => value.trim() !== '', { error: fieldMessages.emailMissing })
    .refine(isEmail, { error: fieldMessages.email }),
  location: limited('location'),
  service: z.enum(['', 'electrical', 'automation'], { error: fieldMessages.service }),
  message: limited('message'),
});

/** An enquiry whose every field has been checked. */
export type Enquiry = z.infer<typeof enquirySchema>;

/** The first message of each refused field of `values`, in the order of the form. */
export function findFieldErrors(values: Record<EnquiryField, string>): FieldErrors {
  const result = enquirySchema.safeParse(values);
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as EnquiryField;
    errors[field] ??= issue.message;
  }
  return errors;
}

function limited(field: EnquiryField) {
  const limit = enquiryLimits[field];
  return z
    .string()
    .refine((value) => countCharacters(value) <= limit, { error: fieldMessages.tooLong(limit) });
}

function required(field: RequiredField, message: string) {
  return limited(field).refine((value) => isWritten(field, value), { error: message });
}

function isEmail(value: string): boolean {
  // In this order: only of what is an address by HTML's rule is the pattern asked in no time.
  return z.regexes.html5Email.test(value.trim()) && isWritten('email', value.trim());
}

type RequiredField = (typeof requiredFields)[number];

/** Whether `value` is written as its field's pattern asks, as a browser understands patterns. */
function isWritten(field: RequiredField, value: string): boolean {
  return new RegExp(`^(?:${fieldPatterns[field]})$`, 'sv').test(value);
}

function countCharacters(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
