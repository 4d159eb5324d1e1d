import { createRequire } from 'node:module';
import { type GeoContext, geoContains, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { linePath, type Point, simplify } from '../parts/polyline.ts';
import type { MapRegion } from './map-region.ts';
import type { Projection } from './projection.ts';

/** A county: its name, the middle of what the map shows of it, and whether it holds a point. */
type County = { name: string; middle: Point; holds: (point: Point) => boolean };

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
}>;

// Read, not imported: three megabytes of JSON have no business in the type checker.
const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
const { counties, states } = atlas.objects;
const stateOf = (id: unknown) => String(id).slice(0, 2);
/** The lines of the region's states on its map. */
export function geographyOf({ states: named }: MapRegion, shown: Projection) {
  const { projection } = shown;
  const here = named.map(({ name }) => findState(name));
  const path = geoPath(projection);
  return {
    /** Lines between counties of one state. */
    countyLines: trace(
      shown,
      mesh(atlas, only(counties, here), (a, b) => a !== b && stateOf(a.id) === stateOf(b.id)),
    ),
    /** The lines between the states. */
    stateLines: trace(
      shown,
      mesh(atlas, only(states, here), (a, b) => a !== b),
    ),
    /** Where the country ends. */
    nationalLines: trace(
      shown,
      mesh(atlas, states, (a, b) => a === b),
    ),
    /** The counties on the map, largest first. */
    visibleCounties: feature(atlas, only(counties, here))
      .features.map((county): County & { area: number } => ({
        area: path.area(county),
        name: county.properties.name,
        middle: path.centroid(county),
        holds: (point) => geoContains(county, projection.invert?.([...point]) ?? [0, 0]),
      }))
      .filter(({ area }) => area > 0)
      .sort((a, b) => b.area - a.area),
  };
}

/** The lines as paths. */
export const pathOf = (lines: readonly Point[][]) => lines.map(linePath).join('');

function findState(name: string): string {
  const state = feature(atlas, states).features.find(({ properties }) => properties.name === name);
  if (!state) throw new Error(`content/region.yaml: there is no state "${name}"`);
  return stateOf(state.id);
}

function only(all: Named, here: readonly string[]): Named {
  return { ...all, geometries: all.geometries.filter(({ id }) => here.includes(stateOf(id))) };
}

type Named = GeometryCollection<{ name: string }>;

/** Geometry as lines on the map, cut at its edge and freed of what no eye can see. */
function trace(
  { projection }: Projection,
  geometry: Parameters<ReturnType<typeof geoPath>>[0],
): Point[][] {
  const lines: Point[][] = [];
  const pen: GeoContext = {
    beginPath: () => {},
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: () => {},
  };
  geoPath(projection, pen)(geometry);
  return lines.map((line) => simplify(line, 0.9)).filter((line) => line.length > 1);
}
