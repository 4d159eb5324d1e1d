import type { Point } from '../parts/polyline.ts';
import { around, type Box, crosses, isInside, overlaps } from './boxes.ts';
import type { Position } from './projection.ts';
import type { RegionMap } from './region-map.ts';
import type { MapSize } from './sizes.ts';
import { monoWidth, nameWidth } from './text-width.ts';

/** On which side of its mark a name lies. */
export type Side = 'right' | 'left' | 'above' | 'below';

/** Where maps write a town's name: to the right unless told, on phones as on wide screens unless told. */
export interface TownNames {
  home?: Side | undefined;
  homePhone?: Side | undefined;
  dispatch?: Side | undefined;
  dispatchPhone?: Side | undefined;
  office?: Side | undefined;
  officePhone?: Side | undefined;
  /** What the dispatch map writes beside the way to it: to the right of its middle unless told. */
  way?: { side?: 'right' | 'left' | undefined; along?: number | undefined } | undefined;
}

/** A town of the service area. */
export type Town = Position & { id: string; name: string; names?: TownNames | undefined };

/** A town that crews start from. */
export type Base = { city: string; position: Position };

/** A name on a map, and the room it takes. */
export interface Name {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** The side that a town's names have on a map. */
export function sideOf(
  names: TownNames | undefined,
  map: 'home' | 'dispatch' | 'office',
  size: MapSize,
): Side {
  return (size === 'narrow' && names?.[`${map}Phone`]) || names?.[map] || 'right';
}

/** A name beside a mark that reaches so far; a tag above the name makes it higher. */
export function nameBeside(
  name: string,
  [x, y]: Point,
  side: Side,
  { font, reach, tag }: { font: number; reach: number; tag: number },
): Name {
  const width = nameWidth(name, font);
  const [up, down] = [font * 0.74, font * 0.22];
  const [anchor, dx, baseline] = (
    {
      right: ['start', reach + 2, font * 0.35],
      left: ['end', -reach - 2, font * 0.35],
      above: ['middle', 0, -reach - down - 1],
      below: ['middle', 0, reach + up + tag],
    } as const
  )[side];
  const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const box: Box = [left - 2, y + baseline - up - tag, left + width + 2, y + baseline + down];
  return { x: Math.round(x + dx), y: Math.round(y + baseline), anchor, box };
}

/** The names of counties that clear towns, words and lines, each near its county's middle. */
export function nameCounties(
  { sizes, visibleCounties }: RegionMap,
  sites: readonly { name: string; at: Point }[],
  size: MapSize,
  words: readonly Box[],
  lines: readonly (readonly Point[])[],
): { name: string; at: Point }[] {
  const { frame, base, county } = sizes[size];
  if (!county) return [];
  // The edge belongs to degrees, and no county's name reads on from another word.
  const inner: Box = [frame[0] + 12, frame[1] + 36, frame[2] - 12, frame[3] - 12];
  const taken = [
    ...words.map(([left, top, right, bottom]): Box => [left - 12, top - 8, right + 12, bottom + 8]),
    ...sites.map(({ at }) => around(at, base.reach + 4)),
  ];
  return visibleCounties.flatMap(({ name, middle, holds }) => {
    // One that is named like a town would pass for it.
    if (sites.some((site) => site.name === name)) return [];
    const half = monoWidth(name, county) / 2;
    const spots = offsets.map(([dx, dy]): Point => [middle[0] + dx, middle[1] + dy]);
    const spot = spots.find(([x, y]) => {
      const box: Box = [x - half - 4, y - county + 1, x + half + 4, y + 5];
      const [left, top, right, bottom] = box;
      return (
        [left, right].every((x) => [top, bottom].every((y) => holds([x, y]))) &&
        isInside(box, inner) &&
        !taken.some((other) => overlaps(box, other)) &&
        !lines.some((line) => crosses(box, line))
      );
    });
    return spot ? [{ name, at: [Math.round(spot[0]), Math.round(spot[1])] as const }] : [];
  });
}

const reaches = [-32, -24, -16, -8, 0, 8, 16, 24, 32];
const offsets = reaches
  .flatMap((dx) => reaches.map((dy): Point => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
