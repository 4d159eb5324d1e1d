/**
 * Classified zones around a fixed-roof tank in its dike (NEC Table 515.3), and four electrical boxes inside or
 * outside of the zones. The roof rises 1 in 12 toward the middle (API 12F), and the hatch opens 0.8 ft above the
 * roof. All lengths are in feet.
 */
export const tankZonesNumbers = {
  /** Diameter of the tank, and height from ground to eave. */
  tank: { diameter: 15.5, height: 16 },
  /**
   * Extents of the zones. Division 1 reaches `hatchFirst` from the hatch. Division 2 reaches `hatchSecond` from
   * the hatch, and `shell` from the shell and the roof.
   */
  zones: { hatchFirst: 5, hatchSecond: 10, shell: 10 },
  /** The space inside the dike is Division 2 up to the height of the dike. */
  dike: { height: 3 },
  /** Distances of the boxes from the hatch or the tank shell, and height above the floor of the dike. */
  boxes: {
    roof: { fromHatch: 3 },
    walkway: { fromHatch: 7 },
    stair: { fromShell: 4 },
    dike: { fromShell: 16, overFloor: 4 },
  },
};
