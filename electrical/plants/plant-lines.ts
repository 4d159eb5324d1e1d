import { batteryStorage } from './battery-storage.ts';
import { compressionStation } from './compression-stations.ts';
import { meterStation } from './meter-stations.ts';
import { wellPad } from './oil-gas-production.ts';
import type { PlantLine } from './plant-line.ts';
import { pumpStation } from './pump-stations.ts';
import { solarFarm } from './solar-farms.ts';
import { tankBattery } from './tank-batteries.ts';
import { windFarm } from './wind-farms.ts';
import { windCollection } from './wind-underground-collection.ts';

/** One-lines of all plants with a diorama, by page id. */
export const plantLines = {
  'oil-gas-production': wellPad,
  'tank-batteries': tankBattery,
  'pump-stations': pumpStation,
  'compression-stations': compressionStation,
  'meter-stations': meterStation,
  'wind-underground-collection': windCollection,
  'solar-farms': solarFarm,
  'wind-farms': windFarm,
  'battery-storage': batteryStorage,
} as const satisfies Record<string, PlantLine>;
