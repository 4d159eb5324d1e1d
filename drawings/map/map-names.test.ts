import { describe, expect, test } from 'vitest';
import { hasMap } from '#schemas/service-area.ts';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import { company, region as ownRegion, towns } from '../../checks/site/content.ts';
import type { Box, Point } from '../geometry.ts';
import { crosses, isInside, overlaps, squareAround } from './boxes.ts';
import { type DispatchPlace, layOutDispatch } from './dispatch-layout.ts';
import { officeSites } from './office-map.tsx';
import { type MapSize, regionMap } from './region-map.ts';
import { layOutServiceMap } from './service-map.tsx';

const kilometersPerDegree = 111.195;

const { bases } = company;
const [firstBase] = bases;
/** The owner's region. If the owner has no map, a region around the first base. */
const region = hasMap(ownRegion)
  ? ownRegion
  : {
      ...ownRegion,
      ring: { center: firstBase?.position ?? company.position, radiusKm: 150, bearing: 127 },
      degrees: { meridians: [], parallels: [], borders: {} },
      names: { wide: [], narrow: [] },
    };
const map = regionMap(region);
const { project, ring, sizes } = map;
const office = { city: company.address.city, ...company.position };
const places: DispatchPlace[] = [
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

describe.each<MapSize>(['wide', 'narrow'])('on %s maps', (size) => {
  const { frame, town, base, wordBoxes } = sizes[size];
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
  const { center, radiusKm } = region.ring;
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
