import type { Point } from '../parts/polyline.ts';

/** A rectangle: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Where a label may stand: the start, middle or end of its baseline, the room it takes, and the
 * room between it and its marker, which no line should part.
 */
export type Place = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
  sweep: Box;
};

/** What labels keep clear of: never over a box, over a line only where there is no better place. */
export type Obstacles = {
  frame: Box;
  boxes: readonly Box[];
  lines: readonly (readonly Point[])[];
};

/**
 * One place for each label, chosen from its own list (best first) so that none lies over another.
 * Each label in turn takes its cheapest place among the others until nothing moves.
 */
export function placeLabels(
  choices: readonly (readonly Place[])[],
  obstacles: Obstacles,
): (Place | undefined)[] {
  const own = choices.map((places) =>
    places.map(({ box, sweep }, index) => index + cost(box, sweep, obstacles)),
  );
  const chosen = own.map((costs) => costs.indexOf(Math.min(...costs)));
  const boxOf = (label: number) => choices[label]?.[chosen[label] ?? 0]?.box;
  for (let round = 0; round < 20; round++) {
    const before = chosen.join();
    choices.forEach((places, label) => {
      const others = choices.flatMap((_, other) => {
        const box = other === label ? undefined : boxOf(other);
        return box ? [box] : [];
      });
      const costs = places.map(
        ({ box }, index) =>
          (own[label]?.[index] ?? 0) + 1000 * others.filter((other) => overlaps(box, other)).length,
      );
      chosen[label] = costs.indexOf(Math.min(...costs));
    });
    if (chosen.join() === before) break;
  }
  return choices.map((places, label) => places[chosen[label] ?? 0]);
}

/** Whether a box stands clear of everything, lines included. */
export const isClear = (box: Box, obstacles: Obstacles) => cost(box, box, obstacles) === 0;

/** Whether two boxes share room. */
export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether a line runs through a box. */
export function crosses(box: Box, line: readonly Point[]): boolean {
  return line.some((point, index) => {
    const next = line[index + 1] ?? point;
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 3));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
      const x = point[0] + part * (next[0] - point[0]);
      const y = point[1] + part * (next[1] - point[1]);
      return x > box[0] && x < box[2] && y > box[1] && y < box[3];
    });
  });
}

function cost(box: Box, sweep: Box, { frame, boxes, lines }: Obstacles): number {
  const outside = box[0] < frame[0] || box[1] < frame[1] || box[2] > frame[2] || box[3] > frame[3];
  return (
    (outside ? 1000 : 0) +
    1000 * boxes.filter((other) => overlaps(box, other)).length +
    12 * lines.filter((line) => crosses(sweep, line)).length
  );
}
