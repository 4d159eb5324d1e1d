import {
  bodyLimit,
  type EnquiryField,
  enquiryFields,
  honeypotField,
  startedField,
  submissionField,
} from '../../contract/enquiry-form.ts';
import { type FormEntry, parseUrlencoded } from './parse-form.ts';
import { parseMultipart } from './parse-multipart.ts';
import { readBody } from './read-body.ts';

/** A form as it was sent; its values are not checked yet. */
export interface SentForm {
  values: Record<EnquiryField, string>;
  /** Faults that the values do not show: a field sent twice, a file. */
  faults: Record<string, string>;
  honeypot: string;
  /** When the script first saw the form, as it was sent; empty without script. */
  started: string;
  /** Present only if it is a UUID. */
  submission: string | undefined;
}

/** A form, or the status with which a body that is none is refused. */
type ReadForm = SentForm | 400 | 413 | 415;

/** Reads the body of a post as the contact form. */
export async function readForm(request: Request): Promise<ReadForm> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const parse = parsers.get((contentType.split(';')[0] ?? '').trim().toLowerCase());
  if (!parse) return 415;
  try {
    const body = await readBody(request, bodyLimit);
    if (!body) return 413;
    const entries = parse(body, contentType);
    return entries ? sortEntries(entries) : 400;
  } catch {
    // The sender went away, or kept the service busy a few bytes at a time.
    return 400;
  }
}

const parsers = new Map([
  ['multipart/form-data', parseMultipart],
  ['application/x-www-form-urlencoded', parseUrlencoded],
]);

const ownFields: readonly string[] = [
  ...enquiryFields,
  honeypotField,
  startedField,
  submissionField,
];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function sortEntries(entries: FormEntry[]): ReadForm {
  // A map, as names come from outside and `__proto__` is one that an object would obey.
  const texts = new Map<string, string>();
  const faults: Record<string, string> = {};
  for (const [name, value] of entries) {
    const isOwn = ownFields.includes(name);
    if (value === undefined) {
      faults[isOwn ? name : 'message'] = 'Write this as text; files cannot be sent here.';
    } else if (isOwn) {
      // The database gives text back only up to a NUL, and no keyboard types one.
      if (value.includes('\0')) return 400;
      if (texts.has(name)) faults[name] = 'Send this field only once.';
      else texts.set(name, value);
    }
  }
  const submission = texts.get(submissionField) ?? '';
  return {
    values: Object.fromEntries(
      enquiryFields.map((field) => [field, texts.get(field) ?? '']),
    ) as Record<EnquiryField, string>,
    faults,
    honeypot: entries.find(([name, value]) => name === honeypotField && value)?.[1] ?? '',
    started: texts.get(startedField) ?? '',
    submission: uuid.test(submission) ? submission : undefined,
  };
}
