/** `wide` is shown from 761 px on, `narrow` on phones: fewer marks and larger lettering. */
export type FigureSize = 'wide' | 'narrow';

/** Letter size of figures in units of their drawing: at least 10 px at every width they are shown at. */
export const letterSize: Record<FigureSize, number> = { wide: 13, narrow: 15 };

/** From one baseline to the next, in letter sizes. */
export const lineSpacing = 1.3;

/** From the middle of capitals and digits down to their baseline, in letter sizes. */
export const halfCapital = 0.35;

/** Width of a character of the monospaced face, in letter sizes. */
const characterWidth = 0.6;

export function monoWidth(text: string, size: number): number {
  return countCharacters(text) * size * characterWidth;
}

/** The characters that take up room, which word joiners do not. */
const countCharacters = (text: string) => text.replaceAll('\u2060', '').length;

/** A text in lines of at most so many characters; words stay whole. */
export function wrap(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && countCharacters(longer) <= characters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text in lines of at most so many units. */
export function wrapToWidth(text: string, width: number, size: number): string[] {
  return wrap(text, Math.floor(width / (size * characterWidth)));
}
