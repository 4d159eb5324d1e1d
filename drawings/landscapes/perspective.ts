import { type Point, round } from '../parts/geometry.ts';

/** A line of equal structures, evenly spaced, that runs from the picture's plane to the horizon. */
export interface RecedingLine {
  foot: Point;
  vanishing: Point;
  /** The spacing, as a share of the distance from the eye to the nearest structure. */
  recession: number;
}

/** How much smaller a thing is `n` spans behind the nearest structure. */
export const scaleAt = ({ recession }: RecedingLine, n: number) => 1 / (1 + recession * n);

/** The place on the picture of a point by the nearest structure, moved `n` spans back. */
export function project(line: RecedingLine, [x, y]: Point, n: number): Point {
  const s = scaleAt(line, n);
  const [vx, vy] = line.vanishing;
  return [vx + (line.foot[0] + x - vx) * s, vy + (line.foot[1] + y - vy) * s];
}

/**
 * Path data of a projected span from t = `from` to `to`, without the first M: `at` gives its points.
 * Every piece is a curve with the span's own tangents at its ends.
 */
export function spanPieces(
  at: (t: number) => Point,
  from: number,
  to: number,
  pieces: number,
): string {
  const share = (i: number) => from + ((to - from) * i) / pieces;
  return Array.from({ length: pieces }, (_, i) => tangentCurve(at, share(i), share(i + 1))).join(
    '',
  );
}

function tangentCurve(at: (t: number) => Point, from: number, to: number): string {
  const step = (to - from) * 1e-3;
  const [a, b, a2, b2] = [at(from), at(to), at(from + step), at(to - step)];
  const [ux, uy] = [a2[0] - a[0], a2[1] - a[1]];
  const [vx, vy] = [b2[0] - b[0], b2[1] - b[1]];
  const reach = ((b[0] - a[0]) * vy - (b[1] - a[1]) * vx) / (ux * vy - uy * vx);
  return `Q${round(a[0] + ux * reach)} ${round(a[1] + uy * reach)} ${round(b[0])} ${round(b[1])}`;
}
