/** How fast transformer insulation ages by its hottest point, with loadings marked on the curve. */
export const hotSpotAgingData = {
  /** Where insulation ages at its normal rate. Degrees Celsius at the hot spot. */
  reference: 110,
  /** The air that the loadings are marked for. Degrees Celsius. */
  ambient: 40,
  /**
   * Loadings marked on the curve, from the lightest on: percent of the rating, and the hot spot
   * in degrees Celsius that each settles at.
   */
  points: [
    { load: 80, hotSpot: 98.8 },
    { load: 100, hotSpot: 120 },
    { load: 110, hotSpot: 131.7 },
  ],
};
