import { geoConicConformal, geoDistance } from 'd3-geo';
import { region } from '#site/region.ts';
import type { Point } from '../polyline.ts';

/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** The map's side in units. */
export const mapSize = 760;

const { center, radiusKm } = region.ring;
const ringRadius = 285;

/** Units for a kilometer. Between the standard parallels the projection keeps it within 0.1 %. */
export const unitsPerKm = ringRadius / radiusKm;

const earthRadiusKm = 6371.0088;
const middle = mapSize / 2;
const meridian = Math.round(center.longitude);
// Degrees from the middle to the standard parallels, which lie a little beyond the map's edges.
const reach = (1.9 * radiusKm) / 150;

/** Conic conformal; the ring stands in the middle. */
export const projection = geoConicConformal()
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
export function project({ latitude, longitude }: Position): Point {
  return projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
}

/** The ring: at this scale a circle on Earth is a circle on the map. */
export const ring = {
  center: project(center),
  radius: ringRadius,
} as const;

/** The ring as a line, for what must keep off it. */
export const ringLine: Point[] = Array.from({ length: 121 }, (_, step) => [
  ring.center[0] + ring.radius * Math.cos((step * Math.PI) / 60),
  ring.center[1] + ring.radius * Math.sin((step * Math.PI) / 60),
]);

/** The distance between two places along the ground. */
export function kilometers(from: Position, to: Position): number {
  return geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]) * earthRadiusKm;
}

/** Where a meridian crosses the horizontal line at `y`. */
export function meridianAt(longitude: number, y: number): number {
  return cross((x) => (projection.invert?.([x, y])?.[0] ?? 0) > longitude);
}

/** Where a parallel crosses the vertical line at `x`. */
export function parallelAt(latitude: number, x: number): number {
  return cross((y) => (projection.invert?.([x, y])?.[1] ?? 0) < latitude);
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
