import { createHash } from 'node:crypto';

/**
 * The same words more often than this within a day are those of a program: the first `plain` reach
 * the owner as they are, the others marked for as long as they go on. It is no refusal, as a visitor
 * who saw an error may well send the same words again.
 */
export const repeatedText = { plain: 3, period: 86_400_000 } as const;

/**
 * Under this key a message is the same as another, whatever its case, spacing, punctuation and
 * invisible characters. Undefined where equal words say nothing: too few of them ("Please call
 * me"), or those with which a link of the site begins the message.
 */
export function toTextKey(message: string): string | undefined {
  const text = message
    .replace(linkWords, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
  if (text.length < leastText) return undefined;
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

// As `contract/prefill.ts` writes them.
const linkWords = /^About: .{1,200}(\r?\n|$)/;

// Letters and digits: about four words.
const leastText = 20;
