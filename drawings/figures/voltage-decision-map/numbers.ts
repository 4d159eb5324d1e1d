import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { voltageZones } from '#electrical/line/voltage-zone.ts';

const { load, miles } = exampleLineCase;

/** Limits of the medium-voltage and high-voltage zones in load and distance. Between them is the study zone. */
export const voltageDecisionMapNumbers = {
  ...voltageZones,
  /** Cases marked on the map: load in megawatts, distance in miles. */
  cases: [{ label: 'WORKED CASE', load: load.megawatts, distance: miles }],
};
