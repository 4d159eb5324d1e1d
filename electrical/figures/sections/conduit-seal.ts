/** A poured conduit seal between an explosionproof box and the rest of its conduit. */
export const conduitSealData = {
  conduit: {
    /** Trade size. */
    tradeSize: 2,
    /** Outside diameter in inches. */
    outside: 2.375,
    /** Square inches inside. */
    area: 3.408,
  },
  /**
   * From one side of the conduit to the other, each with its area in square inches, insulation
   * included; all are live but the grounding conductor.
   */
  conductors: [
    { area: 0.2223, live: true },
    { area: 0.2223, live: true },
    { area: 0.2223, live: true },
    { area: 0.0824, live: false },
  ],
  /** Inches from the box, within which the seal belongs. */
  within: 18,
  /** Least depth of the compound in inches. */
  compound: 2,
};

export type ConduitSealData = typeof conduitSealData;

/** Conductors over the inside of the conduit. */
export function conduitFill({ conduit, conductors }: ConduitSealData): number {
  return conductors.reduce((sum, { area }) => sum + area, 0) / conduit.area;
}

/** What the words may state: the data, and the percent of the conduit that its conductors fill. */
export const conduitSealNumbers = {
  ...conduitSealData,
  fill: (100 * conduitFill(conduitSealData)).toFixed(1),
};
