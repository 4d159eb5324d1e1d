import type { City, GeoCircle } from 'schema-dts';
import type { Region } from '#schemas/service-area.ts';

/** A town as search engines are told of it. */
interface ServedTown {
  name: string;
  stateCode: string;
}

/** The region and the towns in it that are served. */
export interface ServedArea {
  region: Region;
  towns: readonly ServedTown[];
}

/** Where the company works: the ring around the towns, and the towns by name. */
export function describeServiceArea({ region, towns }: ServedArea): (GeoCircle | City)[] {
  return [describeCircle(region), ...towns.map((town) => describeTown(town, region))];
}

function describeCircle({ ring: { center, radiusKm } }: Region): GeoCircle {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...center },
    // Meters.
    geoRadius: String(radiusKm * 1000),
  };
}

function describeTown({ name, stateCode }: ServedTown, region: Region): City {
  return {
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: nameState(stateCode, region) },
  };
}

function nameState(code: string, region: Region): string {
  const state = region.states.find((each) => each.code === code);
  if (!state) throw new Error(`content/region.yaml has no state with the code ${code}`);
  return state.name;
}
