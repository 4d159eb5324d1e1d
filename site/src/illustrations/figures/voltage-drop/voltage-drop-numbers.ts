import { dropsOf, miles, percent } from './line-drops.ts';
import { voltageDropData } from './voltage-drop-data.ts';

/** What the words may state: the data, and each voltage's drop and reach, from the lowest on. */
export const voltageDropNumbers = {
  ...voltageDropData,
  drops: dropsOf(voltageDropData).map(({ kilovolts, there, reach }) => ({
    kilovolts,
    there: percent(there),
    reach: miles(reach),
  })),
};
