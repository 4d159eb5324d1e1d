import { enumerate } from '../../enumerate.ts';

/** How far to keep from an overhead line: the distance grows in steps with its voltage. */
export const clearanceByVoltageData = {
  /**
   * From low to high; each begins where the one before it ends. It holds up to and including a
   * voltage in kilovolts, its clearance is in feet, and `lines` are those that the drawing names,
   * in kilovolts.
   */
  steps: [
    { upTo: 50, clearance: 10, lines: [12.47, 24.9, 34.5] },
    { upTo: 200, clearance: 15, lines: [69, 115, 138] },
    { upTo: 350, clearance: 20, lines: [230, 345] },
    { upTo: 500, clearance: 25, lines: [] },
  ],
  /** While nobody has stated the voltage. */
  unknown: {
    /** Feet. */
    clearance: 20,
    /** The highest voltage that this covers; the end of a step. Kilovolts. */
    upTo: 350,
  },
};

/** What the words may state: the data, the lines of each step as a sentence lists them. */
export const clearanceByVoltageNumbers = {
  ...clearanceByVoltageData,
  steps: clearanceByVoltageData.steps.map((step) => ({ ...step, lines: enumerate(step.lines) })),
};
