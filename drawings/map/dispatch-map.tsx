import { type Point, polyline, segment, toward } from '../geometry.ts';
import { monoWidth } from '../plot/wrap.ts';
import { type MapRegion, type Position, toMiles } from './geography.ts';
import { Counties, Land, nameCounties } from './land.tsx';
import { Mark, monoFont, nameFont, SiteName } from './marks.tsx';
import { type Box, boxOf, crosses, isInside, overlaps, placeNames, type Town } from './names.ts';
import { beside, type MapSize, mapOf, type RegionMap, roundOff } from './region-map.ts';

/** A base or a town as the dispatch map shows it; a base has no way to it. */
export type DispatchPlace = Town & {
  drive?: { from: string; miles: number; minutes: number; via?: Position | undefined } | undefined;
};

/**
 * Who answers whom: both bases, and every town with the way to it. Each place is a group that carries
 * its name in `data-place`: `dispatch-script.ts` makes links of them, and shows the chosen one.
 */
export function DispatchMap({ region, places, size, sayMinutes }: DispatchMapProps) {
  const map = mapOf(region);
  const { sites, counties, ringWords } = layOutDispatch(map, places, size);
  const { mono, town } = map.sizes[size];
  const wide = size === 'wide';
  return (
    <>
      <Land map={map} size={size} />
      {wide && <Counties names={counties} font={mono} />}
      {ringWords && (
        <g {...monoFont(mono)} fill="var(--ink-2)">
          <path d={segment(...ringWords.leader)} stroke="var(--ink-3)" />
          <text x={ringWords.word.x} y={ringWords.word.y}>
            {ringWords.word.text}
          </text>
        </g>
      )}
      <g {...nameFont(town.font, wide ? 4 : 6)}>
        {sites.map((site) => (
          <g key={site.id} data-place={site.id} data-base={site.isBase ? site.name : undefined}>
            {site.way && (
              <path
                className="route"
                d={polyline(site.way)}
                fill="none"
                stroke="var(--ink-3)"
                strokeWidth={wide ? 1.4 : 2.2}
                strokeDasharray={wide ? '7 5' : '10 7'}
              />
            )}
            <Mark site={site} size={size} townHalo={14} />
            <SiteName site={site} lettering={map.sizes[size]} ground="var(--surface)" />
            {site.figure && site.drive && (
              <g
                {...monoFont(mono)}
                className="figure"
                visibility="hidden"
                textAnchor={site.figure.anchor === 'start' ? undefined : site.figure.anchor}
                fill="var(--ink)"
                stroke="var(--surface)"
                strokeWidth="5"
                paintOrder="stroke"
              >
                <text x={site.figure.x} y={site.figure.y}>
                  {`${site.drive.miles} road mi`}
                </text>
                <text x={site.figure.x} y={site.figure.y + Math.round(mono * 1.2)}>
                  {`about ${sayMinutes(site.drive.minutes)}`}
                </text>
              </g>
            )}
          </g>
        ))}
      </g>
    </>
  );
}

interface DispatchMapProps {
  region: MapRegion;
  places: readonly DispatchPlace[];
  size: MapSize;
  sayMinutes: (minutes: number) => string;
}

/** Where every place, way, figure and county lies; `boxes` is the room of all words seen at the same time. */
export function layOutDispatch(map: RegionMap, places: readonly DispatchPlace[], size: MapSize) {
  const { project, stateLines, ringLine } = map;
  const { town, base, wordBoxes, mono, frame } = map.sizes[size];
  const unnamed = places.map((place) => {
    const [at, isBase] = [project(place), !place.drive];
    const base = places.find(({ name, drive }) => !drive && name === place.drive?.from);
    return { ...place, at, isBase, way: base && wayOf(map, size, place, base) };
  });
  const ways = unnamed.flatMap(({ way }) => (way ? [way] : []));
  const ringWords = size === 'wide' ? placeRingWords(map, mono) : undefined;
  const words = ringWords ? [...wordBoxes, boxOf(ringWords.word, mono)] : wordBoxes;
  const lines = [...stateLines, ...ways, ringLine];
  // A name on a way is the harder one to read.
  const worst = [...lines, ...ways];
  const found = placeNames(unnamed, { base, town, frame, words, lines: worst });
  const boxes = [...words, ...found.map(({ label }) => label.box)];
  const sites = found.map((site) => ({
    ...site,
    figure: site.way && ringWords && figureBeside(site.way, mono, boxes, frame),
  }));
  if (!ringWords) return { sites, counties: [], boxes };
  return { sites, counties: nameCounties(map, sites, boxes, lines), ringWords, boxes };
}

/** The corners of the way to a place, from the edge of its base's mark to the edge of its own. */
function wayOf(
  { project, sizes }: RegionMap,
  size: MapSize,
  place: DispatchPlace,
  base: DispatchPlace,
): Point[] {
  const { town, base: origin } = sizes[size];
  const [from, at] = [project(base), project(place)];
  const by = place.drive?.via ? [project(place.drive.via)] : [];
  const start = toward(from, by[0] ?? at, origin.reach);
  return [start, ...by, toward(at, by[0] ?? from, town.reach - 3)].map(roundOff);
}

/** What the ring's radius is, outside the ring where the map of home draws it. */
function placeRingWords({ region: { ring }, onRing, ring: { radius } }: RegionMap, mono: number) {
  const end = roundOff(onRing(ring.bearing, radius + 14));
  const text = `${toMiles(ring.radiusKm)} mi`;
  const y = end[1] + Math.round(mono * 0.5);
  const word = { text, x: end[0] + 4, y, anchor: 'start' } as const;
  return { word, leader: [roundOff(onRing(ring.bearing)), end] as const };
}

/** The two lines that say how long a chosen way is, where they fit beside its end; the table says it, too. */
function figureBeside(
  corners: readonly Point[],
  mono: number,
  taken: readonly Box[],
  frame: Box,
): ReturnType<typeof figureAt> | undefined {
  const clear = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.9]
    .flatMap((along) =>
      (['right', 'left'] as const).map((side) => figureAt(corners, side, along, mono)),
    )
    .filter(({ box }) => isInside(box, frame) && !taken.some((other) => overlaps(box, other)));
  return clear.find(({ box }) => !crosses(box, corners)) ?? clear[0];
}

function figureAt(corners: readonly Point[], side: 'right' | 'left', along: number, mono: number) {
  const [from, to] = corners.slice(-2) as [Point, Point];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (side === 'right' ? 1 : -1) * (dy > 0 ? 1 : -1);
  const [x, middle] = beside([from, to], along, turn * 16);
  const width = monoWidth('about 1 h 45 min', mono);
  // Beside a steep line the two stand at its height, over or under a flat one clear of it.
  const lift = Math.abs(dy) > Math.abs(dx) ? 0 : Math.sign(-dx * turn) * mono * 0.9;
  const top = middle + lift - mono * 1.2;
  const left = side === 'right' ? x : x - width;
  const box: Box = [left, top, left + width, top + mono * 2.4];
  return { x, y: Math.round(top + mono), anchor: side === 'right' ? 'start' : 'end', box } as const;
}
