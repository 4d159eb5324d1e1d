import { impedanceAt } from '#site/tools/line-conductors.ts';
import { exampleLineCase } from '#site/tools/line-voltage.ts';

const { load, miles, conductor, allowedDropPercent } = exampleLineCase;
const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 34.5);

/** Voltage drop over distance on one conductor, at several voltages. */
export const voltageDropData = {
  /** The load, all at the far end. Megawatts. */
  load: load.megawatts,
  /** Lagging, above 0 and at most 1. */
  powerFactor: load.powerFactor,
  /** The line's conductor, as the tool has it at these voltages. Ohms per mile. */
  conductor: {
    name: conductor.name,
    resistance: resistanceOhmsPerMile,
    reactance: reactanceOhmsPerMile,
  },
  /** Line to line, kilovolts. The highest is drawn live. */
  voltages: [12.47, 24.9, 34.5],
  /** The drop that the lines are held against. Percent. */
  screen: allowedDropPercent,
  /** Where the drops are read off. Miles. */
  distance: miles,
};

export type VoltageDropData = typeof voltageDropData;
