/** Inside area of the conduit, in square inches (NEC Chapter 9). */
const insideArea = 3.408;
/** Cross-sectional areas of the conductors in square inches (NEC Chapter 9). The last conductor is the ground. */
const conductorAreas = [0.2223, 0.2223, 0.2223, 0.0824];

/** Returns the share of a conduit's inside area that its conductors fill, from 0 to 1. Areas are in square inches. */
export function conduitFill(conduit: number, conductors: readonly number[]): number {
  return conductors.reduce((sum, area) => sum + area, 0) / conduit;
}

/**
 * Poured seal in the conduit that leaves an explosionproof box.
 */
export const conduitSealNumbers = {
  conduit: { tradeSize: 2 },
  /** Maximum distance of the seal from the box, in inches. */
  within: 18,
  /** Minimum depth of the sealing compound, in inches. */
  compound: 2,
  /** Conduit fill, in percent. */
  fill: (100 * conduitFill(insideArea, conductorAreas)).toFixed(1),
};
