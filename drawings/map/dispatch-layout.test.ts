import { describe, expect, it } from 'vitest';
import { region } from '#site/region.ts';
import { company, towns } from '../../site/checks/content.ts';
import type { Point } from '../parts/polyline.ts';
import { layOutDispatch } from './dispatch-layout.ts';
import { type Box, crosses, overlaps } from './label-placement.ts';
import { mapOf } from './region-map.ts';
import type { MapSize } from './sizes.ts';

const places = [
  ...company.bases.map(({ city, stateCode, position }) => ({
    ...position,
    id: city,
    name: city,
    stateCode,
    href: '#base',
  })),
  ...towns.filter(({ drive }) => drive).map((town) => ({ ...town, href: `#${town.id}` })),
];

describe.each<MapSize>(['wide', 'narrow'])('the %s dispatch map', (size) => {
  const { sites, routes, figures, boxes } = layOutDispatch(mapOf(region), places, size);

  it('shows every place once, and a way to each that is no base', () => {
    expect(sites.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
    expect(routes.map(({ id }) => id)).toEqual(
      places.filter((place) => 'drive' in place).map(({ id }) => id),
    );
  });

  it('begins each way at the base that answers and ends it at the town', () => {
    for (const { id, from, to } of routes) {
      const town = sites.find((site) => site.id === id);
      const base = sites.find(({ name }) => name === town?.drive?.from);
      const away = (one: readonly number[], other: readonly number[] = []) =>
        Math.hypot(Number(one[0]) - Number(other[0]), Number(one[1]) - Number(other[1]));
      expect(away(from, base?.at)).toBeLessThan(22);
      expect(away(to, town?.at)).toBeLessThan(14);
    }
  });

  it('draws no way through a name, and all of it beside them', () => {
    const names = sites.map(({ label }) => label.box);
    for (const { id, from, to, drawn } of routes) {
      for (const stretch of drawn) {
        expect(names.filter((box) => crosses(grow(box, -1), stretch))).toEqual([]);
      }
      for (let part = 0; part <= 1; part += 0.02) {
        const at = grow([...toward(from, to, part), ...toward(from, to, part)], 3);
        const isDrawn = drawn.some((stretch) => crosses(at, stretch));
        const isNear = names.some((box) => overlaps(grow(box, 8), at));
        expect(isDrawn || isNear, `${id} at ${part}`).toBe(true);
      }
    }
  });

  it('lays no word over another, nor the figures of a way over a name', () => {
    const pairs = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).map((other) => [box, other] as const),
    );
    expect(pairs.filter(([box, other]) => overlaps(box, other))).toEqual([]);
    for (const { box } of figures) {
      expect(boxes.filter((other) => overlaps(box, other))).toEqual([]);
    }
  });
});

const grow = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];

const toward = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
