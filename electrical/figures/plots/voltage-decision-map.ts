import { exampleLineCase, voltageZones } from '#electrical/line/line-voltage.ts';

const { load, miles } = exampleLineCase;

/** Load against distance: where medium voltage is at home, where high voltage is, what lies between. */
export const voltageDecisionMapData = {
  ...voltageZones,
  /** Cases marked on the map. Megawatts and miles. */
  cases: [{ label: 'WORKED CASE', load: load.megawatts, distance: miles }],
};
