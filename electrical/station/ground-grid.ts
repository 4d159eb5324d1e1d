const metersPerFoot = 0.3048;

/** The grid as installed. Feet, and ohm-meters of the soil as measured before. */
export const grid = {
  length: 120,
  width: 60,
  depth: 1.5,
  /** All conductor and rods together. */
  conductor: 980,
  soil: 120,
  /** From the middle of the grid to the current probe. */
  currentProbe: 1_000,
  /** Ohms that the ground study allows. */
  allowed: 3,
};

/** Ohms to remote earth in uniform soil: Sverak's equation of IEEE 80. */
export function gridResistance(): number {
  const area = grid.length * grid.width * metersPerFoot ** 2;
  const root = Math.sqrt(20 / area);
  const depth = grid.depth * metersPerFoot;
  const conductor = grid.conductor * metersPerFoot;
  return grid.soil * (1 / conductor + (1 / Math.sqrt(20 * area)) * (1 + 1 / (1 + depth * root)));
}

/**
 * Ohms that a fall-of-potential test reads with the potential probe at a part of the way. The grid
 * is taken as the half-sphere of its resistance, so that 61.8 % of the way is its true value.
 */
export function readGround(part: number): number {
  const soil = grid.soil / (2 * Math.PI * metersPerFoot);
  const way = grid.currentProbe;
  return gridResistance() + (soil / way) * (1 / (1 - part) - 1 / part - 1);
}

/** Feet across the grid, corner to corner. */
export const gridDiagonal = Math.hypot(grid.length, grid.width);
