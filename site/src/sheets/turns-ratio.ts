import { yardRatings } from '#illustrations/yard/yard-ratings.ts';

/** High-side taps of T1, highest voltage first, two steps of 2.5 % either way. */
export const taps = [1.05, 1.025, 1, 0.975, 0.95].map((step, index) => ({
  tap: index + 1,
  volts: yardRatings.primary * step,
}));

/** Turns of a delta high side to those of a wye low side. */
export function turnsRatio(volts: number): number {
  return (volts * Math.sqrt(3)) / yardRatings.secondary;
}
