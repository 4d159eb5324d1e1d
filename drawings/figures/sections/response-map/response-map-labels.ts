import {
  type Box,
  crosses,
  isClear,
  type Obstacles,
  type Place,
  placeLabels,
} from '../../../map/label-placement.ts';
import { around } from '../../../map/sizes.ts';
import { monoWidth } from '../../../map/text-width.ts';
import type { Point } from '../../../parts/polyline.ts';

/** A marker of the map: where it is, its name, and what stands under the name. */
interface Site {
  at: Point;
  name: string;
  note: string;
  /** How far the mark reaches. */
  reach: number;
}

/** From the first baseline to the second. */
const leading = 1.3;

/** A place for the two lines of every marker, off each other and off all lines. */
export function labelSites(sites: readonly Site[], letters: number, obstacles: Obstacles): Place[] {
  const marks = sites.map(({ at, reach }) => around(at, reach));
  const all = { ...obstacles, boxes: [...obstacles.boxes, ...marks] };
  return placeLabels(
    sites.map((site) => {
      const places = choices(site, letters);
      const clear = places.filter(
        ({ box, sweep }) => isClear(box, all) && all.lines.every((line) => !crosses(sweep, line)),
      );
      return clear.length ? clear : places;
    }),
    all,
  ).flatMap((place) => place ?? []);
}

/** The room of two lines whose first baseline is `y`. */
export function roomOf(
  texts: readonly string[],
  x: number,
  y: number,
  anchor: Place['anchor'],
  letters: number,
): Box {
  const width = Math.max(...texts.map((text) => monoWidth(text, letters)));
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const last = y + (texts.length - 1) * leading * letters;
  return [left - 3, y - 0.76 * letters, left + width + 3, last + 0.34 * letters];
}

/** Beside the mark first, then above and below it, then off its corners. */
function choices(site: Site, letters: number): Place[] {
  const { name, note, reach } = site;
  const [x, y] = site.at;
  const gap = reach + 4;
  const beside = y + 0.38 * letters - (leading * letters) / 2;
  const under = y + gap + 0.76 * letters;
  const over = y - gap - (leading + 0.24) * letters;
  const steps = [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2, -2.4, 2.4].map(
    (step) => step * letters,
  );
  const sides = steps.flatMap((step): [Place['anchor'], number, number][] => [
    ['start', x + gap, beside + step],
    ['end', x - gap, beside + step],
  ]);
  const rows = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -2.5, 2.5, -3, 3].flatMap(
    (step): [Place['anchor'], number, number][] => [
      ['middle', x + step * letters, under],
      ['middle', x + step * letters, over],
    ],
  );
  return [...sides, ...rows].map(([anchor, left, top]) => {
    const box = roomOf([name, note], left, top, anchor, letters);
    return {
      x: Math.round(left),
      y: Math.round(top),
      anchor,
      box,
      sweep: between(site, box),
    };
  });
}

/** The room from a mark to its label, which no line may part. */
function between({ at: [x, y], reach }: Site, [left, top, right, bottom]: Box): Box {
  const [toX, toY] = [clamp(x, left, right), clamp(y, top, bottom)];
  const part = Math.min(1, (0.5 * reach) / (Math.hypot(toX - x, toY - y) || 1));
  const [fromX, fromY] = [x + (toX - x) * part, y + (toY - y) * part];
  return [
    Math.min(fromX, toX) - 1,
    Math.min(fromY, toY) - 1,
    Math.max(fromX, toX) + 1,
    Math.max(fromY, toY) + 1,
  ];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
