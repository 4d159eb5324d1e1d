import { describe, expect, it } from 'vitest';
import { region } from '#site/region.ts';
import { company, towns } from '../../site/checks/content.ts';
import { overlaps } from './label-placement.ts';
import { type Base, layOut } from './layout.ts';
import { mapOf } from './region-map.ts';
import type { MapSize } from './sizes.ts';

const { bases } = company;
const map = mapOf(region);
const { project, ring, sizes } = map;

describe.each<MapSize>(['wide', 'narrow'])('the %s map', (size) => {
  const { markers, boxes } = layOut(map, towns, bases, size);

  it('shows every town once', () => {
    expect(markers.map(({ name }) => name).sort()).toEqual(
      [
        ...new Set(
          [...towns, ...bases.map(({ city }) => ({ name: city }))].map(({ name }) => name),
        ),
      ].sort(),
    );
  });

  it('lays no word over another', () => {
    const pairs = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).map((other) => [box, other] as const),
    );
    expect(pairs.filter(([box, other]) => overlaps(box, other))).toEqual([]);
  });

  it('lays no name over a marker', () => {
    const { town } = sizes[size];
    const covered = markers.filter(({ label: { box } }) =>
      markers.some(({ at: [x, y] }) =>
        overlaps(box, [
          x - town.reach / 2,
          y - town.reach / 2,
          x + town.reach / 2,
          y + town.reach / 2,
        ]),
      ),
    );
    expect(covered).toEqual([]);
  });

  it('keeps every name in the frame', () => {
    const [left, top, right, bottom] = sizes[size].frame;
    for (const { label } of markers) {
      expect(label.box[0]).toBeGreaterThan(left);
      expect(label.box[1]).toBeGreaterThan(top);
      expect(label.box[2]).toBeLessThan(right);
      expect(label.box[3]).toBeLessThan(bottom);
    }
  });
});

describe('the ring', () => {
  it('lies its radius from its middle in every direction', () => {
    const { center, radiusKm } = region.ring;
    const degrees = radiusKm / 111.195;
    const narrowing = Math.cos((center.latitude * Math.PI) / 180);
    for (const [north, east] of [
      [degrees, 0],
      [-degrees, 0],
      [0, degrees / narrowing],
      [0, -degrees / narrowing],
    ]) {
      const [x, y] = project({
        latitude: center.latitude + Number(north),
        longitude: center.longitude + Number(east),
      });
      expect(
        Math.abs(Math.hypot(x - ring.center[0], y - ring.center[1]) - ring.radius),
      ).toBeLessThan(0.5);
    }
  });
});

it('measures the line between bases', () => {
  const andrews: Base = { city: 'Andrews', position: { latitude: 32.3187, longitude: -102.5457 } };
  const hobbs: Base = { city: 'Hobbs', position: { latitude: 32.7026, longitude: -103.136 } };
  const { spans } = layOut(map, [], [andrews, hobbs], 'wide');
  expect(spans.map(({ kilometers }) => kilometers)).toEqual([70]);
});
