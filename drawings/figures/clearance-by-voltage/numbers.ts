import { enumerate } from '#contract/placeholders.ts';

/**
 * Minimum distance from an overhead line in feet, by the voltage of the line in kilovolts.
 */
export const clearanceByVoltageNumbers = {
  /** Voltage steps. Each step includes its upper limit, `upTo`. */
  steps: [
    { upTo: 50, clearance: 10, lines: enumerate([12.47, 24.9, 34.5]) },
    { upTo: 200, clearance: 15, lines: enumerate([69, 115, 138]) },
    { upTo: 350, clearance: 20, lines: enumerate([230, 345]) },
    { upTo: 500, clearance: 25 },
  ],
  /** Clearance to keep if the voltage is unknown, and the highest voltage for which that clearance is sufficient. */
  unknown: { clearance: 20, upTo: 350 },
};
