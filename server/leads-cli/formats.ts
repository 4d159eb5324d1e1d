import { type DepartmentWords, findDepartment } from '#contract/departments.ts';
import { toReference } from '#contract/reference.ts';
import type { InquiryRecord } from '../inquiry/store/inquiry-records.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface TableColumn {
  title: string;
  format(record: InquiryRecord, departments: DepartmentWords): string;
}

const tableColumns: TableColumn[] = [
  { title: 'RECEIVED', format: ({ receivedAt }) => formatMinute(receivedAt) },
  { title: 'KIND', format: ({ kind }) => toSafeLine(kind) },
  { title: 'NAME', format: ({ name }) => shorten(name, 24) },
  { title: 'PHONE', format: ({ phone }) => shorten(phone, 20) },
  { title: 'EMAIL', format: ({ email }) => shorten(email, 32) },
  {
    title: 'DEPARTMENT',
    format: ({ service }, departments) =>
      service === '' ? '' : shorten(findDepartment(departments, service) ?? service, 20),
  },
  { title: 'STATE', format: ({ state }) => state },
  { title: 'REASON', format: ({ reason }) => reason },
  { title: 'MAIL', format: ({ mail }) => mail },
  { title: 'REFERENCE', format: ({ id }) => toReference(id) },
  { title: 'ID', format: ({ id }) => id },
];

/** Formats a value as JSON in which all characters that a terminal would interpret are escaped. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  // `stringify` already escapes control characters up to U+001F. Line breaks are part of the JSON layout.
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

export function formatTable(
  records: readonly InquiryRecord[],
  departments: DepartmentWords,
): string {
  if (records.length === 0) return 'No inquiries yet.';
  const lines = [
    tableColumns.map(({ title }) => title),
    ...records.map((record) => tableColumns.map(({ format }) => format(record, departments))),
  ];
  const widths = tableColumns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const padCells = (line: string[]) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0));
  return lines.map((line) => padCells(line).join('  ').trimEnd()).join('\n');
}

/** Formats `2026-01-02T03:04:05.000Z` as `2026-01-02 03:04Z`. */
function formatMinute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')}Z`;
}

export function formatRecord(record: InquiryRecord): string {
  const { id, message, ...rest } = record;
  const fields = { id, reference: toReference(id), ...rest };
  const lines = Object.entries(fields).map(([name, value]) => {
    const label = `${name}:`.padEnd(12);
    return `${label}${toSafeLine(value)}`.trimEnd();
  });
  const text = message.split(/\r\n|\r|\n/).map((line) => `  ${toSafeLine(line)}`.trimEnd());
  return [...lines, 'message:', ...text].join('\n');
}

/**
 * Replaces control characters, except for line breaks, with spaces, so that a terminal only shows the text.
 */
export function toSafeText(value: string): string {
  return value.split('\n').map(toSafeLine).join('\n');
}

function toSafeLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');
}

// Truncates between graphemes, because a cut inside an emoji would change the emoji.
function shorten(value: string, length: number): string {
  const line = toSafeLine(value);
  if (line.length <= length) return line;
  let short = '';
  for (const { segment } of graphemes.segment(line)) {
    if (short.length + segment.length >= length) break;
    short += segment;
  }
  return `${short}…`;
}
