import compressionStations from './compression-stations.svg?raw';
import meterStations from './meter-stations.svg?raw';
import oilGasProduction from './oil-gas-production.svg?raw';
import pumpStations from './pump-stations.svg?raw';
import tankBatteries from './tank-batteries.svg?raw';
import windUndergroundCollection from './wind-underground-collection.svg?raw';

/** Drawings by facility type. Each shows the facility above grade and its one-line below grade. */
export const elevations: Readonly<Record<string, string>> = {
  'compression-stations': compressionStations,
  'meter-stations': meterStations,
  'oil-gas-production': oilGasProduction,
  'pump-stations': pumpStations,
  'tank-batteries': tankBatteries,
  'wind-underground-collection': windUndergroundCollection,
};
