import { voltageZones } from '#site/tools/voltage-zone.ts';

/** Load against distance: where medium voltage is at home, where high voltage is, what lies between. */
export const voltageDecisionMapData = {
  ...voltageZones,
  /** Cases marked on the map. Megawatts and miles. */
  cases: [{ label: 'WORKED CASE', load: 5, distance: 10 }],
};
