import type { Point } from '../geometry.ts';
import {
  geographyOf,
  kilometersPerMile,
  type MapRegion,
  mapSize,
  type Projection,
  projectionOf,
  type Word,
} from './geography.ts';
import { type Box, boxOf, crosses, type Lettering, type Stretch } from './names.ts';

/** All that maps of a region share, calculated once for each region. */
export function mapOf(region: MapRegion): RegionMap {
  const known = maps.get(region);
  if (known) return known;
  const map = calculate(region);
  maps.set(region, map);
  return map;
}

export type RegionMap = ReturnType<typeof calculate>;

/** Two lettering sizes of one map: for screens from 761 wide, and for those below. */
export type MapSize = 'wide' | 'narrow';

const maps = new WeakMap<MapRegion, RegionMap>();

function calculate(region: MapRegion) {
  const shown = projectionOf(region);
  const radius: Stretch = [shown.ring.center, roundOff(shown.onRing(region.ring.bearing))];
  return {
    region,
    ...shown,
    ...geographyOf(region, shown),
    scaleBar: scaleBarOf(region, shown),
    radius,
    /** Above that line, in its last third. */
    radiusLabel: beside(radius, 0.83, 9),
    sizes: {
      wide: describe(region, shown, plans.wide, region.names.wide),
      narrow: describe(region, shown, plans.narrow, region.names.narrow),
    },
  };
}

/** The point at a part of a line, so many units to its left; whole units. */
export function beside([[x, y], [toX, toY]]: Stretch, part: number, off: number): Point {
  const [dx, dy] = [toX - x, toY - y];
  const turn = off / Math.hypot(dx, dy);
  return roundOff([x + dx * part + dy * turn, y + dy * part - dx * turn]);
}

export const roundOff = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** What the scale's end says, and its length in units. */
function scaleBarOf({ ring: { radiusKm } }: MapRegion, { unitsPerKm }: Projection) {
  const miles = 10 * Math.round(radiusKm / kilometersPerMile / 30);
  return { miles, length: Math.round(miles * kilometersPerMile * unitsPerKm) };
}

/** What a size shows of the map, and its lettering: `mono` in Plex Mono, that of names by their marks. */
interface Plan {
  frame: Box;
  mono: number;
  town: Lettering;
  base: Lettering;
  scaleAt: Point;
}

const plans: Record<MapSize, Plan> = {
  // At 1101 wide the map is 541 wide, and all lettering is 10 at the least.
  wide: {
    ...{ frame: [0, 0, mapSize, mapSize], mono: 14.1, scaleAt: [104, 730] },
    ...{ town: { font: 15, reach: 9, tag: 0 }, base: { font: 21, reach: 15, tag: 14 } },
  },
  // Cropped to the ring so that 24 units stay legible at 320.
  narrow: {
    ...{ frame: [60, 60, 700, 700], mono: 23, scaleAt: [78, 678] },
    ...{ town: { font: 24, reach: 13, tag: 0 }, base: { font: 29, reach: 19, tag: 0 } },
  },
};

/** Adds degree ticks and the room of all fixed words; none is on the ring. */
function describe(region: MapRegion, shown: Projection, plan: Plan, names: readonly Word[]) {
  const { frame, mono, scaleAt } = plan;
  const [left, top, right] = frame;
  const { borders } = region.degrees;
  const meridians = region.degrees.meridians
    .map((degrees) => ({ degrees, x: shown.meridianAt(degrees, top) }))
    .filter(({ x }) => x > left && x < right);
  const parallels = region.degrees.parallels.map((degrees) => ({
    degrees,
    y: shown.parallelAt(degrees, left),
  }));
  const degrees: Word[] = [
    ...meridians.map(({ degrees, x }): Word => {
      const off = degrees === borders.meridian ? mono * 1.5 + 10 : 0;
      const place = { x: Math.round(x + off), y: top + 10 + mono };
      return { text: `${-degrees} W`, ...place, anchor: 'middle' };
    }),
    ...parallels.map(({ degrees, y }): Word => {
      const [x, off] = degrees === borders.parallel ? [6, mono + 6] : [15, mono * 0.33];
      return { text: `${degrees} N`, x: left + x, y: Math.round(y + off), anchor: 'start' };
    }),
  ];
  const [scaleX, scaleY] = scaleAt;
  const scaleEnd = scaleX + scaleBarOf(region, shown).length + 30;
  const words = [
    ...names,
    ...degrees.filter((word) => !crosses(boxOf(word, mono), shown.ringLine)),
  ];
  return {
    ...plan,
    meridians,
    parallels,
    words,
    /** The room of all fixed words but the radius's. */
    wordBoxes: [
      ...words.map((word) => boxOf(word, mono)),
      [scaleX - 6, scaleY - mono - 14, scaleEnd, scaleY + 6] as Box,
    ],
  };
}
