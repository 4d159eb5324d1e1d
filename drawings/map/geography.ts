import { createRequire } from 'node:module';
import { type GeoContext, geoConicConformal, geoContains, geoDistance, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { tenth } from '#electrical/tenth.ts';
import { type Point, simplify, wholeUnitPolyline } from '../geometry.ts';
import type { Word } from './words.ts';

/** A geographic position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

interface Ring {
  center: Position;
  radiusKm: number;
}

/** Data of the region shown on a map. */
export interface MapRegion {
  states: readonly { name: string }[];
  /** Ring around the service area. Its radius is drawn at `bearing`, in degrees clockwise from north. */
  ring: Ring & { bearing: number };
  degrees: {
    meridians: readonly number[];
    parallels: readonly number[];
    /** A meridian and a parallel that coincide with state lines. */
    borders: { meridian?: number | undefined; parallel?: number | undefined };
  };
  /** Names of states and countries. */
  names: { wide: Word[]; narrow: Word[] };
}

/** Width and height of a whole map, in units. */
export const mapSize = 760;

export const kilometersPerMile = 1.609344;

/** Converts kilometers to whole miles. */
export const toMiles = (kilometers: number) => Math.round(kilometers / kilometersPerMile);

/** Radius of the ring on every map, in units. */
const ringRadius = 285;

const earthRadiusKm = 6371.0088;
const middle = mapSize / 2;

type Named = GeometryCollection<{ name: string }>;

type Atlas = Topology<{ counties: Named; states: Named }>;

// Use `require` instead of `import` to keep three megabytes of JSON out of the type checker.
const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
const { counties, states } = atlas.objects;

/** Creates the projection of a region's map: conformal conic, centered on the ring. */
export function projectionOf({ ring: { center, radiusKm } }: { ring: Ring }) {
  // The scale varies by less than 0.1 % between the standard parallels.
  const unitsPerKm = ringRadius / radiusKm;
  const meridian = Math.round(center.longitude);
  // Degrees of latitude from the center to the standard parallels, which are just outside the map.
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
  // At this scale, a circle on the ground is close enough to a circle on the map.
  const ring = { center: project(center), radius: ringRadius };
  /** Point on the ring (or on a circle of another radius) at a bearing in degrees clockwise from north. */
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
    ringLine: approximateRing(onRing),
    /** X coordinate at which a meridian crosses the horizontal line at `y`. */
    meridianAt: (longitude: number, y: number) => findCrossing((x) => invert(x, y)[0] > longitude),
    /** Y coordinate at which a parallel crosses the vertical line at `x`. */
    parallelAt: (latitude: number, x: number) => findCrossing((y) => invert(x, y)[1] < latitude),
  };
}

/** Returns the ring as a closed polyline with a point every 3 degrees, starting in the east. */
function approximateRing(onRing: (bearing: number) => Point): Point[] {
  const points: Point[] = [];
  for (let bearing = 90; bearing <= 90 + 360; bearing += 3) points.push(onRing(bearing));
  return points;
}

export type Projection = ReturnType<typeof projectionOf>;

/** Great-circle distance between two positions, in kilometers. */
export function kilometers(from: Position, to: Position): number {
  return geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]) * earthRadiusKm;
}

/** Finds the coordinate where `isPast` becomes true, by bisection. */
function findCrossing(isPast: (coordinate: number) => boolean): number {
  let [low, high] = [-mapSize, 2 * mapSize];
  while (high - low > 0.05) {
    const center = (low + high) / 2;
    if (isPast(center)) high = center;
    else low = center;
  }
  return tenth(high);
}

/** State FIPS code of a county or state: the first two digits of its id. */
const stateOf = (id: unknown) => String(id).slice(0, 2);

/** Computes the borders and counties of the region's states in map coordinates. */
export function geographyOf({ states: named }: MapRegion, { projection, invert }: Projection) {
  const stateIds = named.map(({ name }) => findState(name));
  const inRegion = (all: Named): Named => ({
    ...all,
    geometries: all.geometries.filter(({ id }) => stateIds.includes(stateOf(id))),
  });
  const path = geoPath(projection);
  return {
    countyLines: bordersOf(
      projection,
      inRegion(counties),
      (one, other) => one !== other && stateOf(one.id) === stateOf(other.id),
    ),
    stateLines: bordersOf(projection, inRegion(states), (one, other) => one !== other),
    // A border that belongs to only one state is a national border.
    nationalLines: bordersOf(projection, states, (one, other) => one === other),
    /** Counties on the map, from largest to smallest. */
    visibleCounties: feature(atlas, inRegion(counties))
      .features.map((county) => ({
        area: path.area(county),
        name: county.properties.name,
        center: path.centroid(county) as Point,
        contains: (point: Point) => geoContains(county, invert(...point)),
      }))
      .filter(({ area }) => area > 0)
      .sort((one, other) => other.area - one.area),
  };
}

/**
 * Returns the borders between areas that `filter` selects, clipped at the edge of the map and simplified to the detail
 * that is visible on a page.
 */
function bordersOf(
  projection: Projection['projection'],
  areas: Named,
  filter: Parameters<typeof mesh>[2],
): Point[][] {
  const lines: Point[][] = [];
  const recorder: GeoContext = {
    beginPath: () => {},
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: () => {},
  };
  geoPath(projection, recorder)(mesh(atlas, areas, filter));
  return lines.map((line) => simplify(line, 0.9)).filter((line) => line.length > 1);
}

/** Returns path data for polylines. */
export const pathOf = (lines: readonly Point[][]) => lines.map(wholeUnitPolyline).join('');

function findState(name: string): string {
  const state = feature(atlas, states).features.find(({ properties }) => properties.name === name);
  if (!state) throw new Error(`content/region.yaml: unknown state "${name}"`);
  return stateOf(state.id);
}
