import { yardRatings } from './yard-ratings.ts';

/** High-side taps of T1, highest voltage first, two steps of 2.5 % either way. */
export const taps = [105, 102.5, 100, 97.5, 95].map((percent, index) => ({
  tap: index + 1,
  volts: (yardRatings.primary * percent) / 100,
}));

/** Turns of a delta high side to those of a wye low side. */
export function turnsRatio(volts: number): number {
  return (volts * Math.sqrt(3)) / yardRatings.secondary;
}
