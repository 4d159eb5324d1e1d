import { z } from 'zod';
import {
  type EnquiryField,
  enquiryLimits,
  type FieldErrors,
  fieldMessages,
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
  email: required('email', fieldMessages.emailMissing).refine(
    (value) => value.trim() === '' || z.regexes.html5Email.test(value.trim()),
    { error: fieldMessages.email },
  ),
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

function required(field: EnquiryField, message: string) {
  return limited(field).refine((value) => value.trim() !== '', { error: message });
}

function countCharacters(value: string): number {
  return value.replaceAll('\r\n', '\n').length;
}
