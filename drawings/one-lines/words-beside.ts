import type { PlacedPart, PlacedWords } from './arrangement.ts';
import { symbolBreadth } from './symbol-reach.ts';

/** What stands right of a part: its label, and under it its note. */
export function wordsBeside(placed: PlacedPart): PlacedWords[] {
  const { part, x, y, inHead } = placed;
  const lines = [
    { text: part.symbol === 'box' ? undefined : part.label, quiet: false },
    { text: part.note, quiet: true },
  ].filter((line) => line.text !== undefined);
  // Above what joins a head from its side.
  const top = y + (lines.length > 1 ? (inHead && part.side ? -10 : -3) : 4.5);
  return lines.map(({ text = '', quiet }, index) => ({
    x: x + Math.max(inHead ? 30 : 27, symbolBreadth(placed) + 8),
    y: top + index * 15,
    anchor: 'start',
    text,
    quiet,
  }));
}
