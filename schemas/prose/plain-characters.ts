import { plainText } from '#contract/plain-text.ts';

/**
 * Replaces the characters that `typeset` inserts with those of a typewriter. For structured data, feeds, social cards,
 * emails and other places that show no typeset text.
 */
export function toPlainCharacters(text: string): string {
  return plainText(text.replaceAll('\u2060–\u2060', '-'))
    .replaceAll('−', '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[₀-₉]/g, (digit) => digit.normalize('NFKC'));
}
