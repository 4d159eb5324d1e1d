/**
 * A label on as many lines as it takes; words stay whole. `room` is how many characters a line may
 * have, or, where the size of the lettering is given, how many units it may be wide.
 */
export function wrap(label: string, room: number, letters?: number): string[] {
  // A monospaced character is six tenths of its size wide.
  const most = letters ? Math.floor(room / (letters * 0.6)) : room;
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const monoWidth = (text: string, size: number) => text.length * size * 0.6;
