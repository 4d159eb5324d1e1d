import { station } from './station.ts';
import { yardRatings } from './yard-ratings.ts';

const { primary, secondary, transformer, currentTransformer, pickup } = yardRatings;

/** Amperes of T1 at its rating, on either side. */
export const fullLoad = {
  primary: transformer.voltAmperes / (Math.sqrt(3) * primary),
  secondary: transformer.voltAmperes / (Math.sqrt(3) * secondary),
};

/** Symmetrical amperes of a three-phase fault at 480 V, from an infinite source through T1 alone. */
export const throughFault = {
  primary: fullLoad.primary / transformer.impedance,
  secondary: fullLoad.secondary / transformer.impedance,
};

/** Primary amperes to one of the relay's. */
export const currentRatio = currentTransformer.primary / currentTransformer.secondary;

/** The relay's time dial, and the multiple of the standard's constants that it means. */
export const timeDial = 1;

/** Very inverse, IEEE C37.112: A and B in seconds at a time dial of 1, and the exponent p. */
export const veryInverse = { a: 19.61, b: 0.491, p: 2 };

/** Seconds to the trip of 51 at a primary current above its pickup. */
export function timedTrip(amperes: number): number {
  const { a, b, p } = veryInverse;
  return timeDial * (a / ((amperes / pickup.timed) ** p - 1) + b);
}

/** Seconds from the current to the trip contact of 50, at most. */
export const instantaneousLimit = 0.05;

/** Volts at the relay, line to neutral, under which 27 picks up. */
export const undervoltagePickup =
  (station.undervoltage.part * primary * station.voltageTransformer.secondary) /
  (Math.sqrt(3) * station.voltageTransformer.primary);
