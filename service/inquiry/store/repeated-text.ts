import { createHash } from 'node:crypto';

/**
 * When a text counts as repeated: `unflagged` inquiries with it within `period` milliseconds reach
 * the owner as they are, further ones are flagged. They are not refused, because a visitor who saw
 * an error may well send the same text again.
 */
export const repeatedText = { unflagged: 3, period: 86_400_000 } as const;

/**
 * A key that is equal for messages that differ only in case, spacing, punctuation or invisible
 * characters. Text that a link of the site prefilled is left out. Undefined for short messages such as
 * "Please call me", because different visitors may well write the same.
 */
export function toTextKey(message: string): string | undefined {
  const text = message
    .replace(prefilledLine, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
  if (text.length < shortestText) return undefined;
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

// Written by `contract/prefill.ts`.
const prefilledLine = /^About: .{1,200}(\r?\n|$)/;

// Letters and digits; about four words.
const shortestText = 20;
