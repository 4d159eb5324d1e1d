import { Drawing, type DrawingProps } from '../drawing.tsx';
import { type Box, type Point, polyline, segment, toward } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';
import { crosses, isInside, overlaps } from './boxes.ts';
import { type MapRegion, type Position, toMiles } from './geography.ts';
import { Counties, type CountyName, Land, nameCounties } from './land.tsx';
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

/** A base or a town on the dispatch map. */
export type DispatchPlace = Town & {
  /** The drive from the base that serves the town; absent for a base. */
  drive?: { from: string; miles: number; minutes: number; via?: Position | undefined } | undefined;
};

interface DispatchMapProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  region: MapRegion;
  places: readonly DispatchPlace[];
  size: MapSize;
  /** Writes a number of minutes. Example: 1 h 45 min */
  writeMinutes: (minutes: number) => string;
}

/**
 * The bases, and every town with the route from its base. Each place is a group with its
 * id in `data-place`. The page's script turns the groups into links and shows the chosen one.
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

/** The length of the ring's radius, outside the ring. */
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

/** The length and time of a route. The page's style sheet shows those of the chosen place. */
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

interface RouteFigureProps {
  figure: PlacedFigure;
  font: number;
  lines: readonly [miles: string, time: string];
}

/** The two lines of a route's length and time. */
interface PlacedFigure {
  x: number;
  /** Baseline of the first line. */
  y: number;
  anchor: 'start' | 'end';
  box: Box;
}

/** A place with its mark and the corners of its route. */
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
  /** The boxes of all words that are visible at the same time. */
  boxes: Box[];
}

/** Places towns, routes and all words on the map. */
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
  return { sites, counties: nameCounties(map, sites, boxes, lines), ringWord, boxes };
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

/** The corners of a route, from the edge of the base's mark to the edge of the town's mark. */
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
  // Routes count twice: a name on a route is harder to read than a name on another line.
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

/** Fractions of the last part of a route at which its figure is tried. */
const figureFractions = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.9];

/**
 * A place beside the route for its length and time; undefined if all places are occupied. The table beside
 * the map lists the length and time of every route.
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
  // Right on the map is left of a segment that runs down.
  const turn = (side === 'right' ? 1 : -1) * (dy > 0 ? 1 : -1);
  const [x, middle] = pointBeside([from, to], fraction, turn * 16);
  const isSteep = Math.abs(dy) > Math.abs(dx);
  // Beside a flat segment the lines are moved above or below the segment.
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
