import batteryStorage from './battery-storage.svg?raw';
import solarFarms from './solar-farms.svg?raw';
import windFarms from './wind-farms.svg?raw';

/** Plan views of project sites, 400 by 290, by the id of the project. */
export const sitePlans: Readonly<Record<string, string>> = {
  'solar-farms': solarFarms,
  'wind-farms': windFarms,
  'battery-storage': batteryStorage,
};
