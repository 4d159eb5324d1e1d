/** Condition falling with time, and the order in which tools see it. It carries no times. */
export const failureCurveData = {
  /** What happens between the first stage and the second. */
  onset: 'DAMAGE BEGINS',
  /**
   * Six stages, earliest first; the first comes before the damage, the last is the failure.
   * Each says what sees it, or what happens.
   */
  stages: [
    { tools: ['POWER-QUALITY LOGGING'], note: 'stress before damage' },
    { tools: ['DISSOLVED-GAS ANALYSIS', 'PARTIAL DISCHARGE', 'BATTERY CELL IMPEDANCE'] },
    { tools: ['ULTRASOUND', 'VIBRATION', 'MOTOR CURRENT SIGNATURE'] },
    { tools: ['THERMOGRAPHY'], note: 'late for windings and bearings' },
    { tools: ['SMELL', 'BUZZ'] },
    { tools: ['TRIP'] },
  ],
  /** A tool that comes earlier in one case. */
  exception: {
    /** Its own stage, counted from 1. */
    from: 4,
    /** The stage that it is ahead of in that case. */
    to: 2,
    text: 'OFTEN FIRST AT A BOLTED JOINT',
  },
};
