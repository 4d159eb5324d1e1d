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
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`)
    .join('');
}

export const segment = (from: Point, to: Point) => polyline([from, to]);

/** Returns the point at distance `length` from `from`, in the direction of `to`. */
export function toward(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = length / Math.hypot(dx, dy);
  return [from[0] + dx * part, from[1] + dy * part];
}

/** Simplifies a polyline by removing points that deviate less than `tolerance` (Douglas-Peucker algorithm). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToSegment(point, first, last));
  const largest = Math.max(...distances);
  if (largest <= tolerance) return [first, last];
  const farthest = distances.indexOf(largest);
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** Distance from a point to the line segment between `start` and `end`. */
function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const [toX, toY] = [point[0] - start[0], point[1] - start[1]];
  const squaredLength = dx * dx + dy * dy;
  // Position of the nearest point of the segment, as a fraction from its start.
  let fraction = 0;
  if (squaredLength > 0) {
    fraction = Math.max(0, Math.min(1, (toX * dx + toY * dy) / squaredLength));
  }
  return Math.hypot(toX - fraction * dx, toY - fraction * dy);
}

/**
 * Returns path data that connects the points with straight lines. Coordinates are relative and in whole units, to save
 * bytes.
 */
export function wholeUnitPolyline(points: readonly Point[]): string {
  const [first, ...others] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (!first) return '';
  let [x, y] = first;
  let path = `M${formatPair(x, y)}`;
  for (const [nextX, nextY] of others) {
    path += relativeLine(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return path;
}

function relativeLine(dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return '';
  if (dx === 0) return `v${dy}`;
  if (dy === 0) return `h${dx}`;
  return `l${formatPair(dx, dy)}`;
}

/** Formats two numbers for path data. Omits the space before a minus sign, which saves a byte. */
function formatPair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
