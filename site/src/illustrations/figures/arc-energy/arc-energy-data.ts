/** Incident energy against clearing time, at one arcing current and one distance. */
export const arcEnergyData = {
  /** The device that should clear. */
  normal: {
    label: 'BREAKER',
    /** Its clearing time in seconds. */
    time: 0.1,
    /** The incident energy at that time, as on the equipment's label. cal/cm². */
    energy: 6,
  },
  /** The one behind it, which clears when the first one sticks. */
  backup: {
    label: 'UPSTREAM DEVICE',
    /** Its clearing time in seconds. */
    time: 0.7,
  },
  /** Energies to compare with, from low to high. */
  levels: [
    { label: 'BOUNDARY', energy: 1.2 },
    { label: 'CLOTHING RATED', energy: 8 },
    { label: 'SUIT RATED', energy: 40 },
  ],
};
