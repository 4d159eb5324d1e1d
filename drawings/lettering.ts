/**
 * Layout of a figure: `wide` for screens at least 761 px wide, `narrow` for phones, with fewer marks and larger
 * text.
 */
export type FigureSize = 'wide' | 'narrow';

/** Font size of figures, in units of the drawing. Text is at least 10 px tall at every page width. */
export const letterSize: Record<FigureSize, number> = { wide: 13, narrow: 15 };

/** Distance between baselines, as a multiple of the font size. */
export const lineSpacing = 1.3;

/** Half the height of capital letters and digits, as a multiple of the font size. */
export const halfCapital = 0.35;

/** Width of a character in the monospaced font, as a multiple of the font size. */
const characterWidth = 0.6;

/** Width of text in the monospaced font, in the unit of `size`, the font size. */
export function monoWidth(text: string, size: number): number {
  return countCharacters(text) * size * characterWidth;
}

/** Number of visible characters. Word joiners (U+2060) have no width and are not counted. */
function countCharacters(text: string): number {
  return text.replaceAll('\u2060', '').length;
}

/** Breaks text at spaces into lines of at most `maxCharacters` characters. A longer word gets its own line. */
export function wrap(text: string, maxCharacters: number): string[] {
  const [firstWord = '', ...words] = text.split(' ');
  const lines: string[] = [];
  let line = firstWord;
  for (const word of words) {
    const longerLine = `${line} ${word}`;
    if (countCharacters(longerLine) <= maxCharacters) {
      line = longerLine;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Breaks monospaced text at spaces into lines that are at most `width` units wide. */
export function wrapToWidth(text: string, width: number, size: number): string[] {
  return wrap(text, Math.floor(width / (size * characterWidth)));
}
