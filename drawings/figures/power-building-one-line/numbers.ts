/**
 * Equipment ratings from the utility through a power building to a motor.
 */
export const powerBuildingOneLineNumbers = {
  utility: { voltage: '24.9 kV' },
  /** Voltage class of the switchgear, in kV. */
  switchgear: 27,
  /** Rating in kVA and impedance in percent. */
  transformer: { rating: 1500, impedance: 5.75 },
  /** Frame size of the main breaker in A, and short-circuit rating of the motor control center in kA. */
  building: { voltage: '480 V', main: 2000, withstand: 42 },
  /** Motor at the end of the energized path. */
  motor: { horsepower: 300 },
  /** Other motor starters, from left to right. */
  starters: [
    { horsepower: 300 },
    { horsepower: 50 },
    { horsepower: 75, count: 2 },
    { horsepower: 30 },
  ],
};
