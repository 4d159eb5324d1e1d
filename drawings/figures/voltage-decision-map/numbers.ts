import { exampleLineCase, voltageZones } from '#electrical/line/line-voltage.ts';

const { load, miles } = exampleLineCase;

/** Load against distance: the zones of medium and of high voltage, and the study zone between them. */
export const voltageDecisionMapNumbers = {
  ...voltageZones,
  /** Cases marked on the map. Megawatts and miles. */
  cases: [{ label: 'WORKED CASE', load: load.megawatts, distance: miles }],
};
