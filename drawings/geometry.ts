import { tenth } from '#electrical/tenth.ts';

/** Coordinates in units of a drawing, or data values on both axes of a plot. */
export type Point = readonly [x: number, y: number];

/** Edges of a rectangle, in units of a drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns path data that connects the points with straight lines, in absolute coordinates. */
export function polyline(points: readonly Point[]): string {
  // A tenth of a unit is less than a pixel at every size of the drawings.
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('');
}

export const segment = (from: Point, to: Point) => polyline([from, to]);

/** Returns the point at distance `length` from `from`, in the direction of `to`. */
export function toward(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = length / Math.hypot(dx, dy);
  return [from[0] + dx * part, from[1] + dy * part];
}

/** Simplifies a polyline: drops points that deviate less than `tolerance` (Douglas-Peucker algorithm). */
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

/** Distance from a point to the line segment between `start` and `end`. */
function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = dx * dx + dy * dy;
  const along = length
    ? Math.max(0, Math.min(1, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length))
    : 0;
  return Math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy);
}

/**
 * Returns path data that connects the points with straight lines, in whole units and relative coordinates to
 * save bytes.
 */
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

/** Formats two numbers for path data. Before a minus sign no space is needed, which saves a byte. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
