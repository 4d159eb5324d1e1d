import { type Point, segment } from '../geometry.ts';
import { kilometers, type MapRegion, mapSize, toMiles } from './geography.ts';
import { Counties, Land, nameCounties } from './land.tsx';
import { Mark, monoFont, nameFont, SiteName } from './marks.tsx';
import { around, type Base, placeNames, type Site, type Stretch, type Town } from './names.ts';
import { beside, type MapSize, mapOf, type RegionMap } from './region-map.ts';

/** What the page gives its svg: the narrow map is the middle of the same map. */
export const mapViewBox: Record<MapSize, string> = {
  wide: `0 0 ${mapSize} ${mapSize}`,
  narrow: '60 60 640 640',
};

/** The towns served, the bases, and the ring that holds them all. */
export function ServiceMap({ region, towns, bases, size }: ServiceMapProps) {
  const map = mapOf(region);
  const { ring, radius } = map;
  const { sites, spans, counties } = layOut(map, towns, bases, size);
  const { town, mono } = map.sizes[size];
  const wide = size === 'wide';
  const [x, y] = ring.center.map(Math.round) as [number, number];
  const isInRing = ({ at }: Site) => Math.hypot(at[0] - x, at[1] - y) < ring.radius;
  return (
    <>
      <Land map={map} size={size} />
      {wide && <Counties names={counties} font={mono} />}
      <g stroke="var(--ink-2)" fill="none">
        {spans.map(({ line }) => (
          <path key={String(line)} d={segment(...line)} strokeWidth="2.5" />
        ))}
        <path d={`M${x - 6} ${y}h12m-6-6v12`} strokeWidth="1.2" />
        {wide && <path d={segment(...radius) + thirds(radius)} strokeWidth="1.2" />}
      </g>
      {wide && <Distances map={map} spans={spans} />}
      {sites.toReversed().map((site) => (
        <Mark key={site.name} site={site} size={size} />
      ))}
      <g {...nameFont(town.font, wide ? 4 : 6)}>
        {sites.map((site) => (
          <SiteName
            key={site.name}
            site={site}
            lettering={map.sizes[size]}
            ground={isInRing(site) ? 'var(--surface)' : 'var(--bg)'}
          />
        ))}
      </g>
    </>
  );
}

interface ServiceMapProps {
  region: MapRegion;
  towns: readonly Town[];
  bases: readonly Base[];
  size: MapSize;
}

/** A tick across a line at every third of it. */
function thirds([from, to]: Stretch): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [tx, ty] = [(-dy / length) * 6, (dx / length) * 6];
  return [1 / 3, 2 / 3]
    .map((part): Point => [from[0] + dx * part, from[1] + dy * part])
    .map(([px, py]) => segment([px - tx, py - ty], [px + tx, py + ty]))
    .join('');
}

/** Figures along the lines between bases and along the radius. */
function Distances({ map: { sizes, region, radius, radiusLabel }, spans }: DistancesProps) {
  return (
    <g
      {...monoFont(sizes.wide.mono)}
      textAnchor="middle"
      fill="var(--ink-2)"
      stroke="var(--surface)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {[...spans, { line: radius, label: radiusLabel, miles: toMiles(region.ring.radiusKm) }].map(
        ({ line, label: [x, y], miles }) => (
          <text key={String(line)} dy="4" transform={`translate(${x} ${y})rotate(${slope(line)})`}>
            {miles} mi
          </text>
        ),
      )}
    </g>
  );
}

type DistancesProps = { map: RegionMap; spans: readonly Span[] };

/** The angle of a line to read along, never upside down. */
function slope([from, to]: Stretch): number {
  return Math.round((Math.atan((to[1] - from[1]) / (to[0] - from[0])) * 1800) / Math.PI) / 10;
}

/** A line between two bases, how long it is on the ground, and the middle of that figure, below it. */
type Span = { line: Stretch; label: Point; miles: number };

/** Everything that towns and bases put on the map, and the room that all words but counties take. */
export function layOut(
  map: RegionMap,
  towns: readonly Town[],
  bases: readonly Base[],
  size: MapSize,
) {
  const { sizes, project, stateLines, ringLine, radius, radiusLabel } = map;
  const spans = bases.slice(1).map((to, index): Span => {
    const from = bases[index] ?? to;
    const line = [project(from.position), project(to.position)] as const;
    return {
      line,
      label: beside(line, 0.5, line[1][0] < line[0][0] ? 13 : -13),
      miles: toMiles(kilometers(from.position, to.position)),
    };
  });
  const places = [
    ...bases.map(({ city, position }) => ({ name: city, at: project(position), isBase: true })),
    ...towns
      .filter(({ name }) => bases.every(({ city }) => city !== name))
      .map((town) => ({ name: town.name, at: project(town), isBase: false })),
  ];
  const figures = [radiusLabel, ...spans.map(({ label }) => label)].map((at) => around(at, 24));
  const lines = [...stateLines, ...spans.map(({ line }) => line), ringLine, radius];
  const wide = size === 'wide';
  const { wordBoxes } = sizes[size];
  const sites = placeNames(places, {
    ...sizes[size],
    words: wide ? [...wordBoxes, ...figures] : wordBoxes,
    lines,
  });
  const boxes = [...wordBoxes, ...sites.map(({ label }) => label.box)];
  if (!wide) return { sites, spans, counties: [], boxes };
  boxes.push(...figures);
  return { sites, spans, counties: nameCounties(map, sites, boxes, lines), boxes };
}
