import type { City, GeoCircle } from 'schema-dts';
import { region } from '#site/region.ts';

/** A town as search engines are told of it. */
export interface ServedTown {
  name: string;
  stateCode: string;
}

/** Where the company works: the ring around the towns, and the towns by name. */
export function describeServiceArea(towns: readonly ServedTown[]): (GeoCircle | City)[] {
  return [describeCircle(), ...towns.map(describeTown)];
}

function describeCircle(): GeoCircle {
  const { center, radiusKm } = region.ring;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...center },
    // Meters.
    geoRadius: String(radiusKm * 1000),
  };
}

function describeTown({ name, stateCode }: ServedTown): City {
  return {
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: nameState(stateCode) },
  };
}

function nameState(code: string): string {
  const state = region.states.find((each) => each.code === code);
  if (!state) throw new Error(`content/region.yaml has no state with the code ${code}`);
  return state.name;
}
