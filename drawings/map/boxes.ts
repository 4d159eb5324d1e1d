import type { Point } from '../parts/polyline.ts';

/** A rectangle: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A straight piece of a line. */
export type Stretch = readonly [from: Point, to: Point];

/** The square around a point. */
export function around([x, y]: Point, reach: number): Box {
  return [x - reach, y - reach, x + reach, y + reach];
}

/** Whether two boxes share room. */
export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether a box lies inside another. */
export function isInside(box: Box, frame: Box): boolean {
  return box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
}

/** Whether a line runs through a box, by its points every three units. */
export function crosses([left, top, right, bottom]: Box, line: readonly Point[]): boolean {
  return line.some((from, index) => {
    const to = line[index + 1] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 3));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
      const [x, y] = [from[0] + part * dx, from[1] + part * dy];
      return x > left && x < right && y > top && y < bottom;
    });
  });
}

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
export function partInside([from, to]: Stretch, [left, top, right, bottom]: Box): [number, number] {
  const across = within(from[0], to[0], left, right);
  const down = within(from[1], to[1], top, bottom);
  return [Math.max(0, across[0], down[0]), Math.min(1, across[1], down[1])];
}

function within(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return one < other ? [one, other] : [other, one];
}
