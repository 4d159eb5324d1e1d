/** How many lines differ between two texts; one that was edited counts once. */
export function countChangedLines(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  // The longest run of lines that both have, in order.
  let row = new Array<number>(b.length + 1).fill(0);
  for (const line of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      next.push(
        line === other ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0),
      );
    }
    row = next;
  }
  return Math.max(a.length, b.length) - (row.at(-1) ?? 0);
}
