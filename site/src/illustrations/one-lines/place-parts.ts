import type { LineChain, PlantLine } from './plant-line.ts';

/** Every part of a plant's one-line by its id, with its place in the drawing. */
export function placeParts({ heads, bus, feeders }: PlantLine): Map<string, PartPlace> {
  const places = new Map<string, PartPlace>();
  const place = (chain: LineChain, level: number, across: number) =>
    chain.forEach(({ id, side = [] }, depth) => {
      places.set(id, { level, across, depth });
      side.forEach((part, index) => {
        places.set(part.id, { level, across, depth: depth + (index + 1) / (side.length + 1) });
      });
    });
  heads.forEach((chain, across) => {
    place(chain, 0, across);
  });
  place([bus], 1, 0);
  feeders.forEach((chain, across) => {
    place(chain, 2, across);
  });
  return places;
}

/** Where a part stands: above the bus, the bus itself or below it; in which chain; how far down that. */
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
