import type { Point } from '../parts/polyline.ts';
import { cutAround, type Stretch } from './cut-around.ts';
import { type Box, crosses, type Obstacles, overlaps, type Place } from './label-placement.ts';
import { type Layout, nameCountiesAround, nameSites } from './layout.ts';
import type { Word } from './map-region.ts';
import type { Position } from './projection.ts';
import type { RegionMap } from './region-map.ts';
import { around, boxOf, type MapSize } from './sizes.ts';
import { monoWidth } from './text-width.ts';

/** A base or a town as the dispatch map shows it; a base has no way to it. */
export type DispatchPlace = Position & {
  id: string;
  name: string;
  drive?: { from: string; miles: number; minutes: number } | undefined;
};

/** A base or a town on the dispatch map. */
export type DispatchSite = DispatchPlace & { isBase: boolean; at: Point; label: Place };

/** The way to a town, from the edge of its base's mark to the edge of its own. */
type Route = { id: string; from: Point; to: Point };

/** The two lines that say how long a chosen route is. */
export type RouteFigure = { id: string; x: number; y: number; anchor: 'start' | 'end'; box: Box };

type DispatchLayout = {
  sites: DispatchSite[];
  /** Each way with what is drawn of it: it stops at a name that stands on it. */
  routes: (Route & { drawn: Stretch[] })[];
  /** On the wide map alone; a row under the narrow one says them. */
  figures: RouteFigure[];
  counties: Layout['counties'];
  /** The words on the ring and the line that leads to them, on the wide map alone. */
  ringWords: { word: Word; leader: readonly [Point, Point] } | undefined;
  /** The room that all words take which are seen at the same time. */
  boxes: Box[];
};

/** The two lines at a chosen route. */
export const figureLines = (miles: number, time: string) =>
  [`${miles} road mi`, `about ${time}`] as const;

/** Finds a place for every word: fixed ones, then names, then the figures of routes, then counties. */
export function layOutDispatch(
  map: RegionMap,
  places: readonly DispatchPlace[],
  size: MapSize,
): DispatchLayout {
  const { sizes, project, stateLines, ringLine } = map;
  const { frame, town, base, wordBoxes, mono } = sizes[size];
  const bare = places.map((place) => ({ ...place, isBase: !place.drive, at: project(place) }));
  const ways = bare.flatMap(({ id, at, drive }) => {
    const from = bare.find(({ isBase, name }) => isBase && name === drive?.from)?.at;
    if (!from) return [];
    return [{ id, from: toward(from, at, base.reach), to: toward(at, from, town.reach - 3) }];
  });
  const ringWords = size === 'wide' ? placeRingWords(map, mono) : undefined;
  const fixed = [...wordBoxes, ...(ringWords ? [boxOf(ringWords.word, mono)] : [])];
  const obstacles: Obstacles = {
    frame,
    boxes: [
      ...fixed,
      ...bare.map(({ at, isBase }) => around(at, isBase ? base.reach : town.reach)),
    ],
    lines: [...stateLines, ...ways.map(({ from, to }) => [from, to]), ringLine],
  };
  const sites = nameSites(bare, sizes[size], obstacles);
  const names = sites.map(({ label }) => label.box);
  const routes = ways.map((way) => ({ ...way, drawn: cutAround([way.from, way.to], names) }));
  const boxes = [...fixed, ...names];
  if (size === 'narrow') return { sites, routes, figures: [], counties: [], ringWords, boxes };
  const marks = bare.map(({ at, isBase }) => around(at, isBase ? base.reach : town.reach));
  const counties = nameCountiesAround(map, bare, size, boxes, obstacles.lines);
  const figures = placeFigures(routes, {
    taken: [...boxes, ...marks],
    crossed: counties.map(({ name, at: [x, y] }) =>
      boxOf({ text: name, x, y, anchor: 'middle' }, mono),
    ),
    frame,
    mono,
    routes,
    stateLines,
  });
  return { sites, routes, figures, counties, ringWords, boxes };
}

/** The point `off` units from `from` on the way to `to`. */
function toward(from: Point, to: Point, off: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = off / Math.hypot(dx, dy);
  return [Math.round(from[0] + dx * part), Math.round(from[1] + dy * part)];
}

/** Outside the ring, where the map of home draws the radius. */
function placeRingWords({ region, ring }: RegionMap, mono: number) {
  const angle = (region.ring.bearing * Math.PI) / 180;
  const on = (radius: number): Point => [
    Math.round(ring.center[0] + radius * Math.sin(angle)),
    Math.round(ring.center[1] - radius * Math.cos(angle)),
  ];
  const end = on(ring.radius + 14);
  const miles = Math.round(region.ring.radiusKm / 1.609344);
  const word: Word = {
    text: `${miles} mi (${region.ring.radiusKm} km)`,
    x: end[0] + 4,
    y: end[1] + Math.round(mono * 0.5),
    anchor: 'start',
  };
  return { word, leader: [on(ring.radius), end] as const };
}

/** Beside each route, where its two lines lie over nothing, best near its middle. */
function placeFigures(routes: readonly Route[], room: Room & { mono: number }): RouteFigure[] {
  return routes.map((route) => {
    const choices = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.82].flatMap((part) =>
      [1, -1].map((side) => figureAt(route, part, side, room.mono)),
    );
    const costs = choices.map(({ box }, index) => index + costOf(box, route, room));
    return choices[costs.indexOf(Math.min(...costs))] as RouteFigure;
  });
}

function figureAt({ id, from, to }: Route, part: number, side: number, mono: number): RouteFigure {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = (side * 16) / Math.hypot(dx, dy);
  const [x, y] = [from[0] + dx * part + dy * off, from[1] + dy * part - dx * off].map(Math.round);
  const [left = 0, middle = 0] = [x, y];
  const width = monoWidth('about 1 h 45 min', mono);
  const isRight = dy * side > 0;
  // Beside a steep line the two stand at its height, over or under a flat one clear of it.
  const lift = Math.abs(dy) > Math.abs(dx) ? 0 : Math.sign(-dx * side) * mono * 0.9;
  const top = middle + lift - mono * 1.2;
  return {
    id,
    x: left,
    y: Math.round(top + mono),
    anchor: isRight ? 'start' : 'end',
    box: [isRight ? left : left - width, top, isRight ? left + width : left, top + mono * 2.4],
  };
}

type Room = {
  taken: Box[];
  crossed: Box[];
  frame: Box;
  routes: readonly Route[];
  stateLines: readonly Point[][];
};

function costOf(box: Box, own: Route, room: Room): number {
  const { taken, crossed, frame, routes, stateLines } = room;
  const isOut = box[0] < frame[0] || box[2] > frame[2];
  const onRoutes = routes.filter(({ from, to }) => crosses(box, [from, to]));
  return (
    (isOut ? 1000 : 0) +
    (onRoutes.includes(own) ? 300 : 0) +
    60 * onRoutes.length +
    60 * stateLines.filter((line) => crosses(box, line)).length +
    1000 * taken.filter((other) => overlaps(box, other)).length +
    40 * crossed.filter((other) => overlaps(box, other)).length
  );
}
