/*
 * The contact form as both sides know it, without the library that checks it: the browser's part
 * of the form is built from this file alone.
 */

/** Field names in the order in which the form shows them. */
export const enquiryFields = ['name', 'phone', 'email', 'location', 'service', 'message'] as const;

/** The name of a field of the contact form. */
export type EnquiryField = (typeof enquiryFields)[number];

/** The longest value of each field, in characters. */
export const enquiryLimits = {
  name: 100,
  phone: 40,
  email: 254,
  location: 200,
  service: 10,
  message: 5000,
} as const satisfies Record<EnquiryField, number>;

/** Fields without which an enquiry is refused. */
export const requiredFields = ['name', 'phone', 'email'] as const satisfies readonly EnquiryField[];

/**
 * How the required values are written, as the `pattern` of their fields. What the browser's own
 * check of an email address leaves open is the dot in its domain, without which no mail arrives;
 * a phone number may be written in any way, extension and all, if it has enough digits to be one.
 */
export const fieldPatterns = {
  name: String.raw`.*\S.*`,
  phone: String.raw`(\D*\d){7}.*`,
  email: String.raw`.+@.+\..+`,
} as const satisfies Record<(typeof requiredFields)[number], string>;

/** What a visitor reads beside a field that cannot be taken. */
export const fieldMessages = {
  name: 'Enter your name.',
  phone: 'Enter a phone number we can call, with at least seven digits.',
  emailMissing: 'Enter an email address.',
  email: 'Enter a full email address, such as name@example.com.',
  service: 'Choose Electrical or Automation, or leave the department blank.',
  tooLong: (limit: number) =>
    `Shorten this to ${limit.toLocaleString('en-US')} characters or fewer.`,
} as const;

/** Messages by field; absent fields are in order. */
export type FieldErrors = Partial<Record<EnquiryField, string>>;

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
export const enquiryPath = '/api/contact';

/** Where a browser's plain form post is sent after the enquiry is kept. */
export const thankYouPath = '/contact/thank-you';

/** The page that holds the form. */
export const contactPath = '/contact';

/** The largest body of a post, in bytes. */
export const bodyLimit = 64 * 1024;
