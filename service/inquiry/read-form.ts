import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  getField,
  honeypotField,
  type InquiryField,
  inquiryFields,
  largestBody,
  startedField,
  submissionField,
} from '#contract/inquiry-form.ts';

/** A form as it was sent; its values are not checked yet. */
export interface SentForm {
  values: Record<InquiryField, string>;
  /** Faults that the values do not show: a field sent twice, a file. */
  faults: Record<string, string>;
  honeypot: string;
  /** When the form was opened, in milliseconds since 1970 by the visitor's clock, as sent; or empty. */
  started: string;
  /** A UUID that a repeated send carries again. */
  submission: string | undefined;
}

/** Reads the body of a post as the contact form, or the status with which it is refused. */
export async function readForm(c: Context): Promise<SentForm | 400 | 413 | 415> {
  const contentType = c.req.header('Content-Type') ?? '';
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (type !== multipart && type !== urlencoded) return 415;
  try {
    if (await isTooLarge(c)) return 413;
    const bytes = await c.req.arrayBuffer();
    const isText = isUtf8(new Uint8Array(bytes));
    if (type === urlencoded) {
      if (!isText) return 400;
      // The platform takes a broken escape as it is written; this does not.
      decodeURIComponent(Buffer.from(bytes).toString('latin1'));
    }
    const form = new Response(bytes, { headers: { 'Content-Type': contentType } });
    const entries = [...(await form.formData())];
    return entries.length > mostEntries || (!isText && isTextBroken(entries))
      ? 400
      : sortEntries(entries);
  } catch {
    // It is malformed, or the sender went away.
    return 400;
  }
}

const multipart = 'multipart/form-data';
const urlencoded = 'application/x-www-form-urlencoded';

/** The form has ten entries; a hundred leaves room for fields of later releases. */
const mostEntries = 100;

type Entry = [name: string, value: string | File];

async function isTooLarge(c: Context): Promise<boolean> {
  const announced = c.req.header('Content-Length');
  // The server delivers no more than was announced, and a body that is not touched costs little.
  if (announced !== undefined && c.req.header('Transfer-Encoding') === undefined) {
    return Number(announced) > largestBody;
  }
  let isOver = false;
  const onError = () => {
    isOver = true;
    return new Response();
  };
  await bodyLimit({ maxSize: largestBody, onError })(c, async () => {});
  return isOver;
}

// A file may hold any bytes. Beside one, the sign that the platform puts for broken UTF-8 tells.
function isTextBroken(entries: Entry[]): boolean {
  const hasFile = entries.some(([, value]) => typeof value !== 'string');
  return !hasFile || entries.some(([name, value]) => `${name}${value}`.includes('\ufffd'));
}

const ownFields: readonly string[] = [
  ...inquiryFields,
  honeypotField,
  startedField,
  submissionField,
];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function sortEntries(entries: Entry[]): SentForm | 400 {
  // A map, as names come from outside and `__proto__` is one that an object would obey.
  const texts = new Map<string, string>();
  const faults: Record<string, string> = {};
  let honeypot = '';
  for (const [name, value] of entries) {
    const isOwn = ownFields.includes(name);
    if (typeof value !== 'string') {
      faults[isOwn ? name : 'message'] = 'Write this as text; files cannot be sent here.';
    } else if (isOwn) {
      // The database gives text back only up to a NUL, and no keyboard types one.
      if (value.includes('\0')) return 400;
      if (name === honeypotField) honeypot ||= value;
      if (texts.has(name)) faults[name] = 'Send this field only once.';
      else texts.set(name, value);
    }
  }
  const submission = texts.get(submissionField) ?? '';
  return {
    values: Object.fromEntries(
      inquiryFields.map((field) => [field, texts.get(field) || (getField(field).initial ?? '')]),
    ) as Record<InquiryField, string>,
    faults,
    honeypot,
    started: texts.get(startedField) ?? '',
    submission: uuid.test(submission) ? submission : undefined,
  };
}
