import { geoConicConformal, geoDistance } from 'd3-geo';
import type { Point } from '../parts/polyline.ts';
import type { MapRegion } from './map-region.ts';

/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** The map's side in units. */
export const mapSize = 760;

const ringRadius = 285;
const earthRadiusKm = 6371.0088;
const middle = mapSize / 2;

/** Where places of the region lie on its map: conic conformal, the ring in the middle. */
export function projectionOf({ ring: { center, radiusKm } }: MapRegion) {
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
  /** Where a place lies on the map. */
  const project = ({ latitude, longitude }: Position): Point =>
    projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  /** The ring: at this scale a circle on Earth is a circle on the map. */
  const ring = { center: project(center), radius: ringRadius };
  return {
    unitsPerKm,
    projection,
    project,
    ring,
    /** The ring as a line, for what must keep off it. */
    ringLine: Array.from(
      { length: 121 },
      (_, step): Point => [
        ring.center[0] + ring.radius * Math.cos((step * Math.PI) / 60),
        ring.center[1] + ring.radius * Math.sin((step * Math.PI) / 60),
      ],
    ),
    /** Where a meridian crosses the horizontal line at `y`. */
    meridianAt: (longitude: number, y: number) =>
      cross((x) => (projection.invert?.([x, y])?.[0] ?? 0) > longitude),
    /** Where a parallel crosses the vertical line at `x`. */
    parallelAt: (latitude: number, x: number) =>
      cross((y) => (projection.invert?.([x, y])?.[1] ?? 0) < latitude),
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
  return Math.round(high * 10) / 10;
}
