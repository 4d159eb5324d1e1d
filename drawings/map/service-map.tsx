import { Drawing, type DrawingProps } from '../drawing.tsx';
import { type Box, type Point, segment } from '../geometry.ts';
import { squareAround } from './boxes.ts';
import { kilometers, type MapRegion, toMiles } from './geography.ts';
import { Counties, type CountyName, Land, labelCounties } from './land.tsx';
import { BaseMark, SiteName, TownMark } from './marks.tsx';
import { type Base, type MeasureName, placeNames, type Site, type Town } from './names.ts';
import {
  type MapSize,
  pointBeside,
  type RegionMap,
  regionMap,
  type Segment,
  viewBoxOf,
} from './region-map.ts';

/** Half the width of the space reserved for a distance label, in units. */
const distanceLabelReach = 24;

interface ServiceMapProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  region: MapRegion;
  towns: readonly Town[];
  bases: readonly Base[];
  size: MapSize;
  measureName: MeasureName;
}

/** A map of the bases, the towns served, and the ring around the service area. */
export function ServiceMap({ region, towns, bases, size, measureName, ...root }: ServiceMapProps) {
  const map = regionMap(region);
  const { sites, spans, counties } = layOutServiceMap(map, towns, bases, size, measureName);
  const layout = map.sizes[size];
  const [x = 0, y = 0] = map.ring.center.map(Math.round);
  const isInRing = ({ at }: Site) => Math.hypot(at[0] - x, at[1] - y) < map.ring.radius;
  return (
    <Drawing viewBox={viewBoxOf(layout.frame)} {...root}>
      <g className="to-scale">
        <Land map={map} size={size} />
        {size === 'wide' && <Counties names={counties} font={layout.mono} />}
        <g className="outline-soft">
          {spans.map(({ line }) => (
            <path key={String(line)} d={segment(...line)} strokeWidth="2.5" />
          ))}
          <path d={`M${x - 6} ${y}h12m-6-6v12`} strokeWidth="1.2" />
          {size === 'wide' && (
            <path d={segment(...map.radius) + ticksAtThirds(map.radius)} strokeWidth="1.2" />
          )}
        </g>
        {size === 'wide' && <Distances map={map} spans={spans} />}
        {/* Bases come first in `sites`. Draw the marks in reverse order, so that bases are on top. */}
        {sites.toReversed().map(({ name, isBase, at }) => {
          const Mark = isBase ? BaseMark : TownMark;
          return <Mark key={name} at={at} size={size} />;
        })}
        {sites.map((site) => (
          <SiteName
            key={site.name}
            site={site}
            lettering={layout}
            rimClass={isInRing(site) ? 'rim-on-paper' : 'rim-on-ground'}
            rimWidth={layout.nameRim}
          />
        ))}
      </g>
    </Drawing>
  );
}

/** Path of two ticks across a line, at one third and two thirds of its length. */
function ticksAtThirds([from, to]: Segment): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const halfTick = 6;
  const [tickX, tickY] = [(-dy / length) * halfTick, (dx / length) * halfTick];
  return [1 / 3, 2 / 3]
    .map((part): Point => [from[0] + dx * part, from[1] + dy * part])
    .map(([x, y]) => segment([x - tickX, y - tickY], [x + tickX, y + tickY]))
    .join('');
}

/** Labels with the distances between bases and with the length of the ring's radius. */
function Distances({ map, spans }: { map: RegionMap; spans: readonly Span[] }) {
  const radius = {
    line: map.radius,
    label: map.radiusLabel,
    miles: toMiles(map.region.ring.radiusKm),
  };
  return (
    <g
      className="label-soft rim-on-paper"
      fontSize={map.sizes.wide.mono}
      textAnchor="middle"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {[...spans, radius].map(({ line, label: [x, y], miles }) => (
        <text
          key={String(line)}
          dy="4"
          transform={`translate(${x} ${y})rotate(${readingAngle(line)})`}
        >
          {`${miles} mi`}
        </text>
      ))}
    </g>
  );
}

/** Rotation of text along a line in degrees, chosen so that the text is never upside down. */
function readingAngle([from, to]: Segment): number {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  return Math.round((Math.atan(slope) * 1800) / Math.PI) / 10;
}

/** A line between two bases. */
interface Span {
  line: Segment;
  /** Center of the distance label below the line. */
  label: Point;
  /** Great-circle distance. */
  miles: number;
}

interface ServiceMapLayout {
  sites: Site[];
  spans: Span[];
  counties: CountyName[];
  /** Boxes of all text except the names of counties. */
  boxes: Box[];
}

/** Computes the positions of towns, bases and text on the service map. */
export function layOutServiceMap(
  map: RegionMap,
  towns: readonly Town[],
  bases: readonly Base[],
  size: MapSize,
  measureName: MeasureName,
): ServiceMapLayout {
  const spans = spansBetween(map, bases);
  const lines = [...map.stateLines, ...spans.map(({ line }) => line), map.ringLine, map.radius];
  const places = placesOf(map, towns, bases);
  const layout = map.sizes[size];
  // Phones show no distances and no counties.
  const distances = size === 'wide' ? [map.radiusLabel, ...spans.map(({ label }) => label)] : [];
  const words = [
    ...layout.wordBoxes,
    ...distances.map((at) => squareAround(at, distanceLabelReach)),
  ];
  const { stateLines } = map;
  const sites = placeNames(places, { ...layout, measureName, words, lines, stateLines });
  const boxes = [...words, ...sites.map(({ label }) => label.box)];
  const counties = size === 'wide' ? labelCounties(map, sites, boxes, lines) : [];
  return { sites, spans, counties, boxes };
}

/** Returns a line from each base to the next base. */
function spansBetween({ project }: RegionMap, bases: readonly Base[]): Span[] {
  return bases.slice(1).map((to, index) => {
    const from = bases[index] ?? to;
    const line: Segment = [project(from.position), project(to.position)];
    const runsLeft = line[1][0] < line[0][0];
    return {
      line,
      label: pointBeside(line, 0.5, runsLeft ? 13 : -13),
      miles: toMiles(kilometers(from.position, to.position)),
    };
  });
}

/** Returns all bases, followed by the towns that are not a base. */
function placesOf({ project }: RegionMap, towns: readonly Town[], bases: readonly Base[]) {
  const otherTowns = towns.filter(({ name }) => bases.every(({ city }) => city !== name));
  return [
    ...bases.map(({ city, position }) => ({ name: city, at: project(position), isBase: true })),
    ...otherTowns.map((town) => ({ name: town.name, at: project(town), isBase: false })),
  ];
}
