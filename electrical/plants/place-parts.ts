import type { PlantLine } from './plant-line.ts';

/** Position of a part in a plant's one-line. */
export interface PartPlace {
  /** 0 for parts above the bus, 1 for the bus, 2 for parts of a feeder. */
  level: 0 | 1 | 2;
  /** Index of the part's chain among the chains of the same level, from left to right. */
  chain: number;
  /**
   * Index of the part in its chain, from top to bottom. Parts of a side branch have decimals: 2.1 is the
   * first part of the branch at part 2.
   */
  depth: number;
}

/**
 * Returns the positions of all parts that steps in `content/` may refer to, by part id. Side branches above
 * the bus are excluded, because the drawing for phones does not show them.
 */
export function placeParts({ chainsAboveBus, bus, feeders }: PlantLine): Map<string, PartPlace> {
  const places = new Map<string, PartPlace>();
  for (const [chain, parts] of chainsAboveBus.entries()) {
    for (const [depth, { id }] of parts.entries()) places.set(id, { level: 0, chain, depth });
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
 * Whether power from `source` can flow through `last` first and through `next` later: `next` must be farther
 * along the same chain, on the other side of the bus, or in another chain of the same level.
 */
export function mayFollow(source: PartPlace, last: PartPlace, next: PartPlace): boolean {
  // Power flows up the page if a feeder is the source.
  const direction = source.level === 2 ? -1 : 1;
  if (next.level !== last.level) return (next.level - last.level) * direction > 0;
  return next.chain !== last.chain || (next.depth - last.depth) * direction > 0;
}
