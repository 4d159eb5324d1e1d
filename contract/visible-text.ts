/*
 * Matches white space and invisible characters. Text pasted from web pages and address books often ends
 * with invisible characters that `trim` and `\s` do not match.
 *
 * Default ignorable code points include zero-width spaces and joiners, byte order marks, soft hyphens
 * and the characters that set the direction of text. U+2800 is the blank Braille pattern, U+FFF9 to
 * U+FFFB annotate text, and U+1D159 is an invisible note head.
 */
const invisible = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

// Code points that modify the preceding character, for example an emoji. They are not trimmed at the end of a
// value.
const modifiesPrevious = /[\p{Variation_Selector}\u{E0020}-\u{E007F}]/u;

// Zero-width characters except Hangul fillers, which take the place of a letter.
const zeroWidth = /(?![\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}/gu;

/** Removes invisible characters from both ends of `value`. */
export function trimInvisible(value: string): string {
  // Search from both ends, because a regular expression would take quadratic time at the end of the text.
  const characters = [...value];
  const first = characters.findIndex((character) => !invisible.test(character));
  if (first < 0) return '';
  const last = characters.findLastIndex(
    (character) => !invisible.test(character) || modifiesPrevious.test(character),
  );
  return characters.slice(first, last + 1).join('');
}

/**
 * Removes invisible characters around an email address, and zero-width characters within the address.
 * White space within the address is kept.
 */
export function cleanEmail(value: string): string {
  return trimInvisible(value).replaceAll(zeroWidth, '');
}
