/** A row of two texts side by side; undefined where one has no such line. */
interface LinePair {
  left: string | undefined;
  right: string | undefined;
  same: boolean;
}

/** Two texts line by line: what they share stands in one row, what was replaced beside its successor. */
export function compareLines(leftText: string, rightText: string): LinePair[] {
  const left = splitLines(leftText);
  const right = splitLines(rightText);
  const kept = keepLongest(left, right);
  const pairs: LinePair[] = [];
  let [l, r] = [0, 0];
  for (const [nextLeft, nextRight] of [...kept, [left.length, right.length] as const]) {
    const rows = Math.max(nextLeft - l, nextRight - r);
    for (let row = 0; row < rows; row++) {
      pairs.push({
        left: l + row < nextLeft ? left[l + row] : undefined,
        right: r + row < nextRight ? right[r + row] : undefined,
        same: false,
      });
    }
    if (nextLeft < left.length && nextRight < right.length) {
      pairs.push({ left: left[nextLeft], right: right[nextRight], same: true });
    }
    [l, r] = [nextLeft + 1, nextRight + 1];
  }
  return pairs;
}

/** The rows that differ, each with the rows around it; undefined stands for rows left out. */
export function aroundChanges(pairs: readonly LinePair[], around = 2): (LinePair | undefined)[] {
  const shown = pairs.map((_, index) =>
    pairs.slice(Math.max(0, index - around), index + around + 1).some(({ same }) => !same),
  );
  return pairs.flatMap((pair, index) => {
    if (shown[index]) return [pair];
    return index === 0 || shown[index - 1] ? [undefined] : [];
  });
}

const splitLines = (text: string) => text.replace(/\n$/, '').split('\n');

/** The longest common lines, as pairs of their indices. */
function keepLongest(left: readonly string[], right: readonly string[]) {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const at = (l: number, r: number) => lengths[l]?.[r] ?? 0;
  for (let l = left.length - 1; l >= 0; l--) {
    for (let r = right.length - 1; r >= 0; r--) {
      const row = lengths[l] as Uint16Array;
      row[r] = left[l] === right[r] ? at(l + 1, r + 1) + 1 : Math.max(at(l + 1, r), at(l, r + 1));
    }
  }
  const kept: (readonly [number, number])[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    if (left[l] === right[r]) kept.push([l++, r++] as const);
    else if (at(l + 1, r) >= at(l, r + 1)) l++;
    else r++;
  }
  return kept;
}
