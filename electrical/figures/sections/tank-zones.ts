/** The classified space around a fixed-roof tank in its dike, with four boxes to judge. Feet throughout. */
export const tankZonesData = {
  /** Across, from ground to eave, of oil under the vapor, from the middle to the hatch at its left. */
  tank: { diameter: 15.5, height: 16, oil: 9, hatch: 3 },
  /** Division 1 to so far from the hatch, Division 2 to so far from it and from shell and roof. */
  zones: { hatchFirst: 5, hatchSecond: 10, shell: 10 },
  /** Division 2 up to its height; from the shell to its walls. */
  dike: { height: 3, left: 12, right: 20 },
  boxes: {
    roof: { fromHatch: 3 },
    walkway: { fromHatch: 7 },
    stair: { fromShell: 4, fromHatch: 15 },
    dike: { fromShell: 16, overFloor: 4 },
  },
};

/**
 * 1 and 2 for the Divisions, 0 where nothing is classified: the extents of NEC Table 515.3 for a
 * fixed-roof tank in its dike.
 *
 * @param x Feet to the right of the tank's middle.
 * @param y Feet over the dike's floor.
 */
export function divisionAt({ tank, zones, dike }: TankZonesData, x: number, y: number): 0 | 1 | 2 {
  if (y < 0) return 0;
  const radius = tank.diameter / 2;
  const [hatchX, hatchY] = hatchOf(tank);
  const toHatch = Math.hypot(x - hatchX, y - hatchY);
  const inTank = Math.abs(x) < radius && y < roofAt(tank, x);
  if (inTank || toHatch <= zones.hatchFirst) return 1;
  const eave = [radius, tank.height] as const;
  const toTank = Math.min(
    distance([Math.abs(x), y], [radius, 0], eave),
    distance([Math.abs(x), y], eave, [0, roofAt(tank, 0)]),
  );
  const inDike = x > -radius - dike.left && x < radius + dike.right && y <= dike.height;
  return toHatch <= zones.hatchSecond || toTank <= zones.shell || inDike ? 2 : 0;
}

/** How high a shop-welded tank's cone roof is, in feet: it rises 1 in 12 to the middle (API 12F). */
export function roofAt({ diameter, height }: TankZonesData['tank'], x: number): number {
  return height + (diameter / 2 - Math.abs(x)) / 12;
}

/** The opening of the thief hatch, 0.8 ft over the roof. Feet. */
export function hatchOf(tank: TankZonesData['tank']): [x: number, y: number] {
  return [-tank.hatch, roofAt(tank, tank.hatch) + 0.8];
}

type TankZonesData = typeof tankZonesData;

type Point = readonly [x: number, y: number];

/** From a point to a straight line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const on = Math.min(1, Math.max(0, part));
  return Math.hypot(x - ax - on * dx, y - ay - on * dy);
}
