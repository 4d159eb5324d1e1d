import type { City, GeoCircle } from 'schema-dts';

/** A town as search engines are told of it. */
export interface ServedTown {
  name: string;
  stateCode: 'TX' | 'NM';
  latitude: number;
  longitude: number;
}

/** Where the company works: a circle around the middle of the towns, and the towns by name. */
export function describeServiceArea(towns: readonly ServedTown[]): (GeoCircle | City)[] {
  return [describeCircle(towns), ...towns.map(describeTown)];
}

/** Metres; every served town lies within it. */
const radius = '150000';

/** The circle alone, for pages of one kind of work: the towns are told with the company. */
export function describeCircle(towns: readonly ServedTown[]): GeoCircle {
  const mean = (values: number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3));
  return {
    '@type': 'GeoCircle',
    geoMidpoint: {
      '@type': 'GeoCoordinates',
      latitude: mean(towns.map(({ latitude }) => latitude)),
      longitude: mean(towns.map(({ longitude }) => longitude)),
    },
    geoRadius: radius,
  };
}

const states = { TX: 'Texas', NM: 'New Mexico' };

function describeTown({ name, stateCode }: ServedTown): City {
  return {
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: states[stateCode] },
  };
}
