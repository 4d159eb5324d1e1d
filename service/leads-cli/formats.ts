import { inquiryFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import type { InquiryRecord } from '../inquiry/store/inquiry-records.ts';

/** Inquiries as JSON: exact, and with nothing that a terminal would obey. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  // JSON itself escapes the rest of them; the line breaks here are its own.
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Inquiries as CSV with a first line of names, per RFC 4180. */
export function formatCsv(records: readonly InquiryRecord[]): string {
  const lines = [[...columns], ...records.map((record) => columns.map((column) => record[column]))];
  return lines.map((line) => line.map(toCsvCell).join(',')).join('\r\n');
}

export function formatTable(records: readonly InquiryRecord[]): string {
  if (records.length === 0) return 'No inquiries yet.';
  const head = 'RECEIVED KIND NAME PHONE EMAIL DEPARTMENT STATE REASON MAIL REFERENCE ID'.split(
    ' ',
  );
  const lines = records.map((record) => [
    `${record.receivedAt.slice(0, 16).replace('T', ' ')}Z`,
    toSafeLine(record.kind),
    shorten(record.name, 24),
    shorten(record.phone, 20),
    shorten(record.email, 32),
    toSafeLine(record.service),
    record.state,
    record.reason,
    record.mail,
    toReference(record.id),
    record.id,
  ]);
  const widths = head.map((_, index) =>
    Math.max(...[head, ...lines].map((line) => line[index]?.length ?? 0)),
  );
  const writeLine = (line: string[]) =>
    line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ');
  return [head, ...lines].map((line) => writeLine(line).trimEnd()).join('\n');
}

export function formatRecord(record: InquiryRecord): string {
  const { id, message, ...rest } = record;
  const lines = Object.entries({ id, reference: toReference(id), ...rest }).map(([name, value]) =>
    `${`${name}:`.padEnd(12)}${toSafeLine(value)}`.trimEnd(),
  );
  const text = message.split(/\r\n|\r|\n/).map((line) => `  ${toSafeLine(line)}`.trimEnd());
  return [...lines, 'message:', ...text].join('\n');
}

const columns = ['id', 'receivedAt', ...inquiryFields, 'state', 'reason', 'mail'] as const;

function toCsvCell(value: string): string {
  // A carriage return alone takes a terminal back to the start of the line, to write over it.
  const text = value.replaceAll(/\r(?!\n)/g, '\n').replaceAll(controls, ' ');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// A spreadsheet runs what begins like a formula, whatever invisible stands before it; an
// apostrophe makes it text. A phone number such as +1 432 555 0142 is none and stays as it is.
const formula = /^[\t\r]|^[\s\p{Cf}]*(?:[=@＝＠＋－]|[+-](?![\d\s().+-]*$))/u;

// Line breaks and tabs belong to a cell; the rest would be obeyed by a terminal.
const controls = /(?![\t\r\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Words for a terminal: lines, and nothing else that it would obey. */
export function toSafeText(value: string): string {
  return value.split('\n').map(toSafeLine).join('\n');
}

function toSafeLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');
}

// Between characters as people see them, not within an emoji.
function shorten(value: string, length: number): string {
  const line = toSafeLine(value);
  if (line.length <= length) return line;
  let short = '';
  for (const { segment } of characters.segment(line)) {
    if (short.length + segment.length >= length) break;
    short += segment;
  }
  return `${short}…`;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
