import { enumerate } from '../enumerate.ts';
import { clearanceByVoltageData } from './clearance-by-voltage-data.ts';

/** What the words may state: the data, the lines of each step as a sentence lists them. */
export const clearanceByVoltageNumbers = {
  ...clearanceByVoltageData,
  steps: clearanceByVoltageData.steps.map((step) => ({ ...step, lines: enumerate(step.lines) })),
};
