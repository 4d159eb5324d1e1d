import {
  type FilledForm,
  filledFormVersion,
  maxRows,
  maxText,
  type RowChanges,
  type Stroke,
  signatureArea,
} from './filled-form.ts';

/** Maximum size of a file that is opened as a copy, in bytes. */
export const maxCopyBytes = 2 * 1024 * 1024;

/** Maximum length of a key, in characters, and maximum number of points in all strokes of a signature. */
const maxKey = 200;
const maxPoints = 20_000;

/** Marks a file as a copy of a filled-in form. */
const copyFormat = 'field-form';

/** Why a file cannot be opened. `newer`: a later release of the site wrote it. `rows`: a table has too many rows. */
export type CopyFault = 'size' | 'foreign' | 'newer' | 'rows';

export type OpenedCopy = { form: FilledForm } | { fault: CopyFault };

/** Returns the text of a file with a copy of the form. */
export function writeCopy(form: FilledForm): string {
  return JSON.stringify({ format: copyFormat, form });
}

/** Parses and validates the text of a file, which may come from anybody. */
export function readCopy(text: string): OpenedCopy {
  if (text.length > maxCopyBytes) return { fault: 'size' };
  const copy = parseJson(text);
  if (!isRecord(copy) || copy.format !== copyFormat) return { fault: 'foreign' };
  return readFilledForm(copy.form);
}

/** Validates a form from a copy or from the device. Unknown properties are dropped. */
export function readFilledForm(data: unknown): OpenedCopy {
  if (!isRecord(data)) return { fault: 'foreign' };
  const { version, id, form, title, changedAt } = data;
  if (typeof version === 'number' && version > filledFormVersion) return { fault: 'newer' };
  if (version !== filledFormVersion) return { fault: 'foreign' };
  if (!isText(id, maxKey) || !isKey(form) || !isText(title, maxKey)) return { fault: 'foreign' };
  if (typeof changedAt !== 'number' || !Number.isFinite(changedAt)) return { fault: 'foreign' };
  const values = readRecord(data.values, isValue);
  const labels = readRecord(data.labels, isValue);
  const rows = readRecord(data.rows, isRowChanges);
  const signatures = readRecord(data.signatures, isSignature);
  if (!values || !labels || !rows || !signatures) return { fault: 'foreign' };
  const hasTooManyRows = Object.values(rows).some(({ added }) => added.length > maxRows);
  if (hasTooManyRows) return { fault: 'rows' };
  const filled: FilledForm = {
    version: filledFormVersion,
    id,
    form,
    title,
    changedAt,
    values,
    labels,
    rows,
    signatures,
  };
  return { form: filled };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isText = (data: unknown, most: number): data is string =>
  typeof data === 'string' && data.length <= most;

const isValue = (data: unknown): data is string => isText(data, maxText);

/** Returns whether the text consists of ids, which are lowercase words with hyphens, separated by slashes. */
const isKey = (data: unknown): data is string =>
  isText(data, maxKey) && /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(data);

const isKeys = (data: unknown): data is string[] => Array.isArray(data) && data.every(isKey);

const isRowChanges = (data: unknown): data is RowChanges =>
  isRecord(data) && isKeys(data.added) && isKeys(data.removed);

function isSignature(data: unknown): data is Stroke[] {
  if (!Array.isArray(data) || !data.every(Array.isArray)) return false;
  const numbers: unknown[] = data.flat();
  const most = Math.max(signatureArea.width, signatureArea.height);
  const isCoordinate = (value: unknown) =>
    Number.isInteger(value) && Math.abs(Number(value)) <= most;
  return numbers.length <= 2 * maxPoints && numbers.every(isCoordinate);
}

/** Returns the record if all its keys and values are valid; otherwise undefined. */
function readRecord<Value>(
  data: unknown,
  isValid: (value: unknown) => value is Value,
): Record<string, Value> | undefined {
  if (!isRecord(data)) return undefined;
  const entries = Object.entries(data);
  const validEntries = entries.filter(
    (entry): entry is [string, Value] => isKey(entry[0]) && isValid(entry[1]),
  );
  return validEntries.length === entries.length ? Object.fromEntries(validEntries) : undefined;
}
