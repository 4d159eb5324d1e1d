/** Voltage drop over distance on one conductor, at several voltages. */
export const voltageDropData = {
  /** The load, all at the far end. Megawatts. */
  load: 5,
  /** Lagging, above 0 and at most 1. */
  powerFactor: 0.95,
  /** The line's conductor. */
  conductor: {
    name: '336.4 kcmil ACSR',
    /** Ohms per mile. */
    resistance: 0.31,
    /** Ohms per mile. */
    reactance: 0.64,
  },
  /** Line to line, kilovolts. The highest is drawn live. */
  voltages: [12.47, 24.9, 34.5],
  /** The drop that the lines are held against. Percent. */
  screen: 5,
  /** Where the drops are read off. Miles. */
  distance: 10,
};

export type VoltageDropData = typeof voltageDropData;
