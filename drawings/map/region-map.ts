import { geographyOf } from './geography.ts';
import type { MapRegion } from './map-region.ts';
import { projectionOf } from './projection.ts';
import { scaleBarsOf, sizesOf } from './sizes.ts';

/** All that maps of a region share, calculated once for each region. */
export function mapOf(region: MapRegion): RegionMap {
  const known = maps.get(region);
  if (known) return known;
  const map = calculate(region);
  maps.set(region, map);
  return map;
}

export type RegionMap = ReturnType<typeof calculate>;

const maps = new WeakMap<MapRegion, RegionMap>();

function calculate(region: MapRegion) {
  const projection = projectionOf(region);
  return {
    region,
    ...projection,
    ...geographyOf(region, projection),
    sizes: sizesOf(region, projection),
    scaleBars: scaleBarsOf(region, projection),
  };
}
