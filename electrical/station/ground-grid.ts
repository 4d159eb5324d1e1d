const metersPerFoot = 0.3048;

/** Data of the installed ground grid. */
export const grid = {
  lengthFeet: 120,
  widthFeet: 60,
  burialDepthFeet: 1.5,
  /** Total length of conductors and rods. */
  conductorFeet: 980,
  /** Soil resistivity measured before construction. */
  soilOhmMeters: 120,
  /** Distance from the center of the grid to the current probe. */
  currentProbeFeet: 1_000,
  /** Maximum grid resistance allowed by the ground study. */
  allowedOhms: 3,
};

export const gridDiagonalFeet = Math.hypot(grid.lengthFeet, grid.widthFeet);

/** Resistance of the grid to remote earth in uniform soil, ohms, by Sverak's equation (IEEE 80). */
export function gridResistance(): number {
  const squareMeters = grid.lengthFeet * grid.widthFeet * metersPerFoot ** 2;
  const depthMeters = grid.burialDepthFeet * metersPerFoot;
  const conductorMeters = grid.conductorFeet * metersPerFoot;
  const burial = 1 + 1 / (1 + depthMeters * Math.sqrt(20 / squareMeters));
  return grid.soilOhmMeters * (1 / conductorMeters + burial / Math.sqrt(20 * squareMeters));
}

/**
 * Calculates the reading of a fall-of-potential test, ohms. The grid is modeled as a hemisphere of the same
 * resistance, so the reading equals the grid's resistance at 61.8 % of the distance to the current probe.
 *
 * @param fraction Position of the potential probe, as a fraction of the distance to the current probe.
 */
export function fallOfPotentialReading(fraction: number): number {
  const ohmFeet = grid.soilOhmMeters / (2 * Math.PI * metersPerFoot);
  // Deviation of the reading from the grid's resistance, ohms.
  const deviation = (ohmFeet / grid.currentProbeFeet) * (1 / (1 - fraction) - 1 / fraction - 1);
  return gridResistance() + deviation;
}
