import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { voltageZones } from '#electrical/line/voltage-zone.ts';

/** Load against distance: where medium voltage is at home, where high voltage is, what lies between. */
export const voltageDecisionMapData = {
  ...voltageZones,
  /** Cases marked on the map. Megawatts and miles. */
  cases: [
    {
      label: 'WORKED CASE',
      load: exampleLineCase.load.megawatts,
      distance: exampleLineCase.miles,
    },
  ],
};
