/** Incident energy against clearing time, at one arcing current and one distance. */
export const arcEnergyData = {
  /** The device that should clear. Seconds, and cal/cm² at that time, as on the equipment's label. */
  normal: { label: 'BREAKER', time: 0.1, energy: 6 },
  /** The upstream device, which clears if the first device sticks. Seconds. */
  backup: { label: 'UPSTREAM DEVICE', time: 0.7 },
  levels: [
    { label: 'BOUNDARY', energy: 1.2 },
    { label: 'CLOTHING RATED', energy: 8 },
    { label: 'SUIT RATED', energy: 40 },
  ],
};

/**
 * Incident energy over clearing time. At one arcing current and one distance it rises in direct
 * proportion (IEEE 1584), so one known point gives the whole line.
 */
export function incidentEnergy(known: { time: number; energy: number }) {
  const rate = known.energy / known.time;
  return { rate, after: (time: number) => rate * time };
}

const { normal, backup, levels } = arcEnergyData;
const { rate, after } = incidentEnergy(normal);

export const arcEnergyNumbers = {
  rate,
  normal: { time: normal.time.toFixed(2), energy: normal.energy.toPrecision(2) },
  backup: { time: backup.time.toFixed(2), energy: after(backup.time).toPrecision(2) },
  levels: levels.map(({ energy }) => energy),
};
