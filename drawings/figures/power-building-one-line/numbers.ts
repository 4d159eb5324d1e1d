/**
 * Ratings from the utility through a power building to a motor. The SVG files repeat these numbers.
 */
export const powerBuildingOneLineNumbers = {
  utility: { voltage: '24.9 kV' },
  /** Maximum-voltage class, kV. */
  switchgear: 27,
  /** kVA and percent. */
  transformer: { rating: 1500, impedance: 5.75 },
  /** Frame of the main breaker, A; short-circuit rating of the motor control center, kA. */
  building: { voltage: '480 V', main: 2000, withstand: 42 },
  /** The motor at the end of the live path. */
  motor: { horsepower: 300 },
  /** The other starters, from left to right. */
  starters: [
    { horsepower: 300 },
    { horsepower: 50 },
    { horsepower: 75, count: 2 },
    { horsepower: 30 },
  ],
};
