import { type Box, type Point, toward } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';
import { crosses, isInside, overlaps } from './boxes.ts';
import { type Position, toMiles } from './geography.ts';
import { type CountyName, labelCounties } from './land.tsx';
import { type MeasureName, placeNames, type Site, type Surroundings, type Town } from './names.ts';
import {
  type MapLayout,
  type MapSize,
  pointBeside,
  type RegionMap,
  roundPoint,
  type Segment,
} from './region-map.ts';
import { boxOf, type Word } from './words.ts';

/** A base or town on the dispatch map. */
export type DispatchPlace = Town & {
  /** Drive to the town from the base that serves it. Absent for bases. */
  drive?: { from: string; miles: number; minutes: number; via?: Position | undefined } | undefined;
};

/** Positions at which to try the text beside a route, in this order, as fractions of the route's last segment. */
const routeTextFractions = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.9];

/** Sample of the longest text beside a route. The width of this sample is reserved beside every route. */
const longestRouteText = 'about 1 h 45 min';

/** Position of the two text lines that state a route's distance and drive time. */
export interface PlacedRouteText {
  x: number;
  /** Baseline of the first line of text. */
  y: number;
  anchor: 'start' | 'end';
  box: Box;
}

/** A place with its position on the map and the corners of its route. */
type RoutedPlace = DispatchPlace & {
  at: Point;
  isBase: boolean;
  route: Point[] | undefined;
};

type DispatchSite = RoutedPlace & Site & { figure?: PlacedRouteText | undefined };

/** Label with the length of the ring's radius, and the line from the ring to the label. */
export interface RingWord {
  word: Word;
  leader: Segment;
}

interface DispatchLayout {
  sites: DispatchSite[];
  counties: CountyName[];
  ringWord?: RingWord;
  /** Boxes of all text that is visible at the same time. */
  boxes: Box[];
}

/** Computes the positions of towns, routes and text on the dispatch map. */
export function layOutDispatch(
  map: RegionMap,
  places: readonly DispatchPlace[],
  size: MapSize,
  measureName: MeasureName,
): DispatchLayout {
  return size === 'wide'
    ? layOutWide(map, places, measureName)
    : layOutNarrow(map, places, measureName);
}

function layOutWide(
  map: RegionMap,
  places: readonly DispatchPlace[],
  measureName: MeasureName,
): DispatchLayout {
  const layout = map.sizes.wide;
  const ringWord = placeRingWord(map, layout.mono);
  const words = [...layout.wordBoxes, boxOf(ringWord.word, layout.mono)];
  const routed = findRoutes(map, places, layout);
  const lines = linesOf(map, routed);
  const { stateLines } = map;
  const named = nameSites(routed, { ...layout, measureName, words, lines, stateLines });
  const boxes = [...words, ...named.map(({ label }) => label.box)];
  const sites = named.map((site) => ({
    ...site,
    figure: site.route && placeRouteText(site.route, layout, boxes),
  }));
  return { sites, counties: labelCounties(map, sites, boxes, lines), ringWord, boxes };
}

function layOutNarrow(
  map: RegionMap,
  places: readonly DispatchPlace[],
  measureName: MeasureName,
): DispatchLayout {
  const layout = map.sizes.narrow;
  const routed = findRoutes(map, places, layout);
  const sites = nameSites(routed, {
    ...layout,
    measureName,
    words: layout.wordBoxes,
    lines: linesOf(map, routed),
    stateLines: map.stateLines,
  });
  const boxes = [...layout.wordBoxes, ...sites.map(({ label }) => label.box)];
  return { sites, counties: [], boxes };
}

function findRoutes(
  map: RegionMap,
  places: readonly DispatchPlace[],
  layout: MapLayout,
): RoutedPlace[] {
  return places.map((place) => {
    const base = places.find(({ name, drive }) => !drive && name === place.drive?.from);
    return {
      ...place,
      at: map.project(place),
      isBase: !place.drive,
      route: base && routeTo(place, base, map, layout),
    };
  });
}

/** Returns the corners of a route from the edge of the base's mark to the edge of the town's mark. */
function routeTo(
  place: DispatchPlace,
  base: DispatchPlace,
  { project }: RegionMap,
  layout: MapLayout,
): Point[] {
  const [from, to] = [project(base), project(place)];
  const corner = place.drive?.via && project(place.drive.via);
  const start = toward(from, corner ?? to, layout.base.reach);
  const end = toward(to, corner ?? from, layout.town.reach - 3);
  return [start, ...(corner ? [corner] : []), end].map(roundPoint);
}

/** Lines that names should avoid: state lines, routes and the ring. */
function linesOf(map: RegionMap, routed: readonly RoutedPlace[]): (readonly Point[])[] {
  return [...map.stateLines, ...routesOf(routed), map.ringLine];
}

const routesOf = (routed: readonly RoutedPlace[]) =>
  routed.flatMap(({ route }) => (route ? [route] : []));

function nameSites(
  routed: readonly RoutedPlace[],
  surroundings: Surroundings,
): (RoutedPlace & Site)[] {
  // Count routes twice, because a name on a route is harder to read than a name on any other line.
  const lines = [...surroundings.lines, ...routesOf(routed)];
  return placeNames(routed, { ...surroundings, lines });
}

function placeRingWord({ region, onRing, ring: { radius } }: RegionMap, mono: number): RingWord {
  const { bearing, radiusKm } = region.ring;
  const end = roundPoint(onRing(bearing, radius + 14));
  return {
    word: {
      text: `${toMiles(radiusKm)} mi`,
      x: end[0] + 4,
      y: end[1] + Math.round(mono * 0.5),
      anchor: 'start',
    },
    leader: [roundPoint(onRing(bearing)), end],
  };
}

/**
 * Finds a position beside the route for its distance and drive time. Returns undefined if all positions
 * are occupied; the table beside the map lists the distance and drive time of every route anyway.
 */
function placeRouteText(
  route: readonly Point[],
  { mono, frame }: MapLayout,
  occupied: readonly Box[],
): PlacedRouteText | undefined {
  const [from, to] = route.slice(-2) as [Point, Point];
  const options = routeTextFractions.flatMap((fraction) => [
    routeTextAt([from, to], 'right', fraction, mono),
    routeTextAt([from, to], 'left', fraction, mono),
  ]);
  const clear = options.filter(
    ({ box }) => isInside(box, frame) && !occupied.some((other) => overlaps(box, other)),
  );
  return clear.find(({ box }) => !crosses(box, route)) ?? clear[0];
}

function routeTextAt(
  [from, to]: Segment,
  side: 'right' | 'left',
  fraction: number,
  mono: number,
): PlacedRouteText {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // The left side of a segment that runs downward faces the right side of the map.
  const turn = (side === 'right' ? 1 : -1) * (dy > 0 ? 1 : -1);
  const [x, middle] = pointBeside([from, to], fraction, turn * 16);
  const isSteep = Math.abs(dy) > Math.abs(dx);
  // Beside a flat segment, move the text above or below the segment.
  const shift = isSteep ? 0 : Math.sign(-dx * turn) * mono * 0.9;
  const lineHeight = mono * 1.2;
  const top = middle + shift - lineHeight;
  const width = monoWidth(longestRouteText, mono);
  const left = side === 'right' ? x : x - width;
  return {
    x,
    y: Math.round(top + mono),
    anchor: side === 'right' ? 'start' : 'end',
    box: { left, top, right: left + width, bottom: top + 2 * lineHeight },
  };
}
