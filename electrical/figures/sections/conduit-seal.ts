/** A poured conduit seal between an explosionproof box and the rest of its conduit. */
export const conduitSealData = {
  conduit: {
    /** Trade size. */
    tradeSize: 2,
    /** Square inches inside. */
    area: 3.408,
  },
  /** Square inches of each conductor, insulation included; the last is the grounding conductor. */
  conductors: [0.2223, 0.2223, 0.2223, 0.0824],
  /** Inches from the box, within which the seal belongs. */
  within: 18,
  /** Least depth of the compound in inches. */
  compound: 2,
};

/** The part of the inside of a conduit that conductors fill; areas in square inches (NEC chapter 9). */
export function conduitFill(conduit: number, conductors: readonly number[]): number {
  return conductors.reduce((sum, area) => sum + area, 0) / conduit;
}

/** What drawing and words may state: the data, and the percent of the conduit that is filled. */
export const conduitSealNumbers = {
  ...conduitSealData,
  fill: (100 * conduitFill(conduitSealData.conduit.area, conduitSealData.conductors)).toFixed(1),
};
