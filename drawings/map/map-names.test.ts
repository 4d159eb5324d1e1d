import { describe, expect, test } from 'vitest';
import { type Content, readCollection, readSingleton } from '#schemas/read-content.ts';
import { hasMap } from '#schemas/service-area.ts';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import { fixtureContent } from '../../checks/fixture/folders.ts';
import type { Box, Point } from '../geometry.ts';
import { crosses, isInside, overlaps, squareAround } from './boxes.ts';
import { type DispatchPlace, layOutDispatch } from './dispatch-layout.ts';
import { officeSites } from './office-map.tsx';
import { regionMap } from './region-map.ts';
import { layOutServiceMap } from './service-map.tsx';

const kilometersPerDegree = 111.195;

/** A company with a map. The towns are bases or have a drive from one. */
interface MappedCompany {
  name: string;
  region: MappedRegion;
  bases: Content<'company'>['bases'];
  towns: Place[];
  office: { city: string; latitude: number; longitude: number };
}

type MappedRegion = Parameters<typeof regionMap>[0];
type Place = Pick<
  Content<'towns'>,
  'id' | 'name' | 'stateCode' | 'latitude' | 'longitude' | 'drive'
>;

const fixtureCompany = await readSingleton('company', fixtureContent);
const fixtureRegion = await readSingleton('region', fixtureContent);
if (!hasMap(fixtureRegion)) throw new Error('The test company has no map.');

const andrews = { city: 'Andrews', latitude: 32.3187, longitude: -102.5457 };
const hobbs = { city: 'Hobbs', latitude: 32.7026, longitude: -103.136 };

const companies: MappedCompany[] = [
  {
    name: 'four towns',
    region: fixtureRegion,
    bases: fixtureCompany.bases,
    towns: await readCollection('towns', fixtureContent),
    office: { city: fixtureCompany.address.city, ...fixtureCompany.position },
  },
  {
    name: 'ten towns, most of them beside each other',
    region: {
      ...fixtureRegion,
      ring: { center: { latitude: 32, longitude: -103.006 }, radiusKm: 150, bearing: 127 },
      degrees: {
        meridians: [-104, -103, -102, -101],
        parallels: [33, 32, 31],
        borders: { meridian: -103, parallel: 32 },
      },
      names: {
        wide: [{ text: 'NEW MEXICO', x: 141, y: 66, anchor: 'middle' }],
        narrow: [{ text: 'NEW MEXICO', x: 78, y: 138, anchor: 'start' }],
      },
    },
    bases: [baseAt(andrews, 'Texas', 'TX'), baseAt(hobbs, 'New Mexico', 'NM')],
    towns: [
      townAt('Andrews', 32.3187, -102.5457),
      townAt('Hobbs', 32.7026, -103.136),
      townAt('Carlsbad', 32.4207, -104.2288, 'Hobbs', 70),
      townAt('Fort Stockton', 30.8941, -102.8793, 'Andrews', 120, [31.4, -102.46]),
      townAt('Kermit', 31.8576, -103.093, 'Andrews', 52),
      townAt('Lovington', 32.944, -103.3485, 'Hobbs', 21),
      townAt('Midland', 31.9974, -102.0779, 'Andrews', 42),
      townAt('Monahans', 31.5943, -102.8926, 'Andrews', 70),
      townAt('Odessa', 31.8457, -102.3676, 'Andrews', 36),
      townAt('Pecos', 31.4229, -103.4932, 'Andrews', 105, [31.79, -102.93]),
    ],
    office: andrews,
  },
];

function baseAt({ city, ...position }: typeof andrews, state: string, stateCode: string) {
  return { city, state, stateCode, position };
}

function townAt(
  name: string,
  latitude: number,
  longitude: number,
  from?: string,
  miles = 0,
  via?: [latitude: number, longitude: number],
): Place {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const position = { id, name, stateCode: 'TX', latitude, longitude };
  if (!from) return position;
  const corner = via && { latitude: via[0], longitude: via[1] };
  return { ...position, drive: { from, miles, minutes: miles, via: corner } };
}

const listPlaces = ({ bases, towns }: MappedCompany): DispatchPlace[] => [
  ...bases.map(({ city, position }) => ({
    ...(towns.find(({ name }) => name === city) ?? { id: city, name: city }),
    ...position,
    drive: undefined,
  })),
  ...towns.filter(({ drive }) => drive),
];

/** Descriptions of all pairs of names whose boxes overlap. */
const listOverlaps = (boxes: readonly { name: string; box: Box }[]) =>
  boxes.flatMap(({ name, box }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlaps(box, other.box))
      .map((other) => `${name} overlaps ${other.name}`),
  );

const nameBoxes = (sites: readonly { name: string; label: { box: Box } }[]) =>
  sites.map(({ name, label: { box } }) => ({ name, box }));

const cases = companies.flatMap((company) =>
  (['wide', 'narrow'] as const).map((size) => ({ ...company, size })),
);

describe.each(cases)('on $size maps of $name', ({ size, ...company }) => {
  const { region, bases, towns, office } = company;
  const map = regionMap(region);
  const places = listPlaces(company);
  const { frame, town, base, wordBoxes } = map.sizes[size];
  const words = wordBoxes.map((box) => ({ name: 'a fixed word', box }));
  const home = layOutServiceMap(map, towns, bases, size, measureMapName);
  const dispatch = layOutDispatch(map, places, size, measureMapName);

  test('place names overlap no other names, words or marks and are inside the frame', () => {
    const nearby = officeSites(region, office, towns, measureMapName);
    expect(listOverlaps(nameBoxes(nearby))).toEqual([]);
    for (const sites of [home.sites, dispatch.sites]) {
      expect(listOverlaps([...nameBoxes(sites), ...words])).toEqual([]);
      expect(sites.filter(({ label }) => !isInside(label.box, frame))).toEqual([]);
      const marks = sites.map(({ name, at, isBase }) => ({
        name: `the mark of ${name}`,
        box: squareAround(at, (isBase ? base : town).reach / 2),
      }));
      expect(sites.flatMap((site) => listOverlaps([...nameBoxes([site]), ...marks]))).toEqual([]);
    }
  });

  test('place names are on the same side of every state line as their marks', () => {
    for (const sites of [home.sites, dispatch.sites]) {
      const across = sites.filter(({ at: [x, y], label: { box } }) => {
        const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const span = {
          left: Math.min(x, middle[0]),
          top: Math.min(y, middle[1]),
          right: Math.max(x, middle[0]),
          bottom: Math.max(y, middle[1]),
        };
        return map.stateLines.some((line) => crosses(span, line));
      });
      expect(across.map(({ name }) => name)).toEqual([]);
    }
  });

  test('every town is shown once, and every town with a drive has a route', () => {
    const cities = bases.map(({ city }) => city);
    expect(home.sites.map(({ name }) => name).sort()).toEqual(
      [...new Set([...towns.map(({ name }) => name), ...cities])].sort(),
    );
    expect(dispatch.sites.flatMap(({ id, route }) => (route ? [id] : []))).toEqual(
      places.filter(({ drive }) => drive).map(({ id }) => id),
    );
  });

  test('route labels overlap no other text', () => {
    const { sites, boxes } = dispatch;
    const otherTexts = boxes.map((box) => ({
      name: sites.find(({ label }) => label.box === box)?.name ?? 'a word',
      box,
    }));
    for (const { figure, id } of sites) {
      if (!figure) continue;
      const routeLabel = { name: `the label of the route to ${id}`, box: figure.box };
      const overlapping = otherTexts.flatMap((other) => listOverlaps([routeLabel, other]));
      expect(overlapping).toEqual([]);
    }
  });
});

test('points one radius north, south, east and west of the center are projected onto the ring', () => {
  const { project, ring } = regionMap(fixtureRegion);
  const { center, radiusKm } = fixtureRegion.ring;
  const degreesOfLatitude = radiusKm / kilometersPerDegree;
  const degreesOfLongitude = degreesOfLatitude / Math.cos((center.latitude * Math.PI) / 180);
  const positions = [
    { ...center, latitude: center.latitude + degreesOfLatitude },
    { ...center, latitude: center.latitude - degreesOfLatitude },
    { ...center, longitude: center.longitude + degreesOfLongitude },
    { ...center, longitude: center.longitude - degreesOfLongitude },
  ];
  for (const position of positions) {
    const [x, y] = project(position);
    const distance = Math.hypot(x - ring.center[0], y - ring.center[1]);
    expect(Math.abs(distance - ring.radius)).toBeLessThan(0.5);
  }
});
