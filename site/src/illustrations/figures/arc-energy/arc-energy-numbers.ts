import { arcEnergyData } from './arc-energy-data.ts';
import { incidentEnergy } from './incident-energy.ts';

const { normal, backup, levels } = arcEnergyData;
const { rate, after } = incidentEnergy(normal);

/** What the words may state: seconds, and cal/cm² to two significant figures as on a label. */
export const arcEnergyNumbers = {
  rate,
  normal: { time: normal.time.toFixed(2), energy: normal.energy.toPrecision(2) },
  backup: { time: backup.time.toFixed(2), energy: after(backup.time).toPrecision(2) },
  levels: levels.map(({ energy }) => energy),
};
