/** Clearing times and energy limits, for one arcing current and one working distance. */
export const arcEnergyData = {
  /**
   * Device that normally clears the fault: clearing time in seconds, and incident energy at that time in
   * cal/cm², as printed on the equipment label.
   */
  normal: { label: 'BREAKER', time: 0.1, energy: 6 },
  /** Upstream device, which clears the fault if the first device fails to open. Clearing time in seconds. */
  backup: { label: 'UPSTREAM DEVICE', time: 0.7 },
  /** Energy limits marked in the plot, cal/cm². */
  levels: [
    { label: 'BOUNDARY', energy: 1.2 },
    { label: 'CLOTHING RATED', energy: 8 },
    { label: 'SUIT RATED', energy: 40 },
  ],
};

/**
 * Calculates incident energy in cal/cm² from clearing time in seconds. At a given arcing current and distance,
 * energy is proportional to time (IEEE 1584), so one known point determines the whole line.
 */
export function incidentEnergy(known: { time: number; energy: number }) {
  const rate = known.energy / known.time;
  return { rate, energyAfter: (seconds: number) => rate * seconds };
}

const { normal, backup, levels } = arcEnergyData;
const { rate, energyAfter } = incidentEnergy(normal);

/**
 * Numbers that the figure's `caption` and `words` in an article can insert as placeholders. `rate` is in cal/cm² per
 * second.
 */
export const arcEnergyNumbers = {
  rate,
  normal: { time: normal.time.toFixed(2), energy: normal.energy.toPrecision(2) },
  backup: { time: backup.time.toFixed(2), energy: energyAfter(backup.time).toPrecision(2) },
  levels: levels.map(({ energy }) => energy),
};
