import { createRequire } from 'node:module';
import { type GeoContext, geoContains, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { region } from '#site/region.ts';
import { linePath, type Point, simplify } from '../polyline.ts';
import { projection } from './projection.ts';

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
const here = region.states.map(({ name }) => findState(name));

/** Lines between counties of one state. */
export const countyLines = trace(
  mesh(atlas, only(counties), (a, b) => a !== b && stateOf(a.id) === stateOf(b.id)),
);

/** The lines between the states. */
export const stateLines = trace(mesh(atlas, only(states), (a, b) => a !== b));

/** Where the country ends. */
export const nationalLines = trace(mesh(atlas, states, (a, b) => a === b));

/** The counties on the map, largest first. */
export const visibleCounties: County[] = feature(atlas, only(counties))
  .features.map((county) => {
    const path = geoPath(projection);
    return {
      area: path.area(county),
      name: county.properties.name,
      middle: path.centroid(county),
      holds: (point: Point) => geoContains(county, projection.invert?.([...point]) ?? [0, 0]),
    };
  })
  .filter(({ area }) => area > 0)
  .sort((a, b) => b.area - a.area);

/** The lines as paths. */
export const pathOf = (lines: readonly Point[][]) => lines.map(linePath).join('');

function findState(name: string): string {
  const state = feature(atlas, states).features.find(({ properties }) => properties.name === name);
  if (!state) throw new Error(`content/region.yaml: there is no state "${name}"`);
  return stateOf(state.id);
}

function only(all: GeometryCollection<{ name: string }>): GeometryCollection<{ name: string }> {
  return { ...all, geometries: all.geometries.filter(({ id }) => here.includes(stateOf(id))) };
}

/** Geometry as lines on the map, cut at its edge and freed of what no eye can see. */
function trace(geometry: Parameters<ReturnType<typeof geoPath>>[0]): Point[][] {
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
