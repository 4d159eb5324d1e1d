/** How fast transformer insulation ages by its hottest point, with loadings marked on the curve. */
export const hotSpotAgingData = {
  /** Where insulation ages at its normal rate. Degrees Celsius at the hot spot. */
  reference: 110,
  /** The air that the loadings are marked for. Degrees Celsius. */
  ambient: 40,
  /**
   * Loadings marked on the curve, from the lightest on. `load`: load against the rating. Percent.
   * `hotSpot`: the hot spot that it settles at. Degrees Celsius.
   */
  points: [
    { load: 80, hotSpot: 98.8 },
    { load: 100, hotSpot: 120 },
    { load: 110, hotSpot: 131.7 },
  ],
};

export type HotSpotAgingData = typeof hotSpotAgingData;
