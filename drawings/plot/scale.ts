import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../geometry.ts';

/** Converts a data value to drawing units. */
export type Scale = (value: number) => number;

/** Data values or drawing units at both ends of an axis. */
export type Range = readonly [from: number, to: number];

/** Creates a linear scale. Results are rounded to tenths of a drawing unit. */
export function linear([low, high]: Range, [from, to]: Range): Scale {
  return (value) => tenth(from + ((value - low) / (high - low)) * (to - from));
}

/** Creates a logarithmic scale, which accepts only values above zero. */
export function logarithmic([low, high]: Range, range: Range): Scale {
  const linearInLog = linear([Math.log10(low), Math.log10(high)], range);
  return (value) => linearInLog(Math.log10(value));
}

/** Returns the numbers from `from` to `to`, both included, at intervals of `step`. */
export function inclusiveRange(from: number, to: number, step = 1): number[] {
  const intervals = Math.round((to - from) / step);
  const numbers: number[] = [];
  for (let index = 0; index <= intervals; index += 1) {
    // Rounding removes floating-point errors such as 0.30000000000000004.
    numbers.push(Number((from + index * step).toFixed(6)));
  }
  return numbers;
}

/** Returns points on the curve of a formula. The points divide the x range into `count` equal intervals. */
export function curvePoints(
  formula: (x: number) => number,
  from: number,
  to: number,
  count = 40,
): Point[] {
  const points: Point[] = [];
  for (let index = 0; index <= count; index += 1) {
    const x = from + ((to - from) * index) / count;
    points.push([x, formula(x)]);
  }
  return points;
}

/** Returns the path of a formula's curve in drawing units. `x` and `y` convert the data values. */
export function curvePath(
  x: Scale,
  y: Scale,
  [from, to]: Range,
  formula: (x: number) => number,
  count?: number,
): string {
  return relativePolyline(
    curvePoints(formula, from, to, count).map((point) => [x(point[0]), y(point[1])]),
  );
}

/**
 * Returns the path of straight lines from point to point, rounded to tenths. Coordinates are relative, which makes
 * a page with curves a few percent smaller.
 */
export function relativePolyline(points: readonly Point[]): string {
  let path = '';
  let [x, y] = [0, 0];
  for (const point of points) {
    const [nextX, nextY] = [tenth(point[0]), tenth(point[1])];
    path += path ? `l${tenth(nextX - x)} ${tenth(nextY - y)}` : `M${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}
