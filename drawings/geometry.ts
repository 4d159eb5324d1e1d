import { tenth } from '#electrical/tenth.ts';

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at every size the drawings are shown. */
export const round = tenth;

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

export const polygon = (points: readonly Point[]) => `${polyline(points)}Z`;

export const segment = (from: Point, to: Point) => polyline([from, to]);

/** The point on the way between two points; 0 is the first, 1 the second. */
export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** The point `length` away from the first toward the second. */
export function toward(from: Point, to: Point, length: number): Point {
  return between(from, to, length / Math.hypot(to[0] - from[0], to[1] - from[1]));
}

/** Path data of a bar that narrows from one half width to another. */
export function taperedBar(from: Point, to: Point, startHalf: number, endHalf: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  return polygon([
    [from[0] + nx * startHalf, from[1] + ny * startHalf],
    [to[0] + nx * endHalf, to[1] + ny * endHalf],
    [to[0] - nx * endHalf, to[1] - ny * endHalf],
    [from[0] - nx * startHalf, from[1] - ny * startHalf],
  ]);
}

/** Path data of a hanging span as seen from the side: a parabola, lowest `sag` under its chord. */
export function span(from: Point, to: Point, sag: number): string {
  const [mx, my] = between(from, to, 0.5);
  return `M${round(from[0])} ${round(from[1])}Q${round(mx)} ${round(my + 2 * sag)} ${round(to[0])} ${round(to[1])}`;
}

/** A table of numbers in threes, a row between commas. Example: '90 300 62, 590 750 66' */
export const triples = (table: string) =>
  [...table.matchAll(/([^\s,]+) (\S+) ([^\s,]+)/g)].map(([, ...row]) => row.map(Number) as Triple);

export type Triple = [number, number, number];

/** A repeatable sequence of numbers from 0 to 1, so that a drawing comes out the same every time. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 3266489909) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** The line without the points that lie within `tolerance` of it (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = -1;
  points.forEach((point, index) => {
    const off = distanceToSegment(point, first, last);
    if (off > distance) [farthest, distance] = [index, off];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** How far a point lies from the segment between two others. */
function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = dx * dx + dy * dy;
  const along = length
    ? Math.max(0, Math.min(1, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length))
    : 0;
  return Math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy);
}

/** A path of straight pieces through the points, on whole units, written as steps to save bytes. */
export function linePath(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let path = '';
  points.forEach((point, index) => {
    const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y];
    if (index && !dx && !dy) return;
    if (index && !dx) path += `v${dy}`;
    else if (index && !dy) path += `h${dx}`;
    else path += `${index ? 'l' : 'M'}${pair(dx, dy)}`;
    [x, y] = [x + dx, y + dy];
  });
  return path;
}

/** Two numbers as a path writes them: a minus sign already separates. */
export function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
