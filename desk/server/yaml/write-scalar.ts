import { parse } from 'yaml';

/** How the text of a scalar is written. */
type ScalarStyle = 'plain' | 'single' | 'double';

/** Where a scalar stands: in a flow collection commas and brackets end it. */
interface ScalarPlace {
  style: ScalarStyle;
  inFlow: boolean;
  /** Whether a day may stand without quotes, as it does where the schema expects a day. */
  isDay?: boolean;
}

/** A scalar on one line, in the style that it had if that can hold it. */
export function writeScalar(value: unknown, { style, inFlow, isDay }: ScalarPlace): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? null);
  if (unprintable.test(value) || style === 'double') return writeDouble(value);
  if (style === 'single') return writeSingle(value);
  return isPlain(value, inFlow) || (isDay && day.test(value)) ? value : writeSingle(value);
}

/** A text of several lines as a block below its line; anything else on the line. */
export function writeBlockText(value: unknown, indent: string): string {
  const isBlock =
    typeof value === 'string' &&
    value.includes('\n') &&
    !unprintable.test(value.replaceAll('\n', '')) &&
    /^\S/.test(value) &&
    !/\n\n$/.test(value);
  if (!isBlock) return writeScalar(value, { style: 'plain', inFlow: false });
  const lines = value.replace(/\n$/, '').split('\n');
  const body = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  return `${value.endsWith('\n') ? '|' : '|-'}\n${body}`;
}

/** Whether every reader of YAML takes these words as text when they stand without quotes. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (text === '' || text.trim() !== text) return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`=~<]/.test(text) || /^(---|\.\.\.)/.test(text)) return false;
  if (/:(\s|$)/.test(text) || /\s#/.test(text)) return false;
  if (inFlow && /[,[\]{}]/.test(text)) return false;
  // Readers of older YAML know more numbers, days and switches than this one does.
  if (/^[-+.\d][-+.\d_:,eExXoObBa-fA-FTtZz ]*$/.test(text)) return false;
  if (/^(yes|no|on|off|true|false|null|\.inf|\.nan)$/i.test(text)) return false;
  return typeof parse(text) === 'string';
}

const writeSingle = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Also escapes what YAML's reader takes as the end of a line and JSON does not. */
const writeDouble = (text: string) =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Signs that must be escaped: control characters, ends of lines, halves of a sign. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u;

const day = /^\d{4}-\d\d-\d\d$/;
