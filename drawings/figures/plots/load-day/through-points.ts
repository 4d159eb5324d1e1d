/**
 * A smooth curve through known points that never swings beyond them: piecewise cubic, with slopes
 * after Fritsch and Butland (harmonic means, and level where the points turn and at both ends).
 */
export function throughPoints(points: readonly Point[]): (x: number) => number {
  const pieces = points.slice(1).map((end, i) => ({ start: points[i] ?? end, end }));
  const slopes = [0, ...pieces.slice(1).map((piece, i) => turn(pieces[i] ?? piece, piece)), 0];
  return (x) => {
    const found = pieces.findIndex((piece) => x <= piece.end[0]);
    const index = found < 0 ? pieces.length - 1 : found;
    const piece = pieces[index];
    if (!piece) {
      return points[0]?.[1] ?? 0;
    }
    const [[fromX, fromY], [toX, toY]] = [piece.start, piece.end];
    const width = toX - fromX;
    const t = (x - fromX) / width;
    const [leave, arrive] = [slopes[index] ?? 0, slopes[index + 1] ?? 0];
    return (
      fromY +
      (toY - fromY) * t * t * (3 - 2 * t) +
      width * t * (1 - t) * (leave * (1 - t) - arrive * t)
    );
  };
}

type Point = readonly [x: number, y: number];

interface Piece {
  start: Point;
  end: Point;
}

function turn(before: Piece, after: Piece): number {
  const [first, second] = [slope(before), slope(after)];
  if (first * second <= 0) {
    return 0;
  }
  const [width, next] = [before.end[0] - before.start[0], after.end[0] - after.start[0]];
  const [weight, other] = [2 * next + width, next + 2 * width];
  return (weight + other) / (weight / first + other / second);
}

function slope({ start, end }: Piece): number {
  return (end[1] - start[1]) / (end[0] - start[0]);
}
