import { tenth } from '#electrical/tenth.ts';

/** A place in units of a drawing, or by its values on both axes of a plot. */
export type Point = readonly [x: number, y: number];

/** The edges of a rectangle, in units of a drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The path of straight lines from point to point, in absolute coordinates. */
export function polyline(points: readonly Point[]): string {
  // Tenths are finer than a pixel at all sizes of the drawings.
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('');
}

export const segment = (from: Point, to: Point) => polyline([from, to]);

/** The point `length` away from the first toward the second. */
export function toward(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = length / Math.hypot(dx, dy);
  return [from[0] + dx * part, from[1] + dy * part];
}

/** Removes points within `tolerance` of a line between others (Douglas and Peucker). */
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

/** Distance of a point from the segment between two others. */
function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = dx * dx + dy * dy;
  const along = length
    ? Math.max(0, Math.min(1, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length))
    : 0;
  return Math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy);
}

/** The path of straight lines from point to point, in relative coordinates of whole units to save bytes. */
export function wholeUnitPolyline(points: readonly Point[]): string {
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

/** Two numbers in path data, without a space before a minus sign, which separates them already. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
