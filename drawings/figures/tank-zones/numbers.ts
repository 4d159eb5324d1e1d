/**
 * The classified space around a fixed-roof tank in its dike, by the extents of NEC Table 515.3, and four
 * boxes inside or outside of it. The roof rises 1 in 12 to the middle (API 12F); the hatch opens 0.8 ft
 * above the roof. All lengths are in feet. The SVG files repeat these numbers.
 */
export const tankZonesNumbers = {
  /** Height from ground to eave. */
  tank: { diameter: 15.5, height: 16 },
  /**
   * Division 1 ends at `hatchFirst` from the hatch; Division 2 at `hatchSecond` from it, and at
   * `shell` from shell and roof.
   */
  zones: { hatchFirst: 5, hatchSecond: 10, shell: 10 },
  /** The dike is Division 2 up to its height. */
  dike: { height: 3 },
  boxes: {
    roof: { fromHatch: 3 },
    walkway: { fromHatch: 7 },
    stair: { fromShell: 4 },
    dike: { fromShell: 16, overFloor: 4 },
  },
};
