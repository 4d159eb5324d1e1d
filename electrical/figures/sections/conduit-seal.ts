/** Square inches (NEC chapter 9): inside the conduit, and of each conductor; the last is the ground. */
const area = 3.408;
const conductors = [0.2223, 0.2223, 0.2223, 0.0824];

/** The part of the inside of a conduit that conductors fill; areas in square inches. */
export function conduitFill(conduit: number, filled: readonly number[]): number {
  return filled.reduce((sum, each) => sum + each, 0) / conduit;
}

/** A poured seal between an explosionproof box and the rest of its conduit. */
export const conduitSealNumbers = {
  conduit: { tradeSize: 2 },
  /** Inches from the box, within which the seal belongs. */
  within: 18,
  /** Least depth of the compound in inches. */
  compound: 2,
  /** Percent of the conduit. */
  fill: (100 * conduitFill(area, conductors)).toFixed(1),
};
