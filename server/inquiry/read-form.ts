import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type FieldErrors,
  getField,
  honeypotField,
  type InquiryField,
  inquiryFields,
  largestBody,
  programMessages,
  type SentField,
  sentFields,
  startedField,
  submissionField,
} from '#contract/inquiry-form.ts';
import type { SentForm } from '../shared/sent-form.ts';

const multipart = 'multipart/form-data';
const urlencoded = 'application/x-www-form-urlencoded';

/** Maximum number of form entries. The form has ten; later versions may add fields. */
const maxEntries = 100;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Entry = [name: string, value: string | File];

/** Parses the request body as the contact form. Returns an HTTP status if the post must be refused. */
export async function readForm(c: Context): Promise<SentForm | 400 | 413 | 415> {
  const contentType = c.req.header('Content-Type') ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (mediaType !== multipart && mediaType !== urlencoded) return 415;
  try {
    if (await isTooLarge(c)) return 413;
    const bytes = await c.req.arrayBuffer();
    const isText = isUtf8(new Uint8Array(bytes));
    if (mediaType === urlencoded) {
      if (!isText) return 400;
      // Throws if a percent-escape is malformed, because `formData` would return it undecoded.
      decodeURIComponent(Buffer.from(bytes).toString('latin1'));
    }
    const form = new Response(bytes, { headers: { 'Content-Type': contentType } });
    const entries = [...(await form.formData())];
    if (entries.length > maxEntries) return 400;
    if (!isText && isTextMalformed(entries)) return 400;
    return readEntries(entries);
  } catch {
    // The body is malformed, or the sender closed the connection.
    return 400;
  }
}

async function isTooLarge(c: Context): Promise<boolean> {
  const announced = c.req.header('Content-Length');
  // With a Content-Length, the size is known without reading the body, because the server never delivers more
  // bytes than announced.
  if (announced !== undefined && c.req.header('Transfer-Encoding') === undefined) {
    return Number(announced) > largestBody;
  }
  let isOverLimit = false;
  const onError = () => {
    isOverLimit = true;
    return new Response();
  };
  await bodyLimit({ maxSize: largestBody, onError })(c, async () => {});
  return isOverLimit;
}

// Whether the text in a body that is not valid UTF-8 is malformed. If the body contains no file, its text
// must be malformed. A file may contain any bytes, so if the body contains a file, its text is malformed only
// if a name or value contains a replacement character.
function isTextMalformed(entries: Entry[]): boolean {
  const hasFile = entries.some(([, value]) => typeof value !== 'string');
  if (!hasFile) return true;
  return entries.some(([name, value]) => `${name}${value}`.includes('\ufffd'));
}

function isSentField(name: string): name is SentField {
  return sentFields.some((field) => field === name);
}

function readEntries(entries: Entry[]): SentForm | 400 {
  const texts = new Map<SentField, string>();
  const faults: FieldErrors = {};
  let honeypot = '';
  for (const [name, value] of entries) {
    if (typeof value !== 'string') {
      faults[isSentField(name) ? name : 'message'] = programMessages.file;
    } else if (isSentField(name)) {
      // NUL characters are refused: SQLite returns text only up to the first NUL, and visitors cannot type a
      // NUL.
      if (value.includes('\0')) return 400;
      // If the honeypot was sent several times, one non-empty value counts as filled.
      if (name === honeypotField) honeypot ||= value;
      if (texts.has(name)) faults[name] = programMessages.repeated;
      else texts.set(name, value);
    }
  }
  const submission = texts.get(submissionField) ?? '';
  const values = inquiryFields.map((field) => [
    field,
    texts.get(field) || (getField(field).initial ?? ''),
  ]);
  return {
    values: Object.fromEntries(values) as Record<InquiryField, string>,
    faults,
    honeypot,
    started: texts.get(startedField) ?? '',
    submission: uuid.test(submission) ? submission : undefined,
  };
}
