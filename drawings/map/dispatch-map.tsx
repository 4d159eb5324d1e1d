import type { Point } from '../parts/polyline.ts';
import { type Box, cutAround, type Stretch } from './boxes.ts';
import { segment } from './distances.tsx';
import { Counties, Land } from './land.tsx';
import type { MapRegion } from './map-region.ts';
import { type Name, nameBeside, nameCounties, sideOf, type Town } from './names.ts';
import { mapOf, type RegionMap } from './region-map.ts';
import { boxOf, type MapSize } from './sizes.ts';
import { monoWidth } from './text-width.ts';

/** A base or a town as the dispatch map shows it; a base has no way to it. */
export type DispatchPlace = Town & {
  drive?: { from: string; miles: number; minutes: number } | undefined;
};

/** A base or a town on the dispatch map. */
type DispatchSite = DispatchPlace & { isBase: boolean; at: Point; label: Name };

/** The way to a town, from the edge of its base's mark to the edge of its own. */
type Route = { id: string; from: Point; to: Point };

const look = { ground: 'var(--bg)', ring: 'var(--ink-3)', scale: 'mi' } as const;

/**
 * Who answers whom: both bases, and every town with the way to it. Each place is a group that carries
 * its name in `data-place`: `dispatch-script.ts` makes links of them, and shows the chosen one.
 */
export function DispatchMap({
  region,
  places,
  size,
  sayMinutes,
}: {
  region: MapRegion;
  places: readonly DispatchPlace[];
  size: MapSize;
  /** Minutes as the page says them. */
  sayMinutes: (minutes: number) => string;
}) {
  const map = mapOf(region);
  const { sizes } = map;
  const { sites, routes, figures, counties, ringWords } = layOutDispatch(map, places, size);
  const { mono, town } = sizes[size];
  const isWide = size === 'wide';
  return (
    <>
      <Land map={map} size={size} look={look} />
      <Counties names={counties} size={sizes[size].county} />
      {ringWords && (
        <g fontFamily="var(--mono)" fontSize={mono} fontWeight="500" fill="var(--ink-2)">
          <path d={segment(...ringWords.leader)} stroke="var(--ink-3)" />
          <text x={ringWords.word.x} y={ringWords.word.y}>
            {ringWords.word.text}
          </text>
        </g>
      )}
      <g
        fontFamily="var(--sans)"
        fontWeight="600"
        fontStretch="108%"
        fontSize={town.font}
        strokeLinejoin="round"
      >
        {sites.map((site) => (
          <g key={site.id} data-place={site.id} data-base={site.isBase ? site.name : undefined}>
            {routes
              .filter(({ id }) => id === site.id)
              .map(({ drawn }) => (
                <path
                  key={site.id}
                  className="route"
                  d={drawn.map(([from, to]) => segment(from, to)).join('')}
                  stroke="var(--ink-3)"
                  strokeWidth={isWide ? 1.4 : 2.2}
                  strokeDasharray={isWide ? '7 5' : '10 7'}
                />
              ))}
            <Mark map={map} site={site} size={size} />
            {figures
              .filter(({ id }) => id === site.id)
              .map((figure) => (
                <Figure
                  key={site.id}
                  figure={figure}
                  time={sayMinutes(site.drive?.minutes ?? 0)}
                  site={site}
                  mono={mono}
                />
              ))}
          </g>
        ))}
      </g>
    </>
  );
}

/**
 * Where every place, way, figure and county lies. `drawn` is what is seen of a way, which stops at a name
 * that stands on it; `boxes` is the room of all words that are seen at the same time.
 */
export function layOutDispatch(map: RegionMap, places: readonly DispatchPlace[], size: MapSize) {
  const { sizes, project, stateLines, ringLine } = map;
  const { town, base, wordBoxes, mono } = sizes[size];
  const sites = places.map((place): DispatchSite => {
    const [isBase, at] = [!place.drive, project(place)];
    const side = sideOf(place.names, 'dispatch', size);
    return { ...place, isBase, at, label: nameBeside(place.name, at, side, isBase ? base : town) };
  });
  const ways = sites.flatMap(({ id, at, drive }): Route[] => {
    const from = sites.find(({ isBase, name }) => isBase && name === drive?.from)?.at;
    if (!from) return [];
    return [{ id, from: toward(from, at, base.reach), to: toward(at, from, town.reach - 3) }];
  });
  const names = sites.map(({ label }) => label.box);
  const routes = ways.map((way) => ({ ...way, drawn: cutAround([way.from, way.to], names) }));
  if (size === 'narrow') {
    return { sites, routes, figures: [], counties: [], boxes: [...wordBoxes, ...names] };
  }
  const ringWords = placeRingWords(map, mono);
  const boxes = [...wordBoxes, boxOf(ringWords.word, mono), ...names];
  const lines = [...stateLines, ...ways.map(({ from, to }) => [from, to]), ringLine];
  const counties = nameCounties(map, sites, size, boxes, lines);
  const figures = routes.map((route) => {
    return figureAt(route, sites.find(({ id }) => id === route.id)?.names?.way, mono);
  });
  return { sites, routes, figures, counties, ringWords, boxes };
}

/** The point `off` units from `from` on the way to `to`. */
function toward(from: Point, to: Point, off: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = off / Math.hypot(dx, dy);
  return [Math.round(from[0] + dx * part), Math.round(from[1] + dy * part)];
}

/** What the ring's radius is, outside the ring where the map of home draws it. */
function placeRingWords({ region, ring }: RegionMap, mono: number) {
  const angle = (region.ring.bearing * Math.PI) / 180;
  const on = (radius: number): Point => [
    Math.round(ring.center[0] + radius * Math.sin(angle)),
    Math.round(ring.center[1] - radius * Math.cos(angle)),
  ];
  const end = on(ring.radius + 14);
  const miles = Math.round(region.ring.radiusKm / 1.609344);
  const text = `${miles} mi (${region.ring.radiusKm} km)`;
  const word = {
    text,
    x: end[0] + 4,
    y: end[1] + Math.round(mono * 0.5),
    anchor: 'start',
  } as const;
  return { word, leader: [on(ring.radius), end] as Stretch };
}

/** The two lines that say how long a chosen way is, beside it. */
function figureAt({ id, from, to }: Route, way: NonNullable<Town['names']>['way'], mono: number) {
  const { side = 'right', along = 0.5 } = way ?? {};
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (side === 'right' ? 1 : -1) * (dy > 0 ? 1 : -1);
  const off = (turn * 16) / Math.hypot(dx, dy);
  const x = Math.round(from[0] + dx * along + dy * off);
  const middle = Math.round(from[1] + dy * along - dx * off);
  const width = monoWidth('about 1 h 45 min', mono);
  // Beside a steep line the two stand at its height, over or under a flat one clear of it.
  const lift = Math.abs(dy) > Math.abs(dx) ? 0 : Math.sign(-dx * turn) * mono * 0.9;
  const top = middle + lift - mono * 1.2;
  const left = side === 'right' ? x : x - width;
  const box: Box = [left, top, left + width, top + mono * 2.4];
  return {
    id,
    x,
    y: Math.round(top + mono),
    anchor: side === 'right' ? 'start' : 'end',
    box,
  } as const;
}

/** A base's square or a town's circle with its name, and the halo that the chosen one has. */
function Mark({
  map: { sizes },
  site,
  size,
}: {
  map: RegionMap;
  site: DispatchSite;
  size: MapSize;
}) {
  const { name, isBase, at, label } = site;
  const { base, mono } = sizes[size];
  const scale = size === 'wide' ? 1 : 1.35;
  const [x = 0, y = 0] = at.map(Math.round);
  const side = 15 * scale;
  return (
    <>
      <circle
        className="halo"
        cx={x}
        cy={y}
        r={(isBase ? 19 : 14) * scale}
        fill={isBase ? 'var(--hot-line)' : 'none'}
        opacity="0.22"
      />
      {isBase ? (
        <path
          className="mark"
          d={`M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`}
          fill="var(--hot-line)"
          stroke="var(--surface)"
          strokeWidth={1.5 * scale}
        />
      ) : (
        <circle
          className="mark"
          cx={x}
          cy={y}
          r={4.5 * scale}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={2 * scale}
        />
      )}
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor === 'start' ? undefined : label.anchor}
        fontSize={isBase ? base.font : undefined}
        fill="var(--ink)"
        stroke="var(--map-fill)"
        strokeWidth={size === 'wide' ? 4 : 6}
        paintOrder="stroke"
      >
        {name}
      </text>
      {isBase && base.tag > 0 && (
        <text
          x={label.x}
          y={label.y - base.font}
          textAnchor={label.anchor}
          fontFamily="var(--mono)"
          fontSize={mono}
          fontWeight="500"
          fill="var(--ink-2)"
        >
          BASE
        </text>
      )}
    </>
  );
}

/** How long the route is, hidden until it is chosen. */
function Figure({
  figure,
  time,
  site,
  mono,
}: {
  figure: ReturnType<typeof figureAt>;
  time: string;
  site: DispatchSite;
  mono: number;
}) {
  const { x, y, anchor } = figure;
  const { drive } = site;
  if (!drive) return null;
  const at: Point[] = [
    [x, y],
    [x, y + Math.round(mono * 1.2)],
  ];
  return (
    <g
      className="figure"
      visibility="hidden"
      fontFamily="var(--mono)"
      fontSize={mono}
      fontWeight="500"
      textAnchor={anchor === 'start' ? undefined : anchor}
      fill="var(--ink)"
      stroke="var(--map-fill)"
      strokeWidth="5"
      paintOrder="stroke"
    >
      {[`${drive.miles} road mi`, `about ${time}`].map((line, index) => (
        <text key={line} x={at[index]?.[0]} y={at[index]?.[1]}>
          {line}
        </text>
      ))}
    </g>
  );
}
