/**
 * Cross sections in square inches (NEC chapter 9): of the inside of the conduit, and of each
 * conductor. The last conductor is the ground.
 */
const area = 3.408;
const conductors = [0.2223, 0.2223, 0.2223, 0.0824];

/** Share of the inside of a conduit that conductors fill. Areas in square inches. */
export function conduitFill(conduit: number, filled: readonly number[]): number {
  return filled.reduce((sum, each) => sum + each, 0) / conduit;
}

/**
 * A poured seal between an explosionproof box and the rest of its conduit. The SVG files repeat these
 * numbers.
 */
export const conduitSealNumbers = {
  conduit: { tradeSize: 2 },
  /** Largest distance of the seal from the box, inches. */
  within: 18,
  /** Smallest depth of the compound, inches. */
  compound: 2,
  /** Percent of the conduit. */
  fill: (100 * conduitFill(area, conductors)).toFixed(1),
};
