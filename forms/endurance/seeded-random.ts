/** Choices that are the same in every run with the same seed. */
export interface SeededRandom {
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** True `share` of the time. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** As many of what `make` gives as `pick` says. */
  many<T>(counts: readonly number[], make: () => T): T[];
  /** Characters of Unicode, surrogates and NUL left out, `length` UTF-16 units at most. */
  text(length: number): string;
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
    text(length) {
      let text = '';
      for (;;) {
        const [first, size] = pick(blocks);
        const character = String.fromCodePoint(first + below(size));
        if (text.length + character.length > length) return text;
        text += character;
      }
    },
  };
}

// Control characters, ASCII (most often), Latin, Hebrew and Arabic, marks and spaces of the layout,
// Chinese, private use, full width, emoji, tags, the last plane.
const blocks: [first: number, size: number][] = [
  [0x01, 0x1f],
  [0x20, 0x5f],
  [0x20, 0x5f],
  [0x20, 0x5f],
  [0x7f, 0x121],
  [0x300, 0x70],
  [0x590, 0x170],
  [0x2000, 0x70],
  [0x4e00, 0x100],
  [0xe000, 0x10],
  [0xfe00, 0x200],
  [0x1f300, 0x300],
  [0xe0000, 0x80],
  [0x10fff0, 0x10],
];
