import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../../parts/polyline.ts';

/** From the middle of a ring to where a line that only passes it breaks off. */
const reach = 9.5;

/** The pieces of a straight line that breaks around each ring it passes, other than at its ends. */
export function brokenAround(line: readonly Point[], rings: readonly Point[]): Point[][] {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end) return [];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const on = (along: number): Point => [
    tenth(start[0] + (dx * along) / length),
    tenth(start[1] + (dy * along) / length),
  ];
  const breaks = rings
    .filter((ring) => ring !== start && ring !== end)
    .flatMap(([x, y]) => {
      const along = ((x - start[0]) * dx + (y - start[1]) * dy) / length;
      const off = ((x - start[0]) * dy - (y - start[1]) * dx) / length;
      if (Math.abs(off) >= reach || along <= 0 || along >= length) return [];
      const half = Math.sqrt(reach ** 2 - off ** 2);
      return [[along - half, along + half] as const];
    })
    .sort(([one], [other]) => one - other);
  const from = [0, ...breaks.map(([, to]) => to)];
  return from.map((piece, index) => [on(piece), on(breaks[index]?.[0] ?? length)]);
}
