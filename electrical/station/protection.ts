import { relayCurves } from '../relay-curves.ts';
import { station } from './station.ts';
import { yardRatings } from './yard-ratings.ts';

const { primaryVolts, secondaryVolts, transformer, currentTransformer, pickupAmperes } =
  yardRatings;

/** Full-load current on each side of transformer T1, amperes. */
export const fullLoad = {
  primary: transformer.voltAmperes / (Math.sqrt(3) * primaryVolts),
  secondary: transformer.voltAmperes / (Math.sqrt(3) * secondaryVolts),
};

/**
 * Symmetrical current in amperes on each side of transformer T1 during a three-phase fault at 480 V. Only the
 * impedance of T1 is considered.
 */
export const throughFault = {
  primary: fullLoad.primary / transformer.impedancePerUnit,
  secondary: fullLoad.secondary / transformer.impedancePerUnit,
};

/** Ratio of the current transformers: primary amperes per ampere at the relay. */
export const currentRatio = currentTransformer.primaryAmperes / currentTransformer.secondaryAmperes;

/** Time dial setting of relay 51, which multiplies the trip times of the standard curve. */
export const timeDial = 1;

/** The curve of relay 51. */
export const veryInverse = relayCurves['IEEE VI'];

/** Returns the trip time of relay 51 in seconds, at a primary current above the relay's pickup. */
export function timedTrip(amperes: number): number {
  const { a, b, p } = veryInverse;
  return timeDial * (a / ((amperes / pickupAmperes.timed) ** p - 1) + b);
}

/** Maximum time for relay 50 to close its trip contact, seconds. */
export const instantaneousLimit = 0.05;

/** Pickup voltage of undervoltage relay 27, measured at the relay, volts line to neutral. */
export const undervoltagePickup =
  (station.undervoltage.fractionOfRated * primaryVolts * station.voltageTransformer.secondary) /
  (Math.sqrt(3) * station.voltageTransformer.primary);
