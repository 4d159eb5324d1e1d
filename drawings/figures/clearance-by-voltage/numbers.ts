import { enumerate } from '#contract/placeholders.ts';

/**
 * Distance to keep from an overhead line, by the voltage of the line. Kilovolts and feet. The SVG files
 * repeat these numbers.
 */
export const clearanceByVoltageNumbers = {
  /** Each step ends at `upTo`, included. */
  steps: [
    { upTo: 50, clearance: 10, lines: enumerate([12.47, 24.9, 34.5]) },
    { upTo: 200, clearance: 15, lines: enumerate([69, 115, 138]) },
    { upTo: 350, clearance: 20, lines: enumerate([230, 345]) },
    { upTo: 500, clearance: 25 },
  ],
  /** Clearance if the voltage is unknown. It is sufficient for voltages up to `upTo`, the end of a step. */
  unknown: { clearance: 20, upTo: 350 },
};
