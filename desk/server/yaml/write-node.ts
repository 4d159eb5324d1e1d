import { writeScalar } from './write-scalar.ts';

/**
 * A new value as block YAML: what stands after the indicator on its line, and the lines below it
 * indented by `column` spaces. A collection with entries begins on a line of its own.
 */
export function writeValue(value: unknown, column: number): string {
  if (Array.isArray(value) && value.length > 0) {
    const lines = value.map((item) => `${' '.repeat(column)}${writeItem(item, column)}`);
    return `\n${lines.join('\n')}`;
  }
  if (isFilledMap(value)) {
    const lines = Object.entries(value).map(
      ([key, entry]) => `${' '.repeat(column)}${writePair(key, entry, column)}`,
    );
    return `\n${lines.join('\n')}`;
  }
  return ` ${writeFlow(value)}`;
}

/** A list item whose dash stands at `column`; the lines below the first are indented. */
export function writeItem(value: unknown, column: number): string {
  if (!isFilledMap(value)) return `-${writeValue(value, column + 2)}`;
  // The first key stands beside the dash.
  return `- ${writeValue(value, column + 2).trimStart()}`;
}

/** A field whose key stands at `column`. */
export function writePair(key: string, value: unknown, column: number): string {
  return `${writeKey(key)}:${writeValue(value, column + 2)}`;
}

/** A value on one line. */
export function writeFlow(value: unknown, inFlow = false): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => writeFlow(item, true)).join(', ')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value).map(([key, entry]) => writeFlowPair(key, entry));
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  return writeScalar(value, { style: 'plain', inFlow });
}

/** A field of a collection on one line. */
export const writeFlowPair = (key: string, value: unknown) =>
  `${writeKey(key)}: ${writeFlow(value, true)}`;

/** Quoted where a plain key would be read as something else. */
export const writeKey = (key: string) => writeScalar(key, { style: 'plain', inFlow: true });

/** Whether a value has named fields, one at least. */
export function isFilledMap(value: unknown): value is Record<string, unknown> {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0
  );
}
