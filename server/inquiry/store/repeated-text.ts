import { createHash } from 'node:crypto';

/**
 * When the text of a message counts as repeated: the first `allowedCopies` inquiries with the same text within
 * `periodMilliseconds` are not flagged; further inquiries are. Repeated text is not refused, because a visitor
 * who saw an error message may well send the same text again.
 */
export const repeatedText = { allowedCopies: 3, periodMilliseconds: 86_400_000 } as const;

// The line that `contract/prefill.ts` prefills.
const prefilledLine = /^About: .{1,200}(\r?\n|$)/;

// Minimum number of letters and digits; about four words.
const minimumTextLength = 20;

// 22 characters of base64url hold 132 bits, which are enough to distinguish messages.
const keyLength = 22;

/**
 * Returns a key that is equal for messages that differ only in case, spacing, punctuation or invisible
 * characters. Text that was prefilled by a link is ignored. Returns undefined for short messages such as
 * "Please call me", because different visitors may send the same short message.
 */
export function toTextKey(message: string): string | undefined {
  const text = message
    .replace(prefilledLine, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
  if (text.length < minimumTextLength) return undefined;
  return createHash('sha256').update(text).digest('base64url').slice(0, keyLength);
}
