/** `wide` is for screens from 761 px, `narrow` for phones, with fewer marks and larger lettering. */
export type FigureSize = 'wide' | 'narrow';

/** Letter size of figures in units of the drawing: at least 10 px at all widths of the page. */
export const letterSize: Record<FigureSize, number> = { wide: 13, narrow: 15 };

/** Distance between baselines, in letter sizes. */
export const lineSpacing = 1.3;

/** Half the height of capitals and digits, in letter sizes. */
export const halfCapital = 0.35;

/** Width of a character of the monospaced face, in letter sizes. */
const characterWidth = 0.6;

export function monoWidth(text: string, size: number): number {
  return countCharacters(text) * size * characterWidth;
}

/** Number of characters that take up width; word joiners do not. */
const countCharacters = (text: string) => text.replaceAll('\u2060', '').length;

/** Wraps a text at spaces into lines of at most `characters`. */
export function wrap(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && countCharacters(longer) <= characters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text at spaces into lines of at most `width` units. */
export function wrapToWidth(text: string, width: number, size: number): string[] {
  return wrap(text, Math.floor(width / (size * characterWidth)));
}
