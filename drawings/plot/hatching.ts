import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../parts/polyline.ts';
import type { PlotBox } from './plot.tsx';

/** Whether a point of the drawing, in its units, lies in an area. */
export type Inside = (x: number, y: number) => boolean;

/**
 * Strokes at 45 degrees wherever `inside` holds, `pitch` apart along the page. Rising strokes go up
 * to the right, falling ones down; both together make a cross-hatching.
 */
export function hatching(
  inside: Inside,
  { left, right, top, bottom }: PlotBox,
  pitch: number,
  slope: 'rising' | 'falling',
): string {
  const turn = slope === 'rising' ? -1 : 1;
  const reach = bottom - top;
  let path = '';
  for (let start = left - reach; start < right; start += pitch) {
    const y = (x: number) => (turn < 0 ? bottom - (x - start) : top + (x - start));
    const within = (x: number) => inside(x, y(x));
    const [from, to] = [Math.max(left, start), Math.min(right, start + reach)];
    for (const [a, b] of stretches(within, from, to)) {
      path += `M${tenth(a)} ${tenth(y(a))}l${tenth(b - a)} ${tenth(turn * (b - a))}`;
    }
  }
  return path;
}

/** Where a condition holds along a line, to a tenth. */
function stretches(holds: (at: number) => boolean, from: number, to: number) {
  const found: [number, number][] = [];
  let begin: number | undefined = holds(from) ? from : undefined;
  for (let at = from; at < to; ) {
    const next = Math.min(at + 1, to);
    const inside = holds(next);
    if (inside !== (begin !== undefined)) {
      const edge = crossing(holds, at, next);
      if (begin === undefined) begin = edge;
      else {
        found.push([begin, edge]);
        begin = undefined;
      }
    }
    at = next;
  }
  if (begin !== undefined) found.push([begin, to]);
  return found.filter(([a, b]) => b - a > 1);
}

function crossing(holds: (at: number) => boolean, from: number, to: number): number {
  const start = holds(from);
  let [low, high] = [from, to];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (holds(middle) === start) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The area inside polygons, for what is cut in a section. */
export function insideOf(...polygons: readonly (readonly Point[])[]): Inside {
  return (x, y) =>
    polygons.some((points) => {
      let inside = false;
      points.forEach(([bx, by], i) => {
        const [ax, ay] = points.at(i - 1) ?? [bx, by];
        if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
      });
      return inside;
    });
}
