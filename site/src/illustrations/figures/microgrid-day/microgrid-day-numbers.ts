import { dayEnergy } from './day-energy.ts';
import { microgridDayData } from './microgrid-day-data.ts';

const { load } = microgridDayData;
const { burnt, solarShare, stored, storedEnergy, reached, each } = dayEnergy(microgridDayData);

/** What the words may state: the data, and who carries how much of the day. */
export const microgridDayNumbers = {
  ...microgridDayData,
  /** Megawatt-hours of the load. */
  energy: 24 * load,
  burnt,
  solarShare: Math.round(solarShare),
  each,
  /** Megawatts of gas at noon, and what the same units climb to under the cloud. */
  noon: each.noon * microgridDayData.gas.noon,
  reached,
  stored,
  storedEnergy: storedEnergy.toFixed(2),
};
