import type { EnquiryRecord } from '../database/enquiry-records.ts';

/** Enquiries as JSON: exact, and with nothing that a terminal would obey. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return text.replaceAll(/[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Enquiries as CSV with a first line of names, as RFC 4180 and spreadsheets want it. */
export function formatCsv(records: readonly EnquiryRecord[]): string {
  const lines = [[...columns], ...records.map((record) => columns.map((column) => record[column]))];
  return lines.map((line) => line.map(toCsvCell).join(',')).join('\r\n');
}

/** One line an enquiry, for reading. */
export function formatTable(records: readonly EnquiryRecord[]): string {
  if (records.length === 0) return 'No enquiries yet.';
  const head = ['RECEIVED', 'NAME', 'PHONE', 'EMAIL', 'DEPARTMENT', 'STATE', 'MAIL', 'ID'];
  const lines = records.map((record) => [
    `${record.receivedAt.slice(0, 16).replace('T', ' ')}Z`,
    shorten(record.name, 24),
    shorten(record.phone, 20),
    shorten(record.email, 32),
    toSafeLine(record.service),
    record.state,
    record.mail,
    record.id,
  ]);
  const widths = head.map((_, index) =>
    Math.max(...[head, ...lines].map((line) => line[index]?.length ?? 0)),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One enquiry in full, for reading. */
export function formatRecord(record: EnquiryRecord): string {
  const { message, ...rest } = record;
  const lines = Object.entries(rest).map(([name, value]) =>
    `${`${name}:`.padEnd(12)}${toSafeLine(value)}`.trimEnd(),
  );
  const text = message.split(/\r\n|\r|\n/).map((line) => `  ${toSafeLine(line)}`.trimEnd());
  return [...lines, 'message:', ...text].join('\n');
}

const columns = [
  'id',
  'receivedAt',
  'name',
  'phone',
  'email',
  'location',
  'service',
  'message',
  'state',
  'reason',
  'mail',
] as const satisfies readonly (keyof EnquiryRecord)[];

// A spreadsheet runs what begins like a formula; an apostrophe makes it text. A telephone number
// such as +1 432 555 0142 is none and stays as it is.
function toCsvCell(value: string): string {
  const isFormula = /^\s*[=@＝＠]|^[\t\r]|^\s*[+\-＋－](?![\d\s().+-]*$)/.test(value);
  const text = (isFormula ? `'${value}` : value).replaceAll(controls, ' ');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Line breaks and tabs belong to a cell; the rest would be obeyed by a terminal.
const controls = /(?![\t\r\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function toSafeLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ');
}

function shorten(value: string, length: number): string {
  const line = toSafeLine(value);
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
