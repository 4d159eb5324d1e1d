import { distanceToSegment, type Point, pair } from '../parts/geometry.ts';

export type Height = (x: number, y: number) => number;

const cell = 12;

/** All lines of one height across a sheet, by marching squares over a grid that overhangs it. */
export function traceContour(
  height: Height,
  level: number,
  width: number,
  depth: number,
): Point[][] {
  const ends = new Map<string, Point[]>();
  for (let y = -cell; y < depth + cell; y += cell) {
    for (let x = -cell; x < width + cell; x += cell) {
      const crossings = edges
        .map(([ax, ay, bx, by]) => [x + ax * cell, y + ay * cell, x + bx * cell, y + by * cell])
        .flatMap(([ax = 0, ay = 0, bx = 0, by = 0]): Point[] => {
          const [from, to] = [height(ax, ay) - level, height(bx, by) - level];
          if (from < 0 === to < 0) return [];
          const part = from / (from - to);
          return [[ax + (bx - ax) * part, ay + (by - ay) * part]];
        });
      // Four crossings are a saddle: two pieces, the first joined to the second.
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [a, b] = [crossings[index], crossings[index + 1]];
        if (a && b) join(ends, a, b);
      }
    }
  }
  return [...new Set(ends.values())];
}

/** A smooth path along a line: each second point bends it, on whole units. */
export function smoothPath(line: readonly Point[]): string {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 6) return '';
  const isClosed = keyOf(first) === keyOf(last);
  const bends = line.filter(
    (_, index) => index % 2 === 0 || (!isClosed && index === line.length - 1),
  );
  const rounded = bends.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const ring = isClosed ? [...rounded.slice(0, -1), ...rounded.slice(0, 2)] : rounded;
  const [start, second] = ring;
  if (!start || !second) return '';
  let [x, y] = isClosed ? between(start, second) : start;
  let path = `M${pair(x, y)}`;
  ring.slice(1, -1).forEach((bend, index, all) => {
    const next = ring[index + 2] ?? bend;
    const to = index === all.length - 1 && !isClosed ? next : between(bend, next);
    path += `q${pair(bend[0] - x, bend[1] - y)}${to[0] < x ? '' : ' '}${pair(to[0] - x, to[1] - y)}`;
    [x, y] = to;
  });
  return path;
}

/** The sides of a cell from corner to corner: top, right, bottom, left. */
const edges = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
] as const;

/** Adds a piece to the line it continues, or starts one; a line is kept under both of its ends. */
function join(ends: Map<string, Point[]>, a: Point, b: Point): void {
  const [before, after] = [ends.get(keyOf(a)), ends.get(keyOf(b))];
  ends.delete(keyOf(a));
  ends.delete(keyOf(b));
  const line = [
    ...reach(before, a),
    ...(before && before === after ? [b] : reach(after, b).reverse()),
  ];
  for (const old of [before, after]) {
    for (const end of [old?.[0], old?.at(-1)]) if (end) ends.delete(keyOf(end));
  }
  const [first, last] = [line[0], line.at(-1)];
  if (first) ends.set(keyOf(first), line);
  if (last) ends.set(keyOf(last), line);
}

/** The line as far as the point, turned so that it ends there. */
function reach(line: Point[] | undefined, point: Point): Point[] {
  if (!line) return [point];
  const last = line.at(-1);
  return last && keyOf(last) === keyOf(point) ? [...line] : line.toReversed();
}

function keyOf([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function between(a: Point, b: Point): Point {
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
}

/** A repeatable stream of numbers from 0 to 1: the same slug always gives the same ground. */
function seeded(slug: string): () => number {
  let state = 2166136261;
  for (const letter of slug) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gentle ground of a slug: a long slope, with a few broad rises and draws on it. */
export function groundOf(slug: string, width: number, depth: number): Height {
  const next = seeded(slug);
  const fall = next() * Math.PI * 2;
  const hills = Array.from({ length: 9 }, (_, index) => ({
    x: next() * width,
    y: next() * depth,
    reach: 38 + next() * 60,
    stretch: 0.6 + next() * 0.8,
    rise: (index % 3 ? 1 : -1) * (0.35 + next() * 0.65),
  }));
  return (x, y) =>
    hills.reduce(
      (sum, hill) => {
        const [dx, dy] = [(x - hill.x) / hill.reach, ((y - hill.y) / hill.reach) * hill.stretch];
        return sum + hill.rise * Math.exp(-(dx * dx + dy * dy));
      },
      ((x * Math.cos(fall) + y * Math.sin(fall)) / width) * 0.9,
    );
}

/** A long rise along a line, as the caprock runs: what wind farms are built on. */
export function ridgeAlong(line: readonly Point[], reach: number): Height {
  return (x, y) => {
    const nearest = Math.min(
      ...line.slice(1).map((end, index) => distanceToSegment([x, y], line[index] ?? end, end)),
    );
    return Math.exp(-((nearest / reach) ** 2));
  };
}
