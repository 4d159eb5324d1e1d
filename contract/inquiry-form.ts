/*
 * The contact form, shared by the browser and the service: its fields with their limits and messages, its
 * hidden fields, and its validation. The page's script and the service call the same functions, so that they
 * accept the same values and show the same messages.
 */

import { hasForeignLocalPart, toMailAddress } from './email-address.ts';
import { findLengthProblem } from './text-length.ts';
import { trimInvisible } from './visible-text.ts';

/** One field of the contact form. The field's label and hint are in `content/contact.yaml`. */
export interface FormField {
  title: string;
  /** Maximum length of a value, in characters. */
  limit: number;
  control: 'text' | 'tel' | 'email' | 'text-area' | 'select' | 'radio';
  autoComplete?: string;
  required?: true;
  /**
   * Regular expression for valid values. Without JavaScript, the browser also validates it as the control's
   * `pattern` attribute. Surrounding white space is ignored. Empty values are checked by `required`, not by
   * `pattern`.
   */
  pattern?: string;
  /** Error message for an invalid value. */
  message?: string;
  /** Error message for an empty required field. Default: `message`. */
  missing?: string;
  /** Error message for an email address with letters before the @ that many mail servers do not accept. */
  foreign?: string;
  /**
   * Default labels of the choices by value; `content/contact.yaml` has the owner's. A `select` also offers an
   * empty choice.
   */
  choices?: Readonly<Record<string, string>>;
  /** The preselected choice. An empty value is treated as this choice. */
  initial?: string;
}

/**
 * Fields of the contact form, in the order of the form. The form, its validation, the database,
 * emails and exports are all derived from this list.
 */
export const formFields = {
  kind: {
    title: 'About',
    limit: 10,
    control: 'radio',
    message: 'Choose whether you have a job for us or want to work with us.',
    choices: { job: 'A job', work: 'Working with us' },
    initial: 'job',
  },
  name: {
    title: 'Name',
    limit: 100,
    control: 'text',
    autoComplete: 'name',
    required: true,
    pattern: String.raw`.*\S.*`,
    message: 'Enter your name.',
  },
  phone: {
    title: 'Phone',
    limit: 40,
    control: 'tel',
    autoComplete: 'tel',
    required: true,
    // Any format with at least seven digits; extensions are allowed.
    pattern: String.raw`(\D*\d){7}.*`,
    message: 'Enter a phone number we can call, with at least seven digits.',
  },
  email: {
    title: 'Email',
    limit: 254,
    control: 'email',
    autoComplete: 'email',
    required: true,
    // The browser's validation accepts domains without a dot, which cannot receive email.
    pattern: String.raw`.+@.+\..+`,
    message: 'Enter a full email address, such as name@example.com.',
    missing: 'Enter an email address.',
    foreign: 'Enter an email address with only letters from a to z, digits and signs before the @.',
  },
  location: { title: 'Location', limit: 200, control: 'text', autoComplete: 'off' },
  service: {
    title: 'Department',
    limit: 10,
    control: 'select',
    message: 'Choose one of the departments in the list.',
    choices: { electrical: 'Electrical', automation: 'Automation' },
  },
  message: { title: 'Message', limit: 5000, control: 'text-area' },
} as const satisfies Record<string, FormField>;

export type InquiryField = keyof typeof formFields;

export const inquiryFields = Object.keys(formFields) as InquiryField[];

/** Returns the definition of a field, with default messages where the field defines none. */
export function getField(name: InquiryField): FormField & { message: string; missing: string } {
  const field: FormField = formFields[name];
  const { message = 'Please check this entry.', missing = message } = field;
  return { ...field, message, missing };
}

/** Error messages for posts that only programs send. */
export const programMessages = {
  repeated: 'Send this field only once.',
  file: 'Type this in. Files cannot be sent with this form.',
} as const;

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

/** Names of all fields that the form sends, in the order in which errors are listed. */
export const sentFields = [...inquiryFields, honeypotField, startedField, submissionField] as const;

export type SentField = (typeof sentFields)[number];

/** Error messages by field name. Valid fields are absent. */
export type FieldErrors = Partial<Record<SentField, string>>;

/**
 * Validates the values of a form and returns error messages by field, in the order of the form.
 *
 * Invisible characters around a value are ignored. Values are never trimmed or truncated: a value is either
 * stored as sent or rejected with a message.
 */
export function findFieldErrors(values: Record<InquiryField, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of inquiryFields) {
    const message = findFieldError(field, values[field]);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

/** Validates the value of one field. Returns its error message, or undefined if the value is valid. */
export function findFieldError(name: InquiryField, value: string): string | undefined {
  const { control, pattern, choices, required, message, missing, foreign } = getField(name);
  if (choices) {
    const isOffered = value === '' || Object.hasOwn(choices, value);
    return isOffered ? undefined : message;
  }
  // Check the length before the patterns, which are slow on long text.
  const tooLong = findLengthError(name, value);
  if (tooLong !== undefined) return tooLong;
  const trimmed = trimInvisible(value);
  if (trimmed === '') return required ? missing : undefined;
  if (control === 'email') {
    if (toMailAddress(trimmed) !== undefined) return undefined;
    return hasForeignLocalPart(trimmed) ? foreign : message;
  }
  if (pattern !== undefined && !matchesPattern(pattern, trimmed)) return message;
  return undefined;
}

/** Returns the error message for a value that is longer than the limit of its field. */
export function findLengthError(name: InquiryField, value: string): string | undefined {
  const { choices, limit } = getField(name);
  return choices ? undefined : findLengthProblem(value, limit);
}

/** Whether `value` matches `pattern`, using the same flags and anchors as the HTML `pattern` attribute. */
function matchesPattern(pattern: string, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'sv').test(value);
}
