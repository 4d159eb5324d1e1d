import { decodeUtf8, type FormEntry, mostEntries } from './parse-form.ts';

/**
 * The entries of a `multipart/form-data` body, or undefined when it is not exactly one.
 *
 * Stricter than the parser of the platform, which takes the second of two names, decodes base64,
 * puts replacement characters where bytes are not UTF-8, and reads any number of parts with heads
 * of any length. What two readers could take for two things is refused here: text before the first
 * part and after the last one is passed over, but not where it holds the boundary too.
 */
export function parseMultipart(body: Uint8Array, contentType: string): FormEntry[] | undefined {
  const boundary = readBoundary(contentType);
  if (boundary === undefined) return undefined;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const first = bytes.indexOf(delimiter.subarray(2));
  if (first < 0 || (first > 0 && bytes.indexOf(delimiter) !== first - 2)) return undefined;
  let at = first + delimiter.length - 2;

  const entries: FormEntry[] = [];
  while (!startsWith(bytes, at, '--')) {
    if (!startsWith(bytes, at, '\r\n') || entries.length === mostEntries) return undefined;
    const headEnd = bytes.subarray(at, at + longestHead).indexOf('\r\n\r\n') + at;
    const end = headEnd < at ? -1 : bytes.indexOf(delimiter, headEnd + 4);
    const head = end < 0 ? undefined : readHead(bytes.subarray(at + 2, headEnd));
    if (!head) return undefined;
    const text = head.isFile ? undefined : decodeUtf8(bytes.subarray(headEnd + 4, end));
    if (!head.isFile && text === undefined) return undefined;
    entries.push([head.name, text]);
    at = end + delimiter.length;
  }
  const rest = bytes.subarray(at + 2);
  const isOver = rest.length === 0 || startsWith(rest, 0, '\r\n');
  return isOver && !rest.includes(delimiter.subarray(2)) ? entries : undefined;
}

// Room for the longest name that a file can have, however it is written.
const longestHead = 4096;

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.subarray(at, at + text.length).toString('latin1') === text;
}

/** As RFC 2046 has it: up to 70 characters of a few kinds. */
function readBoundary(contentType: string): string | undefined {
  const boundary = readParameters(contentType)?.get('boundary') ?? '';
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : undefined;
}

/** What the lines in front of a part say of it. */
function readHead(head: Buffer): { name: string; isFile: boolean } | undefined {
  const fields = new Map<string, string>();
  for (const line of (decodeUtf8(head) ?? '').split('\r\n')) {
    const [, field = '', value = ''] = /^([\w-]+):[ \t]*([^\0\r\n]*)$/.exec(line) ?? [];
    if (field === '' || fields.has(field.toLowerCase())) return undefined;
    fields.set(field.toLowerCase(), value.trimEnd());
  }
  const disposition = fields.get('content-disposition') ?? '';
  const isOfForm = /^form-data[ \t]*(;|$)/i.test(disposition);
  const parameters = isOfForm ? readParameters(disposition) : undefined;
  const name = parameters?.get('name');
  if (!parameters || name === undefined || parameters.has('name*')) return undefined;
  // Forms are sent as they are. In an encoded part another reader would see other words.
  const encoding = fields.get('content-transfer-encoding') ?? 'binary';
  if (!/^(7bit|8bit|binary)$/i.test(encoding)) return undefined;
  return { name, isFile: parameters.has('filename') || parameters.has('filename*') };
}

/** What follows the first word, as `; name="value"`; undefined where one is named twice. */
function readParameters(header: string): Map<string, string> | undefined {
  const found = new Map<string, string>();
  let rest = header.replace(/^[^;]*/, '').trimEnd();
  while (rest !== '' && rest !== ';') {
    const [whole = '', name = '', quoted, plain = ''] = parameter.exec(rest) ?? [];
    if (name === '' || found.has(name.toLowerCase())) return undefined;
    found.set(name.toLowerCase(), quoted ?? plain);
    rest = rest.slice(whole.length);
  }
  return found;
}

const parameter = /^;[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"([^"]*)"|([^\s;"]+))[ \t]*(?=;|$)/;
