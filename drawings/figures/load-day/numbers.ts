type Point = readonly [x: number, y: number];

/**
 * A smooth curve through known points that never swings beyond them: piecewise cubic, with slopes
 * after Fritsch and Butland (harmonic means, and level where the points turn and at both ends).
 */
export function throughPoints(points: readonly Point[]): (x: number) => number {
  const slopes = points.map((point, i) => slope(points[i - 1], point, points[i + 1]));
  return (x) => {
    const found = points.findIndex(([end], i) => i > 0 && x <= end);
    const index = found < 0 ? points.length - 1 : found;
    const [start, end] = [points[index - 1], points[index]];
    if (!start || !end) return points[0]?.[1] ?? 0;
    const width = end[0] - start[0];
    const t = (x - start[0]) / width;
    const [leave, arrive] = [slopes[index - 1] ?? 0, slopes[index] ?? 0];
    return (
      start[1] +
      (end[1] - start[1]) * t * t * (3 - 2 * t) +
      width * t * (1 - t) * (leave * (1 - t) - arrive * t)
    );
  };
}

/** The first and last hour at which a load is at or above a limit, to the quarter-hour of a demand log. */
export function hoursAbove(
  load: (hour: number) => number,
  limit: number,
): readonly [from: number, to: number] {
  const quarters = Array.from({ length: 97 }, (_, i) => i / 4);
  const above = quarters.filter((hour) => load(hour) >= limit);
  return [above[0] ?? 0, above.at(-1) ?? 24];
}

function slope(before: Point | undefined, [x, y]: Point, after: Point | undefined): number {
  if (!before || !after) return 0;
  const [width, next] = [x - before[0], after[0] - x];
  const [rise, nextRise] = [(y - before[1]) / width, (after[1] - y) / next];
  if (rise * nextRise <= 0) return 0;
  const [weight, other] = [2 * next + width, next + 2 * width];
  return (weight + other) / (weight / rise + other / nextRise);
}
