/**
 * Electrical data of the yard, shared by the one-lines and the sample sheets. The station is fictional.
 * Full-load and fault currents are calculated from this data.
 */
export const yardRatings = {
  /** Line to line. */
  primaryVolts: 24_900,
  /** Line to line. Solidly grounded wye: 480Y/277 V. */
  secondaryVolts: 480,
  transformer: { name: 'T1', voltAmperes: 1_500_000, impedancePerUnit: 0.0575 },
  /** Ratio of the current transformers on the line side of the breaker. */
  currentTransformer: { primaryAmperes: 100, secondaryAmperes: 5 },
  /** Pickup currents of relays 51 (`timed`) and 50 (`instantaneous`), amperes on the primary side. */
  pickupAmperes: { timed: 60, instantaneous: 1_000 },
  /** Time for which the supply must be good before the pump restarts. */
  restartSeconds: 60,
} as const;

/** High-side taps of T1 from highest to lowest voltage: two steps of 2.5 % above nominal and two below. */
export const taps = [105, 102.5, 100, 97.5, 95].map((percent, index) => ({
  tap: index + 1,
  volts: (yardRatings.primaryVolts * percent) / 100,
}));

/** Turns ratio of T1 (delta to wye) at the given high-side voltage. */
export function turnsRatio(volts: number): number {
  return (volts * Math.sqrt(3)) / yardRatings.secondaryVolts;
}
