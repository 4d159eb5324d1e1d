import { tenth } from '#electrical/tenth.ts';

/** Where a value lies on an axis, in units of the drawing. */
export type Scale = (value: number) => number;

/** A place in units of the drawing, or the values of a place on both axes. */
export type Point = readonly [x: number, y: number];

type Range = readonly [from: number, to: number];

/** Equal steps take equal lengths. The result is rounded to tenths of a unit. */
export function linear([low, high]: Range, [from, to]: Range): Scale {
  return (value) => tenth(from + ((value - low) / (high - low)) * (to - from));
}

/** Each factor of ten takes the same length. Values are above zero. */
export function logarithmic([low, high]: Range, range: Range): Scale {
  const even = linear([Math.log10(low), Math.log10(high)], range);
  return (value) => even(Math.log10(value));
}

/** Values from one to another, `step` apart, both included. */
export function steps(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) =>
    Number((from + index * step).toFixed(6)),
  );
}

/** Points of the curve of a formula, `count` intervals apart, evenly spaced along x. */
export function curvePoints(
  formula: (x: number) => number,
  from: number,
  to: number,
  count = 40,
): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, formula(x)];
  });
}

/** A curve as a path. */
export function curve(
  x: Scale,
  y: Scale,
  [from, to]: Range,
  formula: (x: number) => number,
  count?: number,
): string {
  return polyline(curvePoints(formula, from, to, count).map(([a, b]) => [x(a), y(b)]));
}

/**
 * The path of straight lines from point to point, rounded to tenths. It is written in steps, which
 * makes a page with curves some percent smaller.
 */
export function polyline(points: readonly Point[]): string {
  let path = '';
  let [x, y] = [0, 0];
  for (const point of points) {
    const [nextX, nextY] = [tenth(point[0]), tenth(point[1])];
    path += path ? `l${tenth(nextX - x)} ${tenth(nextY - y)}` : `M${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}
