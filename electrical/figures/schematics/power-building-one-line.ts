/** One-line from the utility through a power building to a motor; other starters stand open. */
export const powerBuildingOneLineNumbers = {
  utility: { voltage: '24.9 kV' },
  /** Maximum-voltage class of the medium-voltage switchgear. Kilovolts. */
  switchgear: 27,
  /** Its rating in kVA, its impedance in percent. */
  transformer: { rating: 1500, impedance: 5.75 },
  /** Frame of the main breaker in amperes; what the motor control center withstands in kiloamperes. */
  building: { voltage: '480 V', main: 2000, withstand: 42 },
  /** The motor at the end of the live path. */
  motor: { horsepower: 300 },
  /** The other starters, left to right: how many, and the motor of each. */
  starters: [
    { horsepower: 300 },
    { horsepower: 50 },
    { horsepower: 75, count: 2 },
    { horsepower: 30 },
  ],
};
