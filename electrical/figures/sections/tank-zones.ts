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

export type TankZonesData = typeof tankZonesData;
