import { Drawing, type DrawingProps } from '../drawing.tsx';
import { type Box, type Point, polyline, segment, toward } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';
import { crosses, isInside, overlaps } from './boxes.ts';
import { type MapRegion, type Position, toMiles } from './geography.ts';
import { Counties, type CountyName, Land, labelCounties } from './land.tsx';
import { BaseMark, SiteName, TownHalo, TownMark } from './marks.tsx';
import { placeNames, type Site, type Town } from './names.ts';
import {
  type MapLayout,
  type MapSize,
  pointBeside,
  type RegionMap,
  regionMap,
  roundPoint,
  type Segment,
  viewBoxOf,
} from './region-map.ts';
import { boxOf, type Word } from './words.ts';

/** A base or town on the dispatch map. */
export type DispatchPlace = Town & {
  /** Drive to the town from the base that serves it. Absent for bases. */
  drive?: { from: string; miles: number; minutes: number; via?: Position | undefined } | undefined;
};

interface DispatchMapProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  region: MapRegion;
  places: readonly DispatchPlace[];
  size: MapSize;
  /** Formats a number of minutes. Example: 1 h 45 min */
  writeMinutes: (minutes: number) => string;
}

/**
 * A map of the bases and of all towns, with the route to each town from its base. Each place is a group with
 * its id in `data-place`. The page's script turns the groups into links and highlights the selected place.
 */
export function DispatchMap({ region, places, size, writeMinutes, ...root }: DispatchMapProps) {
  const map = regionMap(region);
  const { sites, counties, ringWord } = layOutDispatch(map, places, size);
  const layout = map.sizes[size];
  return (
    <Drawing viewBox={viewBoxOf(layout.frame)} {...root}>
      <g className="to-scale">
        <Land map={map} size={size} />
        {size === 'wide' && <Counties names={counties} font={layout.mono} />}
        {ringWord && <RingRadius {...ringWord} font={layout.mono} />}
        <g strokeLinejoin="round">
          {sites.map((site) => (
            <g key={site.id} data-place={site.id} data-base={site.isBase ? site.name : undefined}>
              {site.route && (
                <path
                  className="route outline-quiet"
                  d={polyline(site.route)}
                  {...routeLine[size]}
                />
              )}
              {site.isBase ? (
                <BaseMark at={site.at} size={size} />
              ) : (
                <>
                  <TownHalo at={site.at} size={size} />
                  <TownMark at={site.at} size={size} />
                </>
              )}
              <SiteName
                site={site}
                lettering={layout}
                rimClass="rim-on-paper"
                rimWidth={layout.nameRim}
              />
              {site.figure && site.drive && (
                <RouteFigure
                  figure={site.figure}
                  font={layout.mono}
                  lines={[
                    `${site.drive.miles} road mi`,
                    `about ${writeMinutes(site.drive.minutes)}`,
                  ]}
                />
              )}
            </g>
          ))}
        </g>
      </g>
    </Drawing>
  );
}

const routeLine = {
  wide: { strokeWidth: 1.4, strokeDasharray: '7 5' },
  narrow: { strokeWidth: 2.2, strokeDasharray: '10 7' },
};

/** Label with the length of the ring's radius, outside the ring. */
function RingRadius({ word, leader, font }: RingWord & { font: number }) {
  return (
    <>
      <path className="outline-quiet" d={segment(...leader)} />
      <text className="label-soft" x={word.x} y={word.y} fontSize={font}>
        {word.text}
      </text>
    </>
  );
}

interface RouteFigureProps {
  figure: PlacedFigure;
  font: number;
  lines: readonly [miles: string, time: string];
}

/** Distance and drive time of a route, hidden until the page's style sheet shows them for the selected place. */
function RouteFigure({ figure, font, lines: [miles, time] }: RouteFigureProps) {
  return (
    <g
      className="figure label rim-on-paper"
      visibility="hidden"
      textAnchor={figure.anchor}
      fontSize={font}
      strokeWidth="5"
      paintOrder="stroke"
    >
      <text x={figure.x} y={figure.y}>
        {miles}
      </text>
      <text x={figure.x} y={figure.y + Math.round(font * 1.2)}>
        {time}
      </text>
    </g>
  );
}

/** Position of the two lines of text with a route's distance and drive time. */
interface PlacedFigure {
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

type DispatchSite = RoutedPlace & Site & { figure?: PlacedFigure | undefined };

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
): DispatchLayout {
  return size === 'wide' ? layOutWide(map, places) : layOutNarrow(map, places);
}

function layOutWide(map: RegionMap, places: readonly DispatchPlace[]): DispatchLayout {
  const layout = map.sizes.wide;
  const ringWord = placeRingWord(map, layout.mono);
  const words = [...layout.wordBoxes, boxOf(ringWord.word, layout.mono)];
  const routed = findRoutes(map, places, layout);
  const lines = linesOf(map, routed);
  const named = nameSites(routed, layout, words, lines, map.stateLines);
  const boxes = [...words, ...named.map(({ label }) => label.box)];
  const sites = named.map((site) => ({
    ...site,
    figure: site.route && placeFigure(site.route, layout, boxes),
  }));
  return { sites, counties: labelCounties(map, sites, boxes, lines), ringWord, boxes };
}

function layOutNarrow(map: RegionMap, places: readonly DispatchPlace[]): DispatchLayout {
  const layout = map.sizes.narrow;
  const routed = findRoutes(map, places, layout);
  const sites = nameSites(routed, layout, layout.wordBoxes, linesOf(map, routed), map.stateLines);
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

function linesOf(map: RegionMap, routed: readonly RoutedPlace[]): (readonly Point[])[] {
  return [...map.stateLines, ...routesOf(routed), map.ringLine];
}

const routesOf = (routed: readonly RoutedPlace[]) =>
  routed.flatMap(({ route }) => (route ? [route] : []));

function nameSites(
  routed: readonly RoutedPlace[],
  { base, town, frame }: MapLayout,
  words: readonly Box[],
  lines: readonly (readonly Point[])[],
  stateLines: readonly (readonly Point[])[],
): (RoutedPlace & Site)[] {
  // Count routes twice, because a name on a route is harder to read than a name on any other line.
  const weighted = [...lines, ...routesOf(routed)];
  return placeNames(routed, { base, town, frame, words, lines: weighted, stateLines });
}

interface RingWord {
  word: Word;
  leader: Segment;
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

/** Positions to try for a route's text, in this order, as fractions of the route's last segment. */
const figureFractions = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.9];

/**
 * Finds a position beside the route for its distance and drive time. Returns undefined if all positions
 * are occupied; the table beside the map lists the distance and drive time of every route anyway.
 */
function placeFigure(
  route: readonly Point[],
  { mono, frame }: MapLayout,
  occupied: readonly Box[],
): PlacedFigure | undefined {
  const [from, to] = route.slice(-2) as [Point, Point];
  const options = figureFractions.flatMap((fraction) => [
    figureAt([from, to], 'right', fraction, mono),
    figureAt([from, to], 'left', fraction, mono),
  ]);
  const clear = options.filter(
    ({ box }) => isInside(box, frame) && !occupied.some((other) => overlaps(box, other)),
  );
  return clear.find(({ box }) => !crosses(box, route)) ?? clear[0];
}

function figureAt(
  [from, to]: Segment,
  side: 'right' | 'left',
  fraction: number,
  mono: number,
): PlacedFigure {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // The left side of a segment that runs downward faces the right side of the map.
  const turn = (side === 'right' ? 1 : -1) * (dy > 0 ? 1 : -1);
  const [x, middle] = pointBeside([from, to], fraction, turn * 16);
  const isSteep = Math.abs(dy) > Math.abs(dx);
  // Beside a flat segment, move the text above or below the segment.
  const lift = isSteep ? 0 : Math.sign(-dx * turn) * mono * 0.9;
  const top = middle + lift - mono * 1.2;
  const width = monoWidth('about 1 h 45 min', mono);
  const left = side === 'right' ? x : x - width;
  return {
    x,
    y: Math.round(top + mono),
    anchor: side === 'right' ? 'start' : 'end',
    box: { left, top, right: left + width, bottom: top + mono * 2.4 },
  };
}
