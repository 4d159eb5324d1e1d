/** The first and the longest pause between tries, in milliseconds. */
export interface PauseLimits {
  first: number;
  longest: number;
}

/**
 * How long to wait after `failures` tries in a row failed: twice as long each time, up to the
 * longest, and up to a fifth shorter by chance, so that what failed together is not tried together.
 */
export function choosePause(
  failures: number,
  { first, longest }: PauseLimits,
  random: () => number = Math.random,
): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return Math.ceil(full * (1 - random() / 5));
}
