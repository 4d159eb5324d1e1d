import type { Point } from '../parts/polyline.ts';
import { type Box, isClear, type Obstacles, type Place, placeLabels } from './label-placement.ts';
import { kilometers, type Position } from './projection.ts';
import type { RegionMap } from './region-map.ts';
import { around, type MapSize } from './sizes.ts';
import { monoWidth, nameWidth } from './text-width.ts';

/** A town of the service area. */
export type Town = { id: string; name: string } & Position;

/** A town that crews start from. */
export type Base = { city: string; position: Position };

/** A town or base with its label. */
export type Marker = { name: string; isBase: boolean; at: Point; label: Place };

/** A line between two bases and how long it is on the ground. */
export type Span = { from: Point; to: Point; kilometers: number };

/** Everything that towns and bases put on the map. */
export type Layout = {
  markers: Marker[];
  spans: Span[];
  counties: { name: string; at: Point }[];
  /** The room that all words take. */
  boxes: Box[];
};

/** Finds a place for every word: first what stands fixed, then towns and bases, then counties. */
export function layOut(
  map: RegionMap,
  towns: readonly Town[],
  bases: readonly Base[],
  size: MapSize,
): Layout {
  const { sizes, project, stateLines, ringLine } = map;
  const { frame, town, base, wordBoxes, dimensionBoxes, county } = sizes[size];
  const fixedBoxes = [...dimensionBoxes, ...wordBoxes];
  const sites = [
    ...bases.map(({ city, position }) => ({ name: city, isBase: true, at: project(position) })),
    ...towns
      .filter(({ name }) => bases.every(({ city }) => city !== name))
      .map((place) => ({ name: place.name, isBase: false, at: project(place) })),
  ];
  const spans = bases.slice(1).map((to, index) => {
    const from = bases[index] ?? to;
    return {
      from: project(from.position),
      to: project(to.position),
      kilometers: Math.round(kilometers(from.position, to.position)),
    };
  });
  const spanBoxes = size === 'wide' ? spans.map((span) => around(spanLabel(span), 24)) : [];
  const obstacles: Obstacles = {
    frame,
    boxes: [
      ...fixedBoxes,
      ...spanBoxes,
      ...sites.map(({ at, isBase }) => around(at, isBase ? base.reach : town.reach)),
    ],
    lines: [
      ...stateLines,
      ...spans.map(({ from, to }) => [from, to]),
      ringLine,
      sizes[size].dimension,
    ],
  };
  const markers = nameSites(sites, sizes[size], obstacles);
  const boxes = [...fixedBoxes, ...spanBoxes, ...markers.map(({ label }) => label.box)];
  const counties = county ? nameCountiesAround(map, sites, size, boxes, obstacles.lines) : [];
  return { markers, spans, counties, boxes };
}

/** A town or base before its name has a place. */
type Site = Pick<Marker, 'name' | 'isBase' | 'at'>;

/** How large a name is, how far off its marker it stands, and how high a tag over it is. */
type Lettering = Record<'town' | 'base', { font: number; reach: number; tag: number }>;

/** Every site with its name where it stands best. */
export function nameSites<Named extends Site>(
  sites: readonly Named[],
  lettering: Lettering,
  obstacles: Obstacles,
): (Named & { label: Place })[] {
  const places = placeLabels(
    sites.map((site) => choices(site, site.isBase ? lettering.base : lettering.town)),
    obstacles,
  );
  return sites.flatMap((site, index) => {
    const label = places[index];
    return label ? [{ ...site, label }] : [];
  });
}

/** The names of counties that have room beside the words in `boxes`. */
export function nameCountiesAround(
  { sizes, visibleCounties }: RegionMap,
  sites: readonly Site[],
  size: MapSize,
  boxes: readonly Box[],
  lines: Obstacles['lines'],
): Layout['counties'] {
  const { frame, base, mono, county = mono } = sizes[size];
  return nameCounties(visibleCounties, county, {
    // The edge belongs to degrees; a county named like a town would pass for it.
    frame: [frame[0] + 12, frame[1] + 36, frame[2] - 12, frame[3] - 12],
    boxes: [...boxes.map(widen), ...sites.map(({ at }) => around(at, base.reach + 4))],
    lines,
  }).filter(({ name }) => sites.every((site) => site.name !== name));
}

/** The middle of a span's label: beside the line, below it. */
export function spanLabel({ from, to }: Span): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = (dx < 0 ? 13 : -13) / Math.hypot(dx, dy);
  return [
    Math.round((from[0] + to[0]) / 2 + dy * off),
    Math.round((from[1] + to[1]) / 2 - dx * off),
  ];
}

/** The eight places around a marker, best first; a tag above the name makes the label higher. */
function choices({ name, at: [x, y] }: Site, { font, reach, tag }: Lettering['town']): Place[] {
  const width = nameWidth(name, font);
  const [up, down] = [font * 0.74, font * 0.22];
  const place = (anchor: Place['anchor'], dx: number, baseline: number): Place => {
    const left = x + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const box: Box = [left - 2, y + baseline - up - tag, left + width + 2, y + baseline + down];
    const sweep: Box = [Math.min(x, box[0] - 5), box[1] - 3, Math.max(x, box[2] + 5), box[3] + 3];
    return { x: Math.round(x + dx), y: Math.round(y + baseline), anchor, box, sweep };
  };
  const [beside, above, below] = [font * 0.35, -reach - down - 1, reach + up + tag];
  const near = reach * 0.6;
  return [
    place('start', reach + 2, beside),
    place('end', -reach - 2, beside),
    place('start', near + 2, below - 2),
    place('end', -near - 2, above + 2),
    place('start', near + 2, above + 2),
    place('end', -near - 2, below - 2),
    place('middle', 0, above),
    place('middle', 0, below),
  ];
}

/** County names where they clear everything: each at the clear spot nearest to its county's middle; those without are left out. */
function nameCounties(
  counties: RegionMap['visibleCounties'],
  font: number,
  obstacles: Obstacles,
): { name: string; at: Point }[] {
  return counties.flatMap(({ name, middle, holds }) => {
    const half = monoWidth(name, font) / 2;
    const spots = offsets.map(([dx, dy]): Point => [middle[0] + dx, middle[1] + dy]);
    const spot = spots.find(([x, y]) => {
      const box: Box = [x - half - 4, y - font + 1, x + half + 4, y + 5];
      const [left, top, right, bottom] = box;
      const corners: Point[] = [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ];
      return corners.every(holds) && isClear(box, obstacles);
    });
    return spot ? [{ name, at: [Math.round(spot[0]), Math.round(spot[1])] as const }] : [];
  });
}

const reaches = [-32, -24, -16, -8, 0, 8, 16, 24, 32];
const offsets = reaches
  .flatMap((dx) => reaches.map((dy): Point => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Room for air, so that a county's name never reads on from another word. */
function widen([left, top, right, bottom]: Box): Box {
  return [left - 12, top - 8, right + 12, bottom + 8];
}
