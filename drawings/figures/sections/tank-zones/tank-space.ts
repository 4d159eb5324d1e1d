import type { TankZonesData } from '#electrical/figures/sections/tank-zones.ts';
import { distanceToSegment, type Point } from '../../../parts/polyline.ts';

type Data = TankZonesData;

/** The sides of a square box, in feet. */
export const boxSide = 1.7;

/** Shop-welded tanks have a cone roof that rises 1 in 12 (API 12F). */
export const roofPitch = 1 / 12;

/** The opening of a thief hatch over the roof, in feet. */
const hatchNeck = 0.8;

/**
 * The space around the tank, in feet: x from the tank's middle, y up from the dike's floor. The
 * extents are those of NEC Table 515.3 for a fixed-roof tank.
 */
export function tankSpace({ tank, zones, dike, boxes }: Data) {
  const radius = tank.diameter / 2;
  const roof = (x: number) => tank.height + (radius - Math.abs(x)) * roofPitch;
  const walls: readonly Point[] = [
    [-radius, 0],
    [-radius, tank.height],
    [0, roof(0)],
    [radius, tank.height],
    [radius, 0],
  ];
  const hatch: Point = [-tank.hatch, roof(tank.hatch) + hatchNeck];
  const toHatch = (x: number, y: number) => Math.hypot(x - hatch[0], y - hatch[1]);
  const inTank = (x: number, y: number) => Math.abs(x) < radius && y < roof(x);
  const toTank = (x: number, y: number) =>
    Math.min(...walls.slice(1).map((end, i) => distanceToSegment([x, y], walls[i] as Point, end)));
  const inDike = (x: number, y: number) =>
    x > -radius - dike.left && x < radius + dike.right && y <= dike.height;

  /** 1 and 2 for the Divisions, 0 where nothing is classified. */
  const division = (x: number, y: number): 0 | 1 | 2 => {
    if (y < 0) return 0;
    if (inTank(x, y) || toHatch(x, y) <= zones.hatchFirst) return 1;
    const second =
      toHatch(x, y) <= zones.hatchSecond || toTank(x, y) <= zones.shell || inDike(x, y);
    return second ? 2 : 0;
  };

  // Each box by its lower left corner; its nearest point lies at the distance that the data give.
  const rise = Math.atan2(radius * 0.34, radius);
  const stairX = radius + boxes.stair.fromShell;
  const stairTop = hatch[1] - Math.sqrt(boxes.stair.fromHatch ** 2 - (stairX - hatch[0]) ** 2);
  const corners: readonly [Point, Point, Point, Point] = [
    [hatch[0] + boxes.roof.fromHatch, roof(0)],
    [
      hatch[0] + boxes.walkway.fromHatch * Math.cos(rise),
      hatch[1] + boxes.walkway.fromHatch * Math.sin(rise),
    ],
    [stairX, stairTop - boxSide],
    [radius + boxes.dike.fromShell, boxes.dike.overFloor],
  ];
  return { radius, roof, walls, hatch, inTank, toTank, division, corners };
}

export type TankSpace = ReturnType<typeof tankSpace>;
