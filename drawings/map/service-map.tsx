import type { Point } from '../parts/polyline.ts';
import { around, type Box } from './boxes.ts';
import { Distances, Radius, type Span, segment, spanLabel } from './distances.tsx';
import { Counties, Land } from './land.tsx';
import type { MapRegion } from './map-region.ts';
import { type Base, type Name, nameBeside, nameCounties, sideOf, type Town } from './names.ts';
import { kilometers, mapSize } from './projection.ts';
import { mapOf, type RegionMap } from './region-map.ts';
import type { MapSize } from './sizes.ts';

/** What the page gives its svg: the narrow map is the middle of the same map. */
export const mapViewBox: Record<MapSize, string> = {
  wide: `0 0 ${mapSize} ${mapSize}`,
  narrow: '60 60 640 640',
};

/** The towns served, the bases, and the ring that holds them all. */
export function ServiceMap({
  region,
  towns,
  bases,
  size,
}: {
  region: MapRegion;
  towns: readonly Town[];
  bases: readonly Base[];
  size: MapSize;
}) {
  const map = mapOf(region);
  const { sizes } = map;
  const { markers, spans, counties } = layOut(map, towns, bases, size);
  const { base, town, mono } = sizes[size];
  const name = { fontFamily: 'var(--sans)', fontWeight: 600, fontStretch: '108%' };
  return (
    <>
      <Land map={map} size={size} />
      <Counties names={counties} size={sizes[size].county} />
      <g stroke="var(--ink-2)" fill="none">
        {spans.map((span) => (
          <path key={String(span.to)} d={segment(span.from, span.to)} strokeWidth="2.5" />
        ))}
        <Radius map={map} size={size} />
      </g>
      {size === 'wide' && <Distances map={map} spans={spans} />}
      <Markers markers={markers} size={size} />
      <g
        {...name}
        fontSize={town.font}
        fill="var(--ink)"
        stroke="var(--map-fill)"
        strokeWidth={size === 'wide' ? 4 : 6}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {markers.map(({ name, label, isBase, at }) => (
          <text
            key={name}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor === 'start' ? undefined : label.anchor}
            fontSize={isBase ? base.font : undefined}
            stroke={isInRing(map, at) ? undefined : 'var(--surface)'}
          >
            {name}
          </text>
        ))}
      </g>
      {base.tag > 0 && (
        <g fontFamily="var(--mono)" fontSize={mono} fontWeight="500" fill="var(--ink-2)">
          {markers
            .filter(({ isBase }) => isBase)
            .map(({ name, label }) => (
              <text key={name} x={label.x} y={label.y - base.font} textAnchor={label.anchor}>
                BASE
              </text>
            ))}
        </g>
      )}
    </>
  );
}

/** A town or base with its name. */
type Marker = { name: string; isBase: boolean; at: Point; label: Name };

/** Everything that towns and bases put on the map, and the room that all words but counties take. */
export function layOut(
  map: RegionMap,
  towns: readonly Town[],
  bases: readonly Base[],
  size: MapSize,
) {
  const { sizes, project, stateLines, ringLine } = map;
  const { town, base, wordBoxes, dimensionBoxes, dimension } = sizes[size];
  const isBase = (name: string) => bases.some(({ city }) => city === name);
  const markers = [
    ...bases.map(({ city, position }) => ({ ...position, name: city })),
    ...towns.filter(({ name }) => !isBase(name)),
  ].map((place): Marker => {
    const at = project(place);
    const side = sideOf(towns.find(({ name }) => name === place.name)?.names, 'home', size);
    const lettering = isBase(place.name) ? base : town;
    const label = nameBeside(place.name, at, side, lettering);
    return { name: place.name, isBase: isBase(place.name), at, label };
  });
  const spans = bases.slice(1).map((to, index): Span => {
    const from = bases[index] ?? to;
    return {
      from: project(from.position),
      to: project(to.position),
      kilometers: Math.round(kilometers(from.position, to.position)),
    };
  });
  const boxes: Box[] = [
    ...dimensionBoxes,
    ...wordBoxes,
    ...(size === 'wide' ? spans.map((span) => around(spanLabel(span), 24)) : []),
    ...markers.map(({ label }) => label.box),
  ];
  const lines = [...stateLines, ...spans.map(({ from, to }) => [from, to]), ringLine, dimension];
  return { markers, spans, counties: nameCounties(map, markers, size, boxes, lines), boxes };
}

/** Bases are live squares in a halo, towns are ink circles. */
function Markers({ markers, size }: { markers: readonly Marker[]; size: MapSize }) {
  const scale = size === 'wide' ? 1 : 1.35;
  const [side, halo, radius] = [15 * scale, 20 * scale, 4 * scale];
  const circles = markers.filter(({ isBase }) => !isBase).map(({ at }) => at.map(Math.round));
  const squares = markers.filter(({ isBase }) => isBase).map(({ at }) => at.map(Math.round));
  return (
    <>
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth={2 * scale}>
        {circles.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g fill="var(--hot-line)">
        {squares.map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={halo} opacity="0.22" />
            <path
              d={`M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`}
              stroke="var(--surface)"
              strokeWidth={1.5 * scale}
            />
          </g>
        ))}
      </g>
    </>
  );
}

function isInRing({ ring }: RegionMap, [x, y]: Point): boolean {
  return Math.hypot(x - ring.center[0], y - ring.center[1]) < ring.radius;
}
