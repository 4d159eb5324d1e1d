/** The classified space around a fixed-roof tank in its dike, with four boxes to judge. Feet throughout. */
export const tankZonesData = {
  tank: {
    /** Feet across. */
    diameter: 15.5,
    /** Feet from the ground to the eave. */
    height: 16,
    /** Feet of oil; over it is vapor. */
    oil: 9,
    /** Feet from the tank's middle to the thief hatch, toward the left. */
    hatch: 3,
  },
  zones: {
    /** Division 1 within so many feet of the hatch. */
    hatchFirst: 5,
    /** Division 2 from there to so many feet of the hatch. */
    hatchSecond: 10,
    /** Division 2 within so many feet of shell and roof. */
    shell: 10,
  },
  dike: {
    /** Feet; up to this height the dike is Division 2. */
    height: 3,
    /** Feet from the shell to the wall at the left. */
    left: 12,
    /** Feet from the shell to the wall at the right. */
    right: 20,
  },
  boxes: {
    /** On the roof: feet from the hatch. */
    roof: { fromHatch: 3 },
    /** Over the walkway: feet from the hatch. */
    walkway: { fromHatch: 7 },
    /** On the stair: feet off the shell, and feet from the hatch. */
    stair: { fromShell: 4, fromHatch: 15 },
    /** In the dike: feet from the shell, and feet from its floor to the box. */
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
