import { isUtf8 } from 'node:buffer';

/** A field's name and text; a file has no text. */
export type FormEntry = readonly [name: string, text: string | undefined];

/** The form has nine; a body with more entries than this is of no use to anybody and not read. */
export const mostEntries = 100;

/** @returns undefined when the body is malformed. */
export function parseUrlencoded(body: Uint8Array): FormEntry[] | undefined {
  const pairs = decodeUtf8(body)?.split('&', mostEntries + 2);
  if (!pairs || pairs.length > mostEntries) return undefined;
  try {
    return pairs
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      });
  } catch {
    return undefined;
  }
}

/** The text that `bytes` are, a mark of byte order included; undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

// Strict where URLSearchParams guesses: a broken escape or broken UTF-8 throws.
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
