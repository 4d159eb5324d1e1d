import { tenth } from '#electrical/tenth.ts';
import type { Box } from '../../../map/label-placement.ts';
import type { Position } from '../../../map/projection.ts';
import type { RegionMap } from '../../../map/region-map.ts';
import type { Point } from '../../../parts/polyline.ts';

/** The window that a drawing opens on the service map, and where everything lies in it. */
export interface MapFrame {
  box: Box;
  at: (position: Position) => Point;
  /** Units of the drawing for a mile along the ground. */
  mile: number;
  /** The line between the states, as far as the window shows it. */
  stateLine: Point[][];
  /** Where two whole degrees meet. */
  degrees: Point[];
  meridian: (degrees: number) => readonly [top: number, bottom: number];
  parallel: (degrees: number) => readonly [left: number, right: number];
}

/** The whole degrees that the window shows. */
export const meridians = [-104, -103, -102];
export const parallels = [33, 32, 31];

const kilometersPerMile = 1.609344;

/** `corner` is the point of the service map that falls on the window's upper left corner. */
export function frameOf(
  { project, unitsPerKm, stateLines, meridianAt, parallelAt }: RegionMap,
  box: Box,
  corner: Point,
  scale: number,
): MapFrame {
  const [left, top, right, bottom] = box;
  const toX = (x: number) => tenth(left + (x - corner[0]) * scale);
  const toY = (y: number) => tenth(top + (y - corner[1]) * scale);
  const fromX = (x: number) => corner[0] + (x - left) / scale;
  const fromY = (y: number) => corner[1] + (y - top) / scale;
  const at = (position: Position): Point => {
    const [x, y] = project(position);
    return [toX(x), toY(y)];
  };
  return {
    box,
    at,
    degrees: meridians.flatMap((longitude) =>
      parallels.map((latitude) => at({ latitude, longitude })),
    ),
    mile: kilometersPerMile * unitsPerKm * scale,
    stateLine: stateLines
      .map((line) => line.map(([x, y]): Point => [toX(x), toY(y)]))
      .flatMap((line) => within(line, box)),
    meridian: (degrees) => [
      toX(meridianAt(degrees, fromY(top))),
      toX(meridianAt(degrees, fromY(bottom))),
    ],
    parallel: (degrees) => [
      toY(parallelAt(degrees, fromX(left))),
      toY(parallelAt(degrees, fromX(right))),
    ],
  };
}

/** The parts of a line that lie in a box. */
function within(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  line.slice(1).forEach((end, index) => {
    const cut = segmentWithin(line[index] ?? end, end, box);
    if (!cut) return;
    const last = parts.at(-1);
    const joint = last?.at(-1);
    if (joint && joint[0] === cut[0][0] && joint[1] === cut[0][1]) last?.push(cut[1]);
    else parts.push([...cut]);
  });
  return parts;
}

/** The part of a segment that lies in a box, by the parameters at which it enters and leaves. */
function segmentWithin(
  [x, y]: Point,
  [endX, endY]: Point,
  [left, top, right, bottom]: Box,
): [Point, Point] | undefined {
  const [dx, dy] = [endX - x, endY - y];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-dx, x - left],
    [dx, right - x],
    [-dy, y - top],
    [dy, bottom - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  if (enter >= leave) return undefined;
  const on = (part: number): Point => [tenth(x + part * dx), tenth(y + part * dy)];
  return [on(enter), on(leave)];
}
