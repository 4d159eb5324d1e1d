import type { TankZonesData } from '#electrical/figures/sections/tank-zones.ts';
import type { Point } from '../../../parts/polyline.ts';
import { roofPitch, type TankSpace } from './tank-space.ts';

/**
 * The outer edge of Division 2 over tank and hatch, from the right foot to the left one, and the
 * parts of the circle about the hatch that lie within it.
 */
export function secondOutline(data: TankZonesData, space: TankSpace) {
  const { zones } = data;
  const circle = hatchOutline(space, zones.hatchSecond);
  const beyondShell = ([x, y]: Point) => space.toTank(x, y) > zones.shell;
  const first = circle.findIndex(beyondShell);
  const last = circle.findLastIndex(beyondShell);
  const shell = shellOutline(data);
  const edge: Point[] = [];
  const crossings: Point[] = [];
  shell.forEach((start, i) => {
    if (crossings.length % 2 === 0) edge.push(start);
    for (const point of crossingsOf(start, shell[i + 1] ?? start, space.hatch, zones.hatchSecond)) {
      // Left of a crossing where the circle came out, it goes back under the shell's line.
      if (crossings.length % 2) edge.push(...circle.slice(first, last + 1).toReversed());
      edge.push(point);
      crossings.push(point);
    }
  });
  const [right, left] = crossings;
  const within =
    first < 0 || !right || !left
      ? [circle]
      : [
          [...circle.slice(0, first), left],
          [right, ...circle.slice(last + 1)],
        ];
  return { edge, within };
}

/** The part of a circle about the hatch that lies outside the tank. */
export function hatchOutline({ hatch, inTank }: TankSpace, distance: number): Point[] {
  return Array.from({ length: 73 }, (_, i): Point => {
    const turn = -Math.PI / 2 - (Math.PI * i) / 36;
    return [hatch[0] + distance * Math.cos(turn), hatch[1] + distance * Math.sin(turn)];
  }).filter(([x, y]) => !inTank(x, y));
}

/** The line so far outside shell and roof, from the right foot over the tank to the left one. */
function shellOutline({ tank, zones }: TankZonesData): Point[] {
  const radius = tank.diameter / 2;
  const tilt = Math.atan(roofPitch);
  const around = ([x, y]: Point, from: number, to: number) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const turn = from + ((to - from) * i) / 12;
      return [x + zones.shell * Math.cos(turn), y + zones.shell * Math.sin(turn)];
    });
  const right = [
    [radius + zones.shell, 0] as const,
    ...around([radius, tank.height], 0, Math.PI / 2 - tilt),
    ...around([0, tank.height + radius * roofPitch], Math.PI / 2 - tilt, Math.PI / 2).slice(-1),
  ];
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])];
}

/** Where a straight line crosses a circle, from its start to its end. */
function crossingsOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, radius: number): Point[] {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, ax - cx, ay - cy];
  const [square, half] = [dx * dx + dy * dy, dx * ex + dy * ey];
  const root = Math.sqrt(half * half - square * (ex * ex + ey * ey - radius * radius));
  return [-half - root, -half + root]
    .map((each) => each / square)
    .filter((part) => part > 0 && part < 1)
    .map((part) => [ax + part * dx, ay + part * dy] as const);
}
