import { station } from './station.ts';
import { yardRatings } from './yard-ratings.ts';

const { primary, secondary, transformer, currentTransformer, pickup } = yardRatings;

/** Full-load current of T1 on each side, amperes. */
export const fullLoad = {
  primary: transformer.voltAmperes / (Math.sqrt(3) * primary),
  secondary: transformer.voltAmperes / (Math.sqrt(3) * secondary),
};

/**
 * Current of a three-phase fault at 480 V, on each side of T1, symmetrical amperes. Only the impedance of T1
 * limits it.
 */
export const throughFault = {
  primary: fullLoad.primary / transformer.impedance,
  secondary: fullLoad.secondary / transformer.impedance,
};

/** Primary amperes per ampere at the relay. */
export const currentRatio = currentTransformer.primary / currentTransformer.secondary;

/** The relay's time dial, which multiplies the times of the standard. */
export const timeDial = 1;

/** Very inverse curve, IEEE C37.112: A and B in seconds at a time dial of 1, and the exponent p. */
export const veryInverse = { a: 19.61, b: 0.491, p: 2 };

/** Trip time of 51 in seconds, at a primary current above its pickup. */
export function timedTrip(amperes: number): number {
  const { a, b, p } = veryInverse;
  return timeDial * (a / ((amperes / pickup.timed) ** p - 1) + b);
}

/** Longest time in which 50 closes its trip contact, seconds. */
export const instantaneousLimit = 0.05;

/** Voltage at the relay below which 27 picks up, volts line to neutral. */
export const undervoltagePickup =
  (station.undervoltage.part * primary * station.voltageTransformer.secondary) /
  (Math.sqrt(3) * station.voltageTransformer.primary);
