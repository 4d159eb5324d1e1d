import type { PlantLine } from './plant-line.ts';

/** Position of a part in its one-line. */
export interface PartPlace {
  /** 0 in a head, 1 at the bus, 2 in a feeder. */
  level: 0 | 1 | 2;
  /** Index of the part's chain among the chains of its level, from left to right. */
  chain: number;
  /** Index of the part in its chain, from top to bottom. Parts at its side follow in tenths. */
  depth: number;
}

/**
 * Positions of all parts that a step of `content/` may name, by id. Parts at the side of a head are left
 * out, because the drawing for phones does not show them.
 */
export function placeParts({ heads, bus, feeders }: PlantLine): Map<string, PartPlace> {
  const places = new Map<string, PartPlace>();
  for (const [chain, head] of heads.entries()) {
    for (const [depth, { id }] of head.entries()) places.set(id, { level: 0, chain, depth });
  }
  places.set(bus.id, { level: 1, chain: 0, depth: 0 });
  for (const [chain, feeder] of feeders.entries()) {
    for (const [depth, { id, side = [] }] of feeder.entries()) {
      places.set(id, { level: 2, chain, depth });
      for (const [index, sidePart] of side.entries()) {
        places.set(sidePart.id, { level: 2, chain, depth: depth + (index + 1) / 10 });
      }
    }
  }
  return places;
}

/**
 * Whether power that comes from `source` can pass `next` after `last`: `next` is farther along the same
 * chain, on the other side of the bus, or in another chain of the same level.
 */
export function mayFollow(source: PartPlace, last: PartPlace, next: PartPlace): boolean {
  const direction = source.level === 2 ? -1 : 1;
  if (next.level !== last.level) return (next.level - last.level) * direction > 0;
  return next.chain !== last.chain || (next.depth - last.depth) * direction > 0;
}
