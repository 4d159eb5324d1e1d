const metersPerFoot = 0.3048;

/** The ground grid as installed. */
export const grid = {
  /** Feet. */
  length: 120,
  /** Feet. */
  width: 60,
  /** Feet. */
  depth: 1.5,
  /** Total length of conductors and rods, feet. */
  conductor: 980,
  /** Soil resistivity as measured before the work, ohm-meters. */
  soil: 120,
  /** Distance from the middle of the grid to the current probe, feet. */
  currentProbe: 1_000,
  /** Highest resistance that the ground study allows, ohms. */
  allowed: 3,
};

/** Resistance to remote earth in uniform soil, ohms: Sverak's equation, IEEE 80. */
export function gridResistance(): number {
  const area = grid.length * grid.width * metersPerFoot ** 2;
  const depth = grid.depth * metersPerFoot;
  const conductor = grid.conductor * metersPerFoot;
  const burial = 1 + 1 / (1 + depth * Math.sqrt(20 / area));
  return grid.soil * (1 / conductor + burial / Math.sqrt(20 * area));
}

/**
 * Reading of a fall-of-potential test, ohms. The grid is modeled as a hemisphere of the same resistance, so
 * the reading is true at 61.8 % of the distance.
 *
 * @param fraction Position of the potential probe, as a fraction of the distance to the current probe.
 */
export function readGround(fraction: number): number {
  const ohmFeet = grid.soil / (2 * Math.PI * metersPerFoot);
  const error = (ohmFeet / grid.currentProbe) * (1 / (1 - fraction) - 1 / fraction - 1);
  return gridResistance() + error;
}

/** Diagonal of the grid, feet. */
export const gridDiagonal = Math.hypot(grid.length, grid.width);
