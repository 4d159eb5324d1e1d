import type { PlacedPart, PlacedWords } from './arrangement.ts';

/** What stands right of a part: its label, and under it its note. */
export function wordsBeside({ part, x, y, inHead }: PlacedPart): PlacedWords[] {
  const lines = [
    { text: part.symbol === 'box' ? undefined : part.label, quiet: false },
    { text: part.note, quiet: true },
  ].filter((line) => line.text !== undefined);
  const top = y + (lines.length > 1 ? -3 : 4.5);
  return lines.map(({ text = '', quiet }, index) => ({
    x: x + (inHead ? 30 : 26),
    y: top + index * 15,
    anchor: 'start',
    text,
    quiet,
  }));
}
