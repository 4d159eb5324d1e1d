/** Choices that are the same in every run with the same seed. */
export interface SeededRandom {
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** True `share` of the time. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** As many of what `make` gives as `pick` says. */
  many<T>(counts: readonly number[], make: () => T): T[];
}

/** Mulberry32: four lines, a period of 2^32, and good enough to make a mess with. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  return {
    below,
    chance: (share) => next() < share,
    pick,
    many: (counts, make) => Array.from({ length: pick(counts) }, make),
  };
}
