/**
 * The classified space around a fixed-roof tank in its dike, by the extents of NEC Table 515.3, with four
 * boxes to judge. The roof rises 1 in 12 to the middle (API 12F), its hatch opens 0.8 over it. Feet throughout.
 */
export const tankZonesData = {
  /** Across, and from ground to eave. */
  tank: { diameter: 15.5, height: 16 },
  /** Division 1 to so far from the hatch, Division 2 to so far from it and from shell and roof. */
  zones: { hatchFirst: 5, hatchSecond: 10, shell: 10 },
  /** Division 2 up to its height. */
  dike: { height: 3 },
  boxes: {
    roof: { fromHatch: 3 },
    walkway: { fromHatch: 7 },
    stair: { fromShell: 4 },
    dike: { fromShell: 16, overFloor: 4 },
  },
};
