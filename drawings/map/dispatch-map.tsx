import type { Point } from '../parts/polyline.ts';
import {
  type DispatchPlace,
  type DispatchSite,
  figureLines,
  layOutDispatch,
  type RouteFigure,
} from './dispatch-layout.ts';
import { segment } from './distances.tsx';
import { Counties, Land } from './land.tsx';
import type { MapRegion } from './map-region.ts';
import { mapOf, type RegionMap } from './region-map.ts';
import type { MapSize } from './sizes.ts';

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
  figure: RouteFigure;
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
      {figureLines(drive.miles, time).map((line, index) => (
        <text key={line} x={at[index]?.[0]} y={at[index]?.[1]}>
          {line}
        </text>
      ))}
    </g>
  );
}
