/** A battery on a vertical conductor: two cells, long plate positive. It takes 18 of it. */
export function battery(x: number, y: number): string {
  return `M${x - 9} ${y - 9}h18M${x - 4.5} ${y - 3}h9M${x - 9} ${y + 3}h18M${x - 4.5} ${y + 9}h9`;
}

/** A converter, 26 square: what comes in over what goes out, 'dc' or 'ac'. */
export function converter(x: number, y: number, from: 'dc' | 'ac', to: 'dc' | 'ac'): string {
  const frame = `M${x - 13} ${y - 13}h26v26h-26zM${x - 13} ${y + 13}l26-26`;
  return frame + kind(from, x - 6, y - 6) + kind(to, x + 6, y + 6);
}

/** A photovoltaic array, 26 by 20. */
export function photovoltaic(x: number, y: number): string {
  return `M${x - 13} ${y - 10}h26v20h-26zM${x - 13} ${y - 10}l13 10 13-10`;
}

function kind(current: 'dc' | 'ac', x: number, y: number): string {
  return current === 'dc'
    ? `M${x - 4} ${y - 1.5}h8M${x - 4} ${y + 1.5}h8`
    : `M${x - 4} ${y}q2-5 4 0t4 0`;
}
