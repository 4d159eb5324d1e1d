import type { LineChain, PlantLine } from './plant-line.ts';

/**
 * What a step may name, by its id, with its place in the drawing: every part but those at a head's
 * side, which the cut for a phone leaves out.
 */
export function placeParts({ heads, bus, feeders }: PlantLine): Map<string, PartPlace> {
  const place = (chains: readonly LineChain[], level: number) =>
    chains.flatMap((chain, across) =>
      chain.flatMap(({ id, side = [] }, depth) =>
        [{ id }, ...(level === 2 ? side : [])].map(
          (each, index) => [each.id, { level, across, depth: depth + index / 10 }] as const,
        ),
      ),
    );
  return new Map([...place(heads, 0), ...place([[bus]], 1), ...place(feeders, 2)]);
}

/** Where a part is: above the bus, the bus itself or below it; in which chain; how far down that. */
export interface PartPlace {
  level: number;
  across: number;
  depth: number;
}

/**
 * Whether a walk with the power may come to `next` after `last`: farther on in its chain, on the
 * other side of the bus, or in another chain at the same bus. Power begins at the side of `source`.
 */
export function mayFollow(source: PartPlace, last: PartPlace, next: PartPlace): boolean {
  const onward = source.level === 2 ? -1 : 1;
  if (next.level !== last.level) return (next.level - last.level) * onward > 0;
  return next.across !== last.across || (next.depth - last.depth) * onward > 0;
}
