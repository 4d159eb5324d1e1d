import { impedanceAt, lineConductors } from '#site/tools/line-conductors.ts';

const conductor = lineConductors['336'];
const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 34.5);

/** Voltage drop over distance on one conductor, at several voltages. */
export const voltageDropData = {
  /** The load, all at the far end. Megawatts. */
  load: 5,
  /** Lagging, above 0 and at most 1. */
  powerFactor: 0.95,
  /** The line's conductor, as the tool has it at these voltages. Ohms per mile. */
  conductor: {
    name: conductor.name,
    resistance: resistanceOhmsPerMile,
    reactance: reactanceOhmsPerMile,
  },
  /** Line to line, kilovolts. The highest is drawn live. */
  voltages: [12.47, 24.9, 34.5],
  /** The drop that the lines are held against. Percent. */
  screen: 5,
  /** Where the drops are read off. Miles. */
  distance: 10,
};

export type VoltageDropData = Omit<typeof voltageDropData, 'conductor'> & {
  conductor: { name: string; resistance: number; reactance: number };
};
