/** Three line-to-line voltages as phasors, against the band around nominal; the unbalance follows. */
export const voltagePhasorsData = {
  /** Volts, line to line. */
  nominal: 480,
  /** Half the band around nominal, in percent. */
  tolerance: 5,
  /** Volts by their two phases, in phase rotation, the first the farthest from the average. */
  readings: [
    { phases: 'AB', volts: 492 },
    { phases: 'BC', volts: 478 },
    { phases: 'CA', volts: 470 },
  ],
};
