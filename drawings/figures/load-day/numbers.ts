import type { Point } from '../../geometry.ts';

/**
 * Returns a smooth curve through the given points that never overshoots their values. The curve is piecewise
 * cubic with Fritsch-Butland slopes: harmonic means, and zero at turning points and at both ends.
 */
export function smoothCurveThrough(points: readonly Point[]): (x: number) => number {
  const slopes = points.map((point, i) => slopeAt(points[i - 1], point, points[i + 1]));
  return (x) => {
    const next = points.findIndex((point, i) => i > 0 && x <= point[0]);
    const index = next < 0 ? points.length - 1 : next;
    const [start, end] = [points[index - 1], points[index]];
    if (!start || !end) return points[0]?.[1] ?? 0;
    const width = end[0] - start[0];
    /** Position of `x` between the two points, from 0 to 1. */
    const t = (x - start[0]) / width;
    const startSlope = slopes[index - 1] ?? 0;
    const endSlope = slopes[index] ?? 0;
    return (
      start[1] +
      (end[1] - start[1]) * t * t * (3 - 2 * t) +
      width * t * (1 - t) * (startSlope * (1 - t) - endSlope * t)
    );
  };
}

/**
 * Returns the first and last hour at which a load is at or above a limit. Checks every quarter-hour, like a
 * demand log.
 */
export function hoursAbove(
  load: (hour: number) => number,
  limit: number,
): readonly [from: number, to: number] {
  const quartersPerDay = 96;
  const quarters = Array.from({ length: quartersPerDay + 1 }, (_, i) => i / 4);
  const above = quarters.filter((hour) => load(hour) >= limit);
  return [above[0] ?? 0, above.at(-1) ?? 24];
}

/** Returns the slope of the curve at a point, calculated from its two neighbors. */
function slopeAt(before: Point | undefined, [x, y]: Point, after: Point | undefined): number {
  if (!before || !after) return 0;
  const widthBefore = x - before[0];
  const widthAfter = after[0] - x;
  const slopeBefore = (y - before[1]) / widthBefore;
  const slopeAfter = (after[1] - y) / widthAfter;
  if (slopeBefore * slopeAfter <= 0) return 0;
  const weightBefore = 2 * widthAfter + widthBefore;
  const weightAfter = widthAfter + 2 * widthBefore;
  return (weightBefore + weightAfter) / (weightBefore / slopeBefore + weightAfter / slopeAfter);
}
