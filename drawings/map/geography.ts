import { createRequire } from 'node:module';
import { type GeoContext, geoConicConformal, geoContains, geoDistance, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { tenth } from '#electrical/tenth.ts';
import { linePath, type Point, simplify } from '../geometry.ts';

export type Position = { latitude: number; longitude: number };

interface Ring {
  center: Position;
  radiusKm: number;
}

/** What a map is drawn from: the region that its page tells of. Positions in degrees. */
export interface MapRegion {
  states: readonly { name: string }[];
  /** The radius is drawn along `bearing`, in degrees from north. */
  ring: Ring & { bearing: number };
  degrees: {
    meridians: readonly number[];
    parallels: readonly number[];
    /** Those along which a state ends. */
    borders: { meridian?: number | undefined; parallel?: number | undefined };
  };
  names: { wide: Word[]; narrow: Word[] };
}

/** A fixed word: one that does not depend on towns. */
export interface Word {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export const mapSize = 760;

export const kilometersPerMile = 1.609344;

/** Kilometers as whole miles. */
export const toMiles = (kilometers: number) => Math.round(kilometers / kilometersPerMile);

const ringRadius = 285;
const earthRadiusKm = 6371.0088;
const middle = mapSize / 2;

/** Where places of the region lie on its map: conic conformal, the ring in the middle. */
export function projectionOf({ ring: { center, radiusKm } }: { ring: Ring }) {
  /** Units for a kilometer. Between the standard parallels the projection keeps it within 0.1 %. */
  const unitsPerKm = ringRadius / radiusKm;
  const meridian = Math.round(center.longitude);
  // Degrees from the middle to the standard parallels, which lie a little beyond the map's edges.
  const reach = (1.9 * radiusKm) / 150;
  const projection = geoConicConformal()
    .parallels([center.latitude - reach, center.latitude + reach])
    .rotate([-meridian, 0])
    .center([center.longitude - meridian, center.latitude])
    .scale(unitsPerKm * earthRadiusKm)
    .translate([middle, middle])
    .precision(0)
    .clipExtent([
      [0, 0],
      [mapSize, mapSize],
    ]);
  const project = ({ latitude, longitude }: Position): Point =>
    projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  const invert = (x: number, y: number) => projection.invert?.([x, y]) ?? [0, 0];
  /** The ring: at this scale a circle on Earth is a circle on the map. */
  const ring = { center: project(center), radius: ringRadius };
  /** The point of the ring in a direction, in degrees clockwise from north. */
  const onRing = (bearing: number, radius = ringRadius): Point => {
    const angle = (bearing * Math.PI) / 180;
    return [ring.center[0] + radius * Math.sin(angle), ring.center[1] - radius * Math.cos(angle)];
  };
  return {
    unitsPerKm,
    projection,
    project,
    invert,
    ring,
    onRing,
    /** The ring as a line, for what must stay clear of it. */
    ringLine: Array.from({ length: 121 }, (_, step) => onRing(90 + 3 * step)),
    /** Where a meridian crosses the horizontal line at `y`. */
    meridianAt: (longitude: number, y: number) => cross((x) => invert(x, y)[0] > longitude),
    /** Where a parallel crosses the vertical line at `x`. */
    parallelAt: (latitude: number, x: number) => cross((y) => invert(x, y)[1] < latitude),
  };
}

export type Projection = ReturnType<typeof projectionOf>;

/** The distance between two places along the ground. */
export function kilometers(from: Position, to: Position): number {
  return geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]) * earthRadiusKm;
}

/** The coordinate at which `isPast` turns true, by halving. */
function cross(isPast: (coordinate: number) => boolean): number {
  let [low, high] = [-mapSize, 2 * mapSize];
  while (high - low > 0.05) {
    const between = (low + high) / 2;
    if (isPast(between)) high = between;
    else low = between;
  }
  return tenth(high);
}

type Atlas = Topology<{ counties: Named; states: Named }>;

// Read, not imported: three megabytes of JSON have no business in the type checker.
const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
const { counties, states } = atlas.objects;
const stateOf = (id: unknown) => String(id).slice(0, 2);

/** The lines of the region's states on its map. */
export function geographyOf({ states: named }: MapRegion, { projection, invert }: Projection) {
  const here = named.map(({ name }) => findState(name));
  const own = (all: Named): Named => ({
    ...all,
    geometries: all.geometries.filter(({ id }) => here.includes(stateOf(id))),
  });
  const path = geoPath(projection);
  /** Where two areas meet, cut at the map's edge and freed of what no eye can see. */
  const lines = (areas: Named, meet: Parameters<typeof mesh>[2]) => {
    const lines: Point[][] = [];
    const pen: GeoContext = {
      beginPath: () => {},
      moveTo: (x, y) => lines.push([[x, y]]),
      lineTo: (x, y) => lines.at(-1)?.push([x, y]),
      closePath: () => {},
      arc: () => {},
    };
    geoPath(projection, pen)(mesh(atlas, areas, meet));
    return lines.map((line) => simplify(line, 0.9)).filter((line) => line.length > 1);
  };
  return {
    countyLines: lines(own(counties), (a, b) => a !== b && stateOf(a.id) === stateOf(b.id)),
    stateLines: lines(own(states), (a, b) => a !== b),
    /** Where the country ends. */
    nationalLines: lines(states, (a, b) => a === b),
    /** The counties on the map, largest first. */
    visibleCounties: feature(atlas, own(counties))
      .features.map((county) => ({
        area: path.area(county),
        name: county.properties.name,
        middle: path.centroid(county) as Point,
        holds: (point: Point) => geoContains(county, invert(...point)),
      }))
      .filter(({ area }) => area > 0)
      .sort((a, b) => b.area - a.area),
  };
}

export const pathOf = (lines: readonly Point[][]) => lines.map(linePath).join('');

function findState(name: string): string {
  const state = feature(atlas, states).features.find(({ properties }) => properties.name === name);
  if (!state) throw new Error(`content/region.yaml: there is no state "${name}"`);
  return stateOf(state.id);
}

type Named = GeometryCollection<{ name: string }>;
