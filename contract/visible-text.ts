/*
 * White space and characters that are not drawn. `trim` and `\s` know only some of them: a text that
 * is pasted from a web page or an address book often ends with others.
 *
 * Default ignorable are, among others, zero-width spaces and joiners, byte order marks, soft hyphens
 * and the characters that set the direction of text. U+2800 is the blank pattern of Braille, U+FFF9
 * to U+FFFB annotate text, U+1D159 is a musical note without a head.
 */
const invisible = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

// These change the character before them, as in an emoji or a flag, so they are not cut off its end.
const changesPrevious = /[\p{Variation_Selector}\u{E0020}-\u{E007F}]/u;

/** `value` without invisible characters at its start and its end. */
export function trimInvisible(value: string): string {
  // Loops over characters, because a regular expression takes quadratic time for the end.
  const characters = [...value];
  const first = characters.findIndex((character) => !invisible.test(character));
  if (first < 0) return '';
  const last = characters.findLastIndex(
    (character) => !invisible.test(character) || changesPrevious.test(character),
  );
  return characters.slice(first, last + 1).join('');
}

/** An email address without invisible characters around and within it; white space within stays. */
export function cleanEmail(value: string): string {
  return trimInvisible(value).replaceAll(zeroWidth, '');
}

// Not the fillers of Hangul, which take the place of a letter.
const zeroWidth = /(?![\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}/gu;
