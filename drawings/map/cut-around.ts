import type { Point } from '../parts/polyline.ts';
import type { Box } from './label-placement.ts';

/** A straight piece of a line. */
export type Stretch = readonly [from: Point, to: Point];

/** What remains of a straight line where it stops at each box, with no stub too short to be a dash. */
export function cutAround(line: Stretch, boxes: readonly Box[]): Stretch[] {
  const [from, to] = line;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const covered = boxes
    .map((box) => partInside(line, box))
    .filter(([enters, leaves]) => enters < leaves)
    .sort(([one], [other]) => one - other);
  const starts = [0, ...covered.map(([, leaves]) => leaves)].map((_, index, all) =>
    Math.max(...all.slice(0, index + 1)),
  );
  const ends = [...covered.map(([enters]) => enters), 1];
  return starts.flatMap((start, index): Stretch[] => {
    const end = ends[index] ?? 1;
    return (end - start) * length < shortest ? [] : [[at(start), at(end)]];
  });
}

const shortest = 7;

/** The parts of a line, 0 to 1, between which it lies inside a box; the first is the greater where none does. */
function partInside([from, to]: Stretch, [left, top, right, bottom]: Box): [number, number] {
  const across = within(from[0], to[0], left, right);
  const down = within(from[1], to[1], top, bottom);
  return [Math.max(0, across[0], down[0]), Math.min(1, across[1], down[1])];
}

function within(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return one < other ? [one, other] : [other, one];
}
