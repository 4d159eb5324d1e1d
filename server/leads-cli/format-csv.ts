import { stringify } from 'csv-stringify/sync';
import { inquiryFields } from '#contract/inquiry-form.ts';
import type { InquiryRecord } from '../inquiry/store/inquiry-records.ts';

const columns = ['id', 'receivedAt', ...inquiryFields, 'state', 'reason', 'mail'] as const;

const visitorFields: ReadonlySet<string> = new Set(inquiryFields);

// Control characters that a terminal would interpret, except for line breaks and tabs.
const controlCharacters = /(?![\t\r\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

// Characters that start a formula, also in the forms that East Asian keyboards type.
const formulaSigns = '=+\\-@\u2212＝＋－＠﹢﹣﹦﹫';

// Characters that a program may skip before it looks for a formula.
const skipped = '[\\s\\p{Cf}"]*';

const formulaStart = new RegExp(`^(?:\\t|\\r|${skipped}[${formulaSigns}])`, 'u');

// Matches the place before a formula that follows a separator or a line break inside a value. Programs in
// which the owner has chosen another separator than the comma start a cell there, even between quotes.
const formulaInside = new RegExp(`(?=[${formulaSigns}])(?<=[,;\\t\\r\\n]${skipped})`, 'gu');

// Spreadsheets show these forms as typed. None of them is a number, a date or a formula.
const phoneAsTyped = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;

// Words in numbers and times: the exponent of `1e5`, the halves of the day and the parts of `2026-01-02T03:04Z`.
const shortValueWords = new Set(['e', 'a', 'p', 'am', 'pm', 't', 'z', 'utc', 'gmt']);

// Spreadsheets read a date with any of these names, also shortened to three letters or more.
const dateWords = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/**
 * Formats inquiries as CSV according to RFC 4180, with a header line and with every cell quoted. A UTF-8 mark
 * at the start makes Excel read accents correctly.
 */
export function formatCsv(records: readonly InquiryRecord[]): string {
  const rows = records.map((record) =>
    columns.map((column) => {
      const text = toPrintable(record[column]);
      return visitorFields.has(column) ? toText(text) : text;
    }),
  );
  return stringify([[...columns], ...rows], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
  });
}

/** Replaces the characters that a terminal would interpret. */
function toPrintable(value: string): string {
  // A carriage return without a line feed would make a terminal overwrite the line.
  return value.replaceAll(/\r(?!\n)/g, '\n').replaceAll(controlCharacters, ' ');
}

/**
 * Adds apostrophes to a value that a spreadsheet would calculate or convert, so that the cell contains the
 * value as text: one at the start of the value, and one before each formula inside it. Spreadsheets show the
 * apostrophes.
 */
function toText(value: string): string {
  const safe = value.replaceAll(formulaInside, "'");
  return formulaStart.test(value) || isConverted(value) ? `'${safe}` : safe;
}

/**
 * Whether a spreadsheet may read the value as a number, a date, a time or a truth value. A number would lose
 * its leading zeros, and `3-4` would become a day in March.
 */
function isConverted(value: string): boolean {
  const text = value.trim();
  if (/^(?:true|false)$/i.test(text)) return true;
  if (!/\d/.test(text) || phoneAsTyped.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => isValueWord(word.toLowerCase()));
}

function isValueWord(word: string): boolean {
  const isDateWord = word.length >= 3 && dateWords.some((name) => name.startsWith(word));
  return isDateWord || shortValueWords.has(word);
}
