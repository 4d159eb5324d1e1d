/** One-line from the utility through a power building to a motor; other starters stand open. */
export const powerBuildingOneLineData = {
  utility: {
    /** Where the line comes from. */
    name: 'UTILITY LINE',
    voltage: '24.9 kV',
  },
  /** Maximum-voltage class of the medium-voltage switchgear. Kilovolts. */
  switchgear: 27,
  transformer: {
    /** Rating. kVA. */
    rating: 1500,
    voltages: '24.9 kV TO 480Y/277 V',
    /** Percent. */
    impedance: 5.75,
  },
  building: {
    name: 'POWER BUILDING',
    voltage: '480 V',
    /** Frame of the main breaker. Amperes. */
    main: 2000,
    /** What the motor control center withstands. Kiloamperes. */
    withstand: 42,
  },
  /** The motor at the end of the live path, fed by a drive. */
  motor: { name: 'WATER TRANSFER PUMP', horsepower: 300 },
  /**
   * The other starters on the bus, left to right, their names on up to two lines. `count` motors
   * of that size have a starter each, through a drive or across the line.
   */
  starters: [
    { name: ['WATER', 'TRANSFER'], horsepower: 300, count: 1, drive: true },
    { name: ['OIL', 'TRANSFER'], horsepower: 50, count: 1, drive: false },
    { name: ['VAPOR', 'RECOVERY'], horsepower: 75, count: 2, drive: false },
    { name: ['INSTRUMENT', 'AIR'], horsepower: 30, count: 1, drive: false },
  ],
};

export type PowerBuildingOneLineData = typeof powerBuildingOneLineData;
