import { isDeepStrictEqual } from 'node:util';

/**
 * For each new item the place of the old one that it was, or undefined where it is new. By content:
 * an item that moved is the same item, and one that was edited is the one that it resembles most.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const matched = new Array<number | undefined>(after.length).fill(undefined);
  const free = new Set(before.keys());
  const take = (place: number, old: number) => {
    matched[place] = old;
    free.delete(old);
  };
  // What kept its place first, then what moved.
  for (const [place, item] of after.entries()) {
    if (place < before.length && isDeepStrictEqual(before[place], item)) take(place, place);
  }
  for (const [place, item] of after.entries()) {
    if (matched[place] !== undefined) continue;
    const same = [...free].filter((index) => isDeepStrictEqual(before[index], item));
    // Of several alike the one that keeps the order.
    const old = same.find((index) => index > (matched[place - 1] ?? -1)) ?? same[0];
    if (old !== undefined) take(place, old);
  }
  const pairs = after.flatMap((item, place) =>
    matched[place] === undefined
      ? [...free].map((old) => ({ place, old, likeness: compare(before[old], item) }))
      : [],
  );
  const sameCount = before.length === after.length;
  pairs.sort(
    (a, b) => b.likeness - a.likeness || Math.abs(a.place - a.old) - Math.abs(b.place - b.old),
  );
  for (const { place, old, likeness } of pairs) {
    if (matched[place] !== undefined || !free.has(old)) continue;
    if (likeness > 0 || (sameCount && place === old)) take(place, old);
  }
  return matched;
}

/** How many parts two items share; of two texts, whether they share most of their words. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') {
    const [words, others] = [a.split(/\s+/), new Set(b.split(/\s+/))];
    const shared = words.filter((word) => others.has(word)).length;
    return shared * 2 > Math.max(words.length, others.size) ? shared : 0;
  }
  if (!isObject(a) || !isObject(b)) return 0;
  return Object.keys(a).reduce((likeness, key) => {
    if (!(key in b)) return likeness;
    if (isDeepStrictEqual(a[key], b[key])) return likeness + 2;
    return likeness + Math.min(1, compare(a[key], b[key]));
  }, 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
