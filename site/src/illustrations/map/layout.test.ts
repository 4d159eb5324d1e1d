import { describe, expect, it } from 'vitest';
import { region } from '#site/region.ts';
import { overlaps } from './label-placement.ts';
import { type Base, layOut, type Town } from './layout.ts';
import { kilometres, project, ring } from './projection.ts';
import { type MapSize, sizes } from './sizes.ts';

const towns: Town[] = [
  ['Andrews', 32.3187, -102.5457],
  ['Carlsbad', 32.4207, -104.2288],
  ['Fort Stockton', 30.8941, -102.8793],
  ['Hobbs', 32.7026, -103.136],
  ['Kermit', 31.8576, -103.093],
  ['Lovington', 32.944, -103.3485],
  ['Midland', 31.9974, -102.0779],
  ['Monahans', 31.5943, -102.8926],
  ['Odessa', 31.8457, -102.3676],
  ['Pecos', 31.4229, -103.4932],
].map(([name, latitude, longitude]) => ({
  id: String(name),
  name: String(name),
  latitude: Number(latitude),
  longitude: Number(longitude),
}));

const bases: Base[] = towns
  .filter(({ name }) => name === 'Andrews' || name === 'Hobbs')
  .map((town) => ({ city: town.name, position: town }));

describe.each<MapSize>(['wide', 'narrow'])('the %s map', (size) => {
  const { markers, boxes } = layOut(towns, bases, size);

  it('shows every town once', () => {
    expect(markers.map(({ name }) => name).sort()).toEqual(towns.map(({ name }) => name));
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
  it('holds every town', () => {
    for (const town of towns) {
      expect(kilometres(region.ring.center, town)).toBeLessThan(region.ring.radiusKm);
    }
  });

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
        Math.abs(Math.hypot(x - ring.centre[0], y - ring.centre[1]) - ring.radius),
      ).toBeLessThan(0.5);
    }
  });
});

it('measures the line between the bases', () => {
  expect(layOut(towns, bases, 'wide').spans.map(({ kilometres }) => kilometres)).toEqual([70]);
});
